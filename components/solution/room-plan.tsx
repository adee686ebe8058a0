import type { NamedValue } from '@/lib/content/types';
import styles from './room-plan.module.css';

/** Drawing units in a metre. */
const METRE = 100;
const MARGIN = 70;

/** The floor that a solution is on, in true proportion, a square a metre; nothing where no facts give its sides. */
export function RoomPlan({ facts }: { facts: NamedValue[] }) {
  const sides = facts.map(({ name, value }) => ({ name, found: sidesOf(value) })).find(({ found }) => found);
  if (!sides?.found) return null;
  const [width, depth] = sides.found;
  const label = `${sides.name} ${width} m × ${depth} m`;
  const right = MARGIN + width * METRE;
  const bottom = MARGIN / 2 + depth * METRE;
  return (
    <figure className={styles.root}>
      <svg viewBox={`0 0 ${right + MARGIN / 2} ${bottom + MARGIN}`} role="img" aria-label={label}>
        <rect x={MARGIN} y={MARGIN / 2} width={width * METRE} height={depth * METRE} className={styles.floor} />
        {metres(width).map((at) => (
          <path key={`x${at}`} d={`M${MARGIN + at * METRE} ${MARGIN / 2}V${bottom}`} className={styles.grid} />
        ))}
        {metres(depth).map((at) => (
          <path key={`y${at}`} d={`M${MARGIN} ${MARGIN / 2 + at * METRE}H${right}`} className={styles.grid} />
        ))}
        {/* the shoulders of a person, 0.5 m wide, for scale */}
        <ellipse cx={MARGIN + (width * METRE) / 2} cy={MARGIN / 2 + (depth * METRE) / 2} rx={25} ry={14} />
        <text x={MARGIN + (width * METRE) / 2} y={bottom + 46} textAnchor="middle">
          {width} m
        </text>
        <text x={MARGIN - 14} y={MARGIN / 2 + (depth * METRE) / 2 + 10} textAnchor="end">
          {depth} m
        </text>
      </svg>
      <figcaption>一格 1 m，中间是一个人的肩宽</figcaption>
    </figure>
  );
}

/** The lines between the metres of a side. */
function metres(length: number): number[] {
  return Array.from({ length: Math.ceil(length) - 1 }, (_, index) => index + 1);
}

/** `8 m × 6 m` → the two sides; null where a value says no two lengths, or none that a room has. */
function sidesOf(value: string): [number, number] | null {
  const found = /(\d+(?:\.\d+)?)\s*m?\s*×\s*(\d+(?:\.\d+)?)\s*m(?![²\w])/.exec(value);
  if (!found) return null;
  const sides: [number, number] = [Number(found[1]), Number(found[2])];
  return sides.every((side) => side >= 1 && side <= 40) ? sides : null;
}
