import { Fragment } from 'react';
import type { Thread } from '@/lib/pages/thread';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { PageLink } from '../ui/page-link';
import { COUNTED, NAMES } from './names';
import styles from './thread-columns.module.css';

interface ThreadColumnsProps {
  thread: Thread;
  /** of the item itself */
  href: string;
  label: string;
}

/** What an item has to do with, kind by kind; lines join what belongs together. */
export function ThreadColumns({ thread: { columns, lines }, href, label }: ThreadColumnsProps) {
  return (
    <>
      <div className={styles.root}>
        {columns.map(({ type, links }, index) => (
          <Fragment key={type}>
            {index > 0 && <Lines lines={lines[index - 1]} />}
            <div className={styles.column}>
              <h3>
                {NAMES[type]}
                <span>
                  {links.length}
                  {COUNTED[type][0]}
                </span>
              </h3>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <PageLink href={paths[type](link.alias)}>{link.title}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          </Fragment>
        ))}
      </div>
      <ArrowLink href={href}>{label}</ArrowLink>
    </>
  );
}

const SIZE = 100;

function Lines({ lines }: { lines: Thread['lines'][number] }) {
  const path = lines
    .map(({ from, to }) => [Math.round(from * SIZE * 10) / 10, Math.round(to * SIZE * 10) / 10])
    .map(([from, to]) => `M0 ${from}C50 ${from} 50 ${to} ${SIZE} ${to}`)
    .join('');
  return (
    <svg className={styles.lines} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
