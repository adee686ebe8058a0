import { areaPath } from '@/lib/illustrations/areas';
import { boxOf, cardOver, type Box } from '@/lib/illustrations/geometry';
import { isPanel, SCENES, type Hotspot, type SceneName } from '@/lib/illustrations/hotspots';
import styles from './illustration.module.css';

/** Letter heights in the units of the stage; small drawings show the names alone, larger. */
const SIZE = { name: 44, device: 32, narrow: 52, panel: 48 };

/** What the signal comes from, and what measures it, where it begins; the name of each panel that shows it, where it ends. */
export function HotspotCards({ name, spot }: { name: SceneName; spot: Hotspot }) {
  const area = (id: string) => boxOf(areaPath(name, id));
  const whole = cardOver(area(spot.id), [
    { size: SIZE.name, text: spot.label },
    { size: SIZE.device, text: spot.device },
  ]);
  const narrow = cardOver(area(spot.id), [{ size: SIZE.narrow, text: spot.label }]);
  const panels = SCENES[name].hotspots.filter(({ id }) => id !== spot.id && spot.panels.includes(id) && isPanel(id));
  const taken = [whole];
  return (
    <>
      {panels.map(({ id, label }) => {
        const card = cardOver(area(id), [{ size: SIZE.panel, text: label }], taken);
        taken.push(card);
        return <Card key={id} className={styles.panelCard} box={card} lines={[{ size: SIZE.panel, text: label }]} />;
      })}
      <Card
        className={styles.card}
        box={whole}
        lines={[
          { size: SIZE.name, text: spot.label },
          { size: SIZE.device, text: spot.device },
        ]}
      />
      <Card className={styles.narrowCard} box={narrow} lines={[{ size: SIZE.narrow, text: spot.label }]} />
    </>
  );
}

interface CardProps {
  className: string;
  box: Box;
  lines: { size: number; text: string }[];
}

function Card({ className, box: { left, top, right, bottom }, lines }: CardProps) {
  const baseline = (line: number) => top + 10 + 1.3 * lines.slice(0, line + 1).reduce((sum, { size }) => sum + size, 0);
  return (
    <g className={className}>
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={16} />
      {lines.map(({ size, text }, line) => (
        <text key={text} x={(left + right) / 2} y={baseline(line)} fontSize={size} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}
