import type { CSSProperties } from 'react';
import { isNarrow, namesOf, scaleOf } from '@/lib/floor-plans/drawing';
import { numbersOf } from '@/lib/floor-plans/numbers';
import type { Box, FloorPlan as Plan, Point } from '@/lib/floor-plans/plan';
import { planInWords } from '@/lib/floor-plans/words';
import { PageLink } from '../ui/page-link';
import hidden from '../ui/visually-hidden.module.css';
import styles from './floor-plan.module.css';
import { PlanDrawing } from './plan-drawing';

/** A device of the list beside a plan. */
export interface PlanDevice {
  alias: string;
  title: string;
  /** what it is: its module's name */
  kind?: string;
  href: string;
  /** how many, what one costs */
  note?: string;
}

interface FloorPlanProps {
  plan: Plan;
  devices: readonly PlanDevice[];
}

/** A room to scale with its dimensions; its devices carry the numbers of the list below, and light up with it. */
export function FloorPlan({ plan, devices }: FloorPlanProps) {
  const { width, depth } = plan;
  const aliases = devices.map(({ alias }) => alias);
  const scale = scaleOf(plan);
  const numbers = numbersOf(plan, aliases);
  const place = ([x, y]: Point) => ({ '--x': (x / width).toFixed(4), '--y': (y / depth).toFixed(4) }) as CSSProperties;
  const words = planInWords(plan, new Map(devices.map(({ alias, title }) => [alias, title])));
  return (
    <figure className={styles.root} style={{ '--width': width, '--depth': depth } as CSSProperties}>
      <p className={hidden.root}>{words}</p>
      <div className={styles.plan}>
        <div className={styles.floor}>
          <PlanDrawing plan={plan} devices={aliases} numbers={numbers} />
          {plan.rooms.map((room) => (
            <span
              key={room.at.join()}
              className={styles.room}
              style={place(room.at)}
              data-narrow={isNarrow(room, plan) || undefined}
              aria-hidden="true"
            >
              {room.name}
              <small>{areaOf(room)}</small>
            </span>
          ))}
          {namesOf(plan, numbers).map(({ name, at, isUpright, isWideOnly }) => (
            <span
              key={at.join()}
              className={styles.name}
              style={place(at)}
              data-upright={isUpright || undefined}
              data-wide={isWideOnly || undefined}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
          {numbers.map(({ number, at }) => (
            <a
              key={at.join()}
              href={`#plan-${number}`}
              className={styles.number}
              style={place(at)}
              data-device={number}
              aria-label={`${number}，${devices[number - 1].title}`}
            >
              {number}
            </a>
          ))}
        </div>
        <span className={styles.down} aria-hidden="true">
          <b>{depth} m</b>
        </span>
        <span className={styles.across} aria-hidden="true">
          <b>{width} m</b>
        </span>
        <span
          className={styles.scale}
          style={{ '--share': (scale / width).toFixed(4) } as CSSProperties}
          aria-hidden="true"
        >
          {scale} m
        </span>
      </div>
      <ol className={styles.devices}>
        {devices.map(({ alias, title, kind, href, note }, index) => (
          <li key={alias} id={`plan-${index + 1}`} data-device={index + 1}>
            <span>
              <PageLink href={href}>{title}</PageLink>
              {kind && <span className={styles.kind}>{kind}</span>}
            </span>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ol>
      <figcaption className={styles.key}>{signsOf(plan)}</figcaption>
    </figure>
  );
}

const areaOf = ({ size: [width, depth] }: Box) => `${Math.round(width * depth * 10) / 10} m²`;

/** What the signs of a plan mean; those that are in it. */
function signsOf({ lines, marks, boxes }: Plan): string {
  const kinds = new Set([...lines, ...marks, ...boxes].map(({ kind }) => kind));
  const signs = [
    kinds.has('window') && '蓝线：窗或单向玻璃',
    kinds.has('sightline') && '蓝虚线：视线',
    kinds.has('camera') && '三角：摄像机的朝向',
    kinds.has('socket') && '圆圈：插座',
    kinds.has('gap') && '点线框：检修空间',
  ];
  return signs.filter(Boolean).join('　');
}
