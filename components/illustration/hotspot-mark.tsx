import type { CSSProperties } from 'react';
import { areaPath } from '@/lib/illustrations/areas';
import { STAGE, wirePath } from '@/lib/illustrations/geometry';
import { isPanel, litTogether, SCENES, signalOf, type Hotspot, type SceneName } from '@/lib/illustrations/hotspots';
import { DATA_LABELS } from '@/lib/signals/data-labels';
import { PageLink } from '../ui/page-link';
import { HotspotCards } from './hotspot-cards';
import styles from './illustration.module.css';

/** All of the stage: areas drawn after it are holes in it. */
const EVERYTHING = `M0 0H${STAGE.width}V${STAGE.height}H0Z`;

interface HotspotMarkProps {
  name: SceneName;
  spot: Hotspot & { href: string };
  /** where its disc stands */
  at: [number, number];
  /** its place in the list below */
  number?: number;
}

/** One hot area: a link in the shape of the device; after it, all that appears when it is pointed at. */
export function HotspotMark({ name, spot, at: [x, y], number }: HotspotMarkProps) {
  const scene = SCENES[name];
  const own = areaPath(name, spot.id);
  const lit = litTogether(scene, spot);
  const shapes = lit.map((id) => areaPath(name, id));
  // a panel without a number is its own mark
  const hasDisc = number !== undefined || !isPanel(spot.id);
  const data = spot.data.map((label) => DATA_LABELS[label]).join('、');
  return (
    <>
      <PageLink
        href={spot.href}
        className={styles.spot}
        aria-label={`${spot.label}：${spot.device}，记录${data}`}
        data-spot={spot.id}
        data-shows={spot.data.join(' ')}
        data-signal={signalOf(spot)}
        data-panels={lit.filter(isPanel).join(' ')}
      >
        {hasDisc && <circle className={styles.dot} cx={x} cy={y} r={number ? 26 : 16} />}
        {number && (
          <text className={styles.number} x={x} y={y + 10} textAnchor="middle" aria-hidden="true">
            {number}
          </text>
        )}
        <path className={styles.area} d={own} />
      </PageLink>
      <g className={styles.lit} style={colourOf(spot)} aria-hidden="true">
        <path className={styles.mask} d={EVERYTHING + shapes.join('')} fillRule="evenodd" />
        {/* one group fades, not each of its parts: every fade has its own events */}
        <g className={styles.sign}>
          <path className={styles.outline} d={shapes.join('')} />
          {wiresOf(name, spot).map((wire) => (
            <path key={wire} className={styles.wire} d={wire} pathLength={1} />
          ))}
          <HotspotCards name={name} spot={spot} />
        </g>
      </g>
    </>
  );
}

/** From the device to each of its panels; for a panel, from its devices to it. */
function wiresOf(name: SceneName, spot: Hotspot): string[] {
  const area = (id: string) => areaPath(name, id);
  const senders = SCENES[name].hotspots.filter(({ panels }) => panels.includes(spot.id));
  if (senders.length > 0) return senders.map(({ id }) => wirePath(area(id), area(spot.id)));
  if (spot.panels.length === 0) return [wirePath(area(spot.id))];
  return spot.panels.map((panel) => wirePath(area(spot.id), area(panel)));
}

function colourOf(spot: Hotspot): CSSProperties {
  const signal = signalOf(spot);
  return { '--signal': signal ? `var(--${signal}-on-deep)` : 'var(--deep-tick-major)' } as CSSProperties;
}
