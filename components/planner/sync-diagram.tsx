import type { SyncRow } from '@/lib/planner/synchronisation';
import { NoBreakText } from '../ui/no-break-text';
import styles from './sync-diagram.module.css';

/* The drawing is as wide as a phone's column, so that its words keep their size there. */
const WIDTH = 360;
const ROW = 64;
const BOX = { x: 40, width: 180, height: 44 };
/** Where the line of the marks and the line of the data run down. */
const MARKS_X = 14;
const DATA_X = 316;
/** As wide as it can be with the line of the data in its middle. */
const COMPUTER = 112;

const middleOf = (index: number) => index * ROW + BOX.height / 2 + 2;

/** How the devices are held to one clock and where their data goes: drawn, then in words. */
export function SyncDiagram({ rows }: { rows: readonly SyncRow[] }) {
  // where there are two of one, each says how many
  const amountOf = (amount: number) => (rows.some((row) => row.amount > 1) ? ` × ${amount}` : '');
  const hasSource = rows[0]?.role === 'source';
  const lastLine = rows.filter(({ role }) => role !== 'clock').length - 1;
  const end = rows.length * ROW;
  // what is furthest left stands on the page's edge
  const left = rows.some(({ role }) => role !== 'clock') ? MARKS_X - 1 : BOX.x - 1;
  return (
    <figure className={styles.root}>
      <div>
        <svg viewBox={`${left} 0 ${WIDTH} ${end + BOX.height + 4}`} aria-hidden="true" focusable="false">
          {hasSource && lastLine > 0 && (
            <path d={`M${MARKS_X} ${middleOf(0)}V${middleOf(lastLine)}`} data-line="marks" />
          )}
          <path d={`M${DATA_X} ${middleOf(0)}V${end}`} data-line="data" />
          {rows.map(({ alias, title, amount, role, link, isCable }, index) => {
            const y = middleOf(index);
            return (
              <g key={alias} data-role={role}>
                {role !== 'clock' && <path d={`M${MARKS_X} ${y}H${BOX.x}`} data-line="marks" />}
                {role === 'line' && (
                  <path d={`M${BOX.x - 8} ${y - 5}L${BOX.x} ${y}L${BOX.x - 8} ${y + 5}`} data-line="marks" />
                )}
                <path d={`M${BOX.x + BOX.width} ${y}H${DATA_X}`} data-line={isCable ? 'data' : 'air'} />
                <rect x={BOX.x} y={y - BOX.height / 2} width={BOX.width} height={BOX.height} rx="8" />
                <text x={BOX.x + 12} y={y + 6} data-name="">
                  {title}
                  {amountOf(amount)}
                </text>
                <text x={(BOX.x + BOX.width + DATA_X) / 2} y={y - 7} textAnchor="middle">
                  {link}
                </text>
              </g>
            );
          })}
          <g data-role="computer">
            <rect x={DATA_X - COMPUTER / 2} y={end} width={COMPUTER} height={BOX.height} rx="8" />
            <text x={DATA_X} y={end + BOX.height / 2 + 6} textAnchor="middle" data-name="">
              采集电脑
            </text>
          </g>
        </svg>
        <p className={styles.key}>
          {[hasSource && '左边的线：触发线', '实线：网线、USB或总线', '虚线：无线'].filter(Boolean).join('；')}。
        </p>
      </div>
      <figcaption>
        <dl>
          {rows.map(({ alias, title, amount, link, says }) => (
            <div key={alias}>
              <dt>
                {title}
                {amountOf(amount)}
              </dt>
              <dd>
                <NoBreakText>{[link && `数据走${link}`, says].filter(Boolean).join('；')}</NoBreakText>
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
