import { branchesOf, type Branch, type Thread } from '@/lib/relation-threads';
import { PageLink } from '../ui/page-link';
import { Phrases } from '../ui/phrases';
import { NAMES } from './names';
import styles from './thread-branches.module.css';

/** On phones: what an item has to do with, what belongs together below one another. */
export function ThreadBranches({ thread }: { thread: Thread }) {
  return (
    <div className={styles.root}>
      {branchesOf(thread).map(({ types, isRest, branches }) => (
        <section key={types[0]} className={types.length > 1 ? styles.head : undefined}>
          <h3>{`${isRest ? '其他' : ''}${types.map((type) => NAMES[type]).join('、')}`}</h3>
          <Branches branches={branches} />
        </section>
      ))}
    </div>
  );
}

const OPEN = 3;

function Branches({ branches }: { branches: Branch[] }) {
  // one more takes no more room than the line that opens it
  const open = branches.length > OPEN + 1 ? OPEN : branches.length;
  return (
    <>
      <BranchList branches={branches.slice(0, open)} />
      {branches.length > open && (
        <details className={styles.rest}>
          <summary>{`另外${branches.length - open}项`}</summary>
          <BranchList branches={branches.slice(open)} />
        </details>
      )}
    </>
  );
}

function BranchList({ branches }: { branches: Branch[] }) {
  return (
    <ul className={styles.list}>
      {branches.map(({ item: { id, href, title }, under }) => (
        <li key={id}>
          <PageLink href={href}>
            <Phrases parts={title} />
          </PageLink>
          {under.length > 0 && <Branches branches={under} />}
        </li>
      ))}
    </ul>
  );
}
