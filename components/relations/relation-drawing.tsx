import { RELATED_TYPES, type RelatedType, type RelationMap } from '@/lib/content/relation-map';
import styles from './relation-drawing.module.css';

const STEP = 18;
/* names stand left of the first column and right of the last */
const COLUMN: Record<RelatedType, number> = { lab: 240, case: 430, publication: 620, module: 810 };
const NAMES: Record<RelatedType, string> = { lab: '实验室', case: '案例', publication: '论文', module: '设备' };
const TOP = 48;
const WIDTH = 976;

/** The same as the lists at a glance: a dot for each item, a line for each pair. The lists say which is which. */
export function RelationDrawing({ map }: { map: RelationMap }) {
  const most = Math.max(...RELATED_TYPES.map((type) => map[type].length));
  const height = TOP + most * STEP;
  const places = new Map(
    RELATED_TYPES.flatMap((type) =>
      map[type].map(({ id }, index) => {
        const share = (index + 0.5) / map[type].length;
        return [id, { x: COLUMN[type], y: Math.round(TOP + share * most * STEP) }] as const;
      }),
    ),
  );
  return (
    <figure className={styles.root}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <path className={styles.lines} d={linesOf(map, places)} />
        {RELATED_TYPES.map((type) => (
          <g key={type} data-type={type}>
            <text className={styles.name} x={COLUMN[type] - 5} y="20">
              {NAMES[type]}
            </text>
            {map[type].map(({ id, title }) => (
              <g key={id} transform={`translate(${places.get(id)!.x} ${places.get(id)!.y})`}>
                <title>{title}</title>
                <circle className={styles.dot} r="5" />
                {(type === 'lab' || type === 'module') && (
                  <text className={styles.label} data-end={type} x={type === 'lab' ? -14 : 14}>
                    {title}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>一个点是一间实验室、一个案例、一篇论文或一种设备，一条线是列表里的一对。</figcaption>
    </figure>
  );
}

/** Each pair once, from the left to the right. */
function linesOf(map: RelationMap, places: ReadonlyMap<string, { x: number; y: number }>): string {
  return RELATED_TYPES.flatMap((type, index) =>
    map[type].flatMap(({ id, others }) =>
      RELATED_TYPES.slice(index + 1).flatMap((other) =>
        others[other].map((link) => {
          const [from, to] = [places.get(id)!, places.get(link.id)!];
          const middle = (from.x + to.x) / 2;
          return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
        }),
      ),
    ),
  ).join('');
}
