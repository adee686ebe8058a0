import { planQuery } from '@/lib/planner/address';
import type { Replaced } from '@/lib/planner/choose';
import type { Contradiction } from '@/lib/planner/contradictions';
import { paths } from '@/lib/paths';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';
import styles from './plan-contradictions.module.css';

interface PlanContradictionsProps {
  found: readonly Contradiction[];
  replaced: readonly Replaced[];
  /** of the form to plan anew, where there is no other way out */
  change: { id: string; title: string };
}

/** What cannot be as it is planned, each with its ways out. */
export function PlanContradictions({ found, replaced, change }: PlanContradictionsProps) {
  return (
    <section id="contradictions" className={styles.root} aria-labelledby="contradictions-title">
      <h2 id="contradictions-title">{`互相冲突的${found.length}处`}</h2>
      <Replacements replaced={replaced} />
      <ul>
        {found.map(({ says, ways }) => (
          <li key={says}>
            <p>
              <NoBreakText>{says}</NoBreakText>
              {ways.length === 0 && '现有的型号里没有换法。'}
            </p>
            <p className={styles.ways} data-screen-only="">
              {ways.map(({ label, asked }) => (
                <PageLink key={label} href={paths.planner(planQuery(asked))} rel="nofollow">
                  {label}
                </PageLink>
              ))}
              {ways.length === 0 && <PageLink href={`#${change.id}`}>{change.title}</PageLink>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** That nothing was found: a line in the head of the plan. */
export function NoContradictions({ replaced }: Pick<PlanContradictionsProps, 'replaced'>) {
  return (
    <section id="contradictions" className={styles.none} aria-labelledby="contradictions-title">
      <h2 id="contradictions-title">没有发现冲突</h2>
      <Replacements replaced={replaced} />
      <p>查过：被试走动、触发线、戴在同一处、台数与网络。没有查过的还有房间、伦理与您自己的任务。</p>
    </section>
  );
}

function Replacements({ replaced }: Pick<PlanContradictionsProps, 'replaced'>) {
  if (replaced.length === 0) return null;
  const words = replaced.map(({ from, to }) => `${from.title}换成${to.title}`).join('，');
  return (
    <p>
      <NoBreakText>{`照这些条件换过：${words}。`}</NoBreakText>
    </p>
  );
}
