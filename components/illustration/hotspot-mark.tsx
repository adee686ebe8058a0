import type { CSSProperties } from 'react';
import { areaPath } from '@/lib/illustrations/areas';
import { boxOf, STAGE, wirePath, type Box } from '@/lib/illustrations/geometry';
import { isPanel, litTogether, SCENES, signalOf, type Hotspot, type SceneName } from '@/lib/illustrations/hotspots';
import { DATA_LABELS } from '@/lib/signals/data-labels';
import { PageLink } from '../ui/page-link';
import { HotspotCards } from './hotspot-cards';
import styles from './illustration.module.css';

const WHOLE = `0 0 ${STAGE.width} ${STAGE.height}`;

/** All of the stage: areas drawn after it are holes in it. */
const EVERYTHING = `M0 0H${STAGE.width}V${STAGE.height}H0Z`;

interface HotspotMarkProps {
  name: SceneName;
  spot: Hotspot & { href: string };
  /** where its disc is */
  at: [number, number];
  /** above which others it lies: a small device is pressed before a large one behind it */
  layer: number;
  /** its place in the list below */
  number?: number;
}

/** One hot area: a link in the shape of the device; after it, all that appears when it is pointed at. */
export function HotspotMark({ name, spot, at: [x, y], layer, number }: HotspotMarkProps) {
  const scene = SCENES[name];
  const own = areaPath(name, spot.id);
  const box = boxOf(own);
  const lit = litTogether(scene, spot);
  const shapes = lit.map((id) => areaPath(name, id)).join('');
  // a panel without a number is its own mark
  const hasDisc = number !== undefined || !isPanel(spot.id);
  const data = spot.data.map((label) => DATA_LABELS[label]).join('、');
  return (
    <>
      <PageLink
        href={spot.href}
        className={styles.spot}
        style={{ ...placeOf(box), zIndex: layer }}
        aria-label={`${spot.label}：${spot.device}，记录${data}`}
        data-spot={spot.id}
        data-shows={spot.data.join(' ')}
        data-signal={signalOf(spot)}
        data-panels={lit.filter(isPanel).join(' ')}
      >
        <svg viewBox={`${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`} aria-hidden="true">
          {hasDisc && (
            <circle className={styles.dot} data-numbered={number ? '' : undefined} cx={x} cy={y} r={number ? 26 : 16} />
          )}
          {number && (
            <text className={styles.number} x={x} y={y + 10} textAnchor="middle">
              {number}
            </text>
          )}
          <path className={styles.area} d={own} />
        </svg>
      </PageLink>
      {/* drawings of their own, not groups of one: a box fades without anything being drawn anew in each frame */}
      <div className={styles.lit} style={colourOf(spot)} aria-hidden="true">
        <svg className={styles.mask} viewBox={WHOLE}>
          <path d={EVERYTHING + shapes} fillRule="evenodd" />
        </svg>
        <svg className={styles.sign} viewBox={WHOLE}>
          <path className={styles.outline} d={shapes} data-outline />
          {wiresOf(name, spot).map((wire) => (
            <path key={wire} className={styles.wire} d={wire} pathLength={1} data-wire />
          ))}
          <HotspotCards name={name} spot={spot} />
        </svg>
      </div>
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

/** A focused link is brought into view: its box is that of its device, not of the stage. */
function placeOf({ left, top, right, bottom }: Box): CSSProperties {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: share(left, STAGE.width),
    top: share(top, STAGE.height),
    width: share(right - left, STAGE.width),
    height: share(bottom - top, STAGE.height),
  };
}
