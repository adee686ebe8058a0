import { boxPath, linePath, reachOf, swingPath, viewPath } from '@/lib/floor-plans/drawing';
import type { PlanNumber } from '@/lib/floor-plans/numbers';
import { STANDING, type Box, type FloorPlan } from '@/lib/floor-plans/plan';
import styles from './plan-drawing.module.css';

interface PlanDrawingProps {
  plan: FloorPlan;
  /** aliases, in the order of their numbers */
  devices?: readonly string[];
  /** beside what they name: a line leads to each */
  numbers?: readonly PlanNumber[];
}

/** A plan without any words, in metres: floor, what is drawn on it, what stands there, walls with their openings. */
export function PlanDrawing({ plan, devices = [], numbers = [] }: PlanDrawingProps) {
  const { width, depth, rooms, boxes, lines, marks } = plan;
  const of = (device: string) => devices.indexOf(device) + 1 || undefined;
  const reach = reachOf(plan);
  const standing = boxes.filter(({ kind }) => STANDING.includes(kind));
  return (
    <svg viewBox={`0 0 ${width} ${depth}`} className={styles.root} aria-hidden="true" focusable="false">
      {[...rooms, ...boxes.filter((box) => !standing.includes(box))].map((box, index) => (
        <path key={index} d={boxPath(box)} data-kind={box.kind} />
      ))}
      {lines.map((line, index) =>
        line.kind === 'sightline' ? <path key={index} d={linePath(line)} data-kind="sightline" /> : null,
      )}
      {standing.map((box, index) => (
        <Standing key={index} box={box} device={of(box.device)} />
      ))}
      {marks.map((mark, index) =>
        mark.kind === 'camera' ? (
          <path key={index} d={viewPath(mark, reach)} data-kind="camera" data-device={of(mark.device)} />
        ) : null,
      )}
      {rooms.map((room, index) => (
        <path key={index} d={boxPath(room)} data-kind="outline" />
      ))}
      {lines.map((line, index) =>
        line.kind === 'sightline' ? null : (
          <g key={index}>
            {line.kind !== 'wall' && <path d={linePath(line)} data-kind="opening" />}
            <path d={linePath(line)} data-kind={line.kind === 'door' && line.swing ? 'threshold' : line.kind} />
            {line.swing && <path d={swingPath(line)} data-kind="swing" />}
          </g>
        ),
      )}
      {marks.map(({ kind, at: [x, y], device }, index) =>
        kind === 'camera' ? null : (
          <circle key={index} cx={x} cy={y} r={width / 120} data-kind={kind} data-device={of(device)} />
        ),
      )}
      {numbers.map(({ at, from }) => (
        <path key={at.join()} d={linePath({ at: from, to: at })} data-kind="leader" />
      ))}
    </svg>
  );
}

/** A thing on the floor; a seat has its back, which lies behind who looks up. */
function Standing({ box, device }: { box: Box; device?: number }) {
  const { kind, at, size, turn } = box;
  if (kind !== 'seat') return <path d={boxPath(box)} data-kind={kind} data-device={device} />;
  const [x, y] = at;
  const [width, depth] = size;
  return (
    <g transform={`rotate(${turn} ${x + width / 2} ${y + depth / 2})`} data-device={device}>
      <rect x={x} y={y} width={width} height={depth} rx={Math.min(width, depth) / 4} data-kind="seat" />
      <path d={`M${x + width * 0.12} ${y + depth * 0.86}H${x + width * 0.88}`} data-kind="back" />
    </g>
  );
}
