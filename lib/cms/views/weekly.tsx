import type { AdminViewServerProps } from 'payload';
import { weeklyPage } from '../content/weekly';
import { StaffView } from './staff-view';

const HEADING = { fontSize: '1.25rem', marginBlock: '1.5rem 0.5rem' };

/** What staff could mend, and what the site counted in the last seven days. */
export async function WeeklyView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const parts = req.user ? await weeklyPage(req.payload) : [];
  return (
    <StaffView {...props} title="每周一览">
      {parts.map(({ title, findings, problem }) => (
        <section key={title}>
          <h2 style={HEADING}>
            {title}（{findings.length}）
          </h2>
          {problem && <p>{problem}</p>}
          <ul>
            {findings.map(({ label, href }) => (
              <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
            ))}
          </ul>
        </section>
      ))}
    </StaffView>
  );
}
