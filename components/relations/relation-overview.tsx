import { RELATED_TYPES, threadOf, type RelationMap } from '@/lib/relation-threads';
import { COUNTED } from './names';
import styles from './relation-overview.module.css';

const WIDTH = 480;
/** Between one kind and the next, and from the edge to the first. */
const STEP = 64;
const EDGE = 8;

/** All items as points, a row for each kind, and what joins them; the words count them. */
export function RelationOverview({ map }: { map: RelationMap }) {
  const rowsOf = (type: (typeof RELATED_TYPES)[number]) => map[type].map((_, row) => row);
  const { columns, lines } = threadOf(map, {
    others: {
      lab: rowsOf('lab'),
      case: rowsOf('case'),
      publication: rowsOf('publication'),
      module: rowsOf('module'),
    },
  });
  const x = (level: number, place: number) => round(((place + 0.5) / columns[level].items.length) * WIDTH);
  const y = (level: number) => EDGE + level * STEP;
  const curve = (level: number, [from, to]: [number, number]) => {
    const middle = y(level) + STEP / 2;
    return `M${x(level, from)} ${y(level)}C${x(level, from)} ${middle} ${x(level + 1, to)} ${middle} ${x(level + 1, to)} ${y(level + 1)}`;
  };
  return (
    <figure className={styles.root}>
      <ul>
        {columns.map(({ type, items }) => (
          <li key={type}>
            <b>{items.length}</b>
            {COUNTED[type]}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${2 * EDGE + STEP * (columns.length - 1)}`} aria-hidden="true">
        {lines.map((pairs, level) => (
          <path key={columns[level].type} d={pairs.map((pair) => curve(level, pair)).join('')} />
        ))}
        {columns.map(({ type, items }, level) => (
          <path
            key={type}
            className={styles.points}
            d={items.map((_, place) => `M${x(level, place)} ${y(level)}h0`).join('')}
          />
        ))}
      </svg>
    </figure>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
