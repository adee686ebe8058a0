import type { LatestItem } from '@/lib/pages/latest-items';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { BreakableTitle } from '../ui/breakable-title';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { Picture } from '../ui/picture';
import styles from './search-starts.module.css';

/** What people ask first, and the words that answer it. */
const QUESTIONS = [
  { question: '眼动仪，眼镜式还是屏幕式？', text: '眼动仪' },
  { question: '十几台设备怎样对到同一条时间轴？', text: '同步 验收' },
  { question: '脑电能不能带到现场去做？', text: '脑电 现场' },
  { question: '做接管研究，要哪些设备？', text: '接管 驾驶模拟' },
  { question: '心率变异性要记多长才够？', text: '心率变异性' },
  { question: '建一间实验室，要多大的房间？', text: '实验室 房间' },
];

/** The search page before anything is typed: six questions, and the latest of each kind. */
export function SearchStarts({ latest }: { latest: LatestItem[] }) {
  return (
    <div className={styles.root}>
      <section aria-labelledby="search-questions">
        <h2 id="search-questions">常被问到</h2>
        <ul className={styles.questions}>
          {QUESTIONS.map(({ question, text }) => (
            <li key={text}>
              <a href={paths.searchResults(text)} data-search={text}>
                {question}
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M4 10h11M11 5.5l4.5 4.5-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {latest.length > 0 && (
        <section aria-labelledby="search-latest">
          <h2 id="search-latest">最近更新</h2>
          <ul className={styles.latest}>
            {latest.map(({ kind, href, title, date, image }) => (
              <li key={href} className={cover.area} data-picture={image !== null || undefined}>
                <div>
                  <p className={styles.kind}>
                    {kind}
                    {date && <time dateTime={date}>{formatDate(date)}</time>}
                  </p>
                  <CoverLink href={href}>
                    <BreakableTitle>{title}</BreakableTitle>
                  </CoverLink>
                </div>
                {image && <Picture picture={image} sizes="112px" />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
