import { bump, rise } from './shapes';
import { LOOP, TRACES, type Signal } from './traces';

/** Everything that the illustrations say is recorded, by the name that is over the scenes. */
export const DATA_LABELS = {
  brain: '脑电',
  gaze: '眼动',
  motion: '动作捕捉',
  physiology: '生理测量',
  lidar: '激光雷达',
  radar: '雷达',
  gps: 'GPS',
  imu: 'IMU',
  'wheel-speed': '轮速',
  can: 'CAN总线',
  camera: '摄像机',
  pedal: '踏板',
  steering: '方向盘',
  seat: '座椅压力',
} as const;

export type DataLabel = keyof typeof DATA_LABELS;

/** Labels that carry a signal of the body, and so its colour; the others are machines. */
const OF_BODY: Partial<Record<DataLabel, Signal>> = {
  brain: 'brain',
  gaze: 'gaze',
  motion: 'motion',
  physiology: 'heart',
};

export const bodySignal = (label: DataLabel): Signal | undefined => OF_BODY[label];

/** The value of a label's signal at a time in seconds, about −1 … 1; repeats with the loop of the traces. */
export function valueOf(label: DataLabel, seconds: number): number {
  const signal = OF_BODY[label];
  if (signal) return TRACES.find((trace) => trace.signal === signal)?.at(seconds) ?? 0;
  const t = ((((seconds - LOOP.start) % LOOP.seconds) + LOOP.seconds) % LOOP.seconds) + LOOP.start;
  return MACHINES[label as keyof typeof MACHINES](t);
}

/**
 * Vehicle and room round the one event of the loop: the car in front brakes at 0 s, the foot at 0.86 s,
 * the own car is slowest at 2.4 s and drives on.
 */
const MACHINES = {
  /** gap to the car in front, ten times a second: shrinks, is held, opens again */
  lidar: (t: number) => stepped(t, 0.1, (at) => 0.7 - 1.3 * rise(at, 0.9, 0.3) + 1.3 * rise(at, 3.4, 0.25)),
  /** speed at which that gap changes */
  radar: (t: number) => 0.1 - 0.9 * bump(t, 0.8, 0.4) + 0.8 * bump(t, 3.3, 0.5) + 0.05 * grain(t, 40),
  /** position along the road, once every 0.2 s */
  gps: (t: number) => stepped(t, 0.2, (at) => -0.8 + 0.28 * (at - LOOP.start) - 0.35 * bump(at, 2.2, 1.1)),
  /** deceleration on top of what the road shakes */
  imu: (t: number) => 0.15 - 0.85 * bump(t, 1.5, 0.5) + 0.4 * bump(t, 3.3, 0.6) + 0.12 * grain(t, 90),
  'wheel-speed': (t: number) => 0.6 - 1.1 * rise(t, 1.5, 0.22) + 1.1 * rise(t, 3.6, 0.3) + 0.02 * grain(t, 50),
  /** frames on the bus: high or low, in bursts */
  can: (t: number) => (grain(t, 11) > -0.2 ? (grain(t + 7, 120) > 0 ? 0.6 : -0.6) : -0.6),
  /** one tick per picture */
  camera: (t: number) => ((((t - LOOP.start) * 10) % 1) + 1 < 1.18 ? 0.7 : -0.5),
  pedal: (t: number) => -0.6 + 1.3 * rise(t, 0.9, 0.04) - 1.3 * rise(t, 2.3, 0.1),
  /** small corrections, one larger one to keep the lane while braking */
  steering: (t: number) => 0.22 * Math.sin(2.2 * t) + 0.14 * Math.sin(5.1 * t + 1) + 0.5 * bump(t, 1.7, 0.3),
  /** the body slides forward under braking and sits back */
  seat: (t: number) => -0.4 + 0.9 * bump(t, 1.7, 0.6) + 0.04 * grain(t, 12),
};

/** What a sensor says that measures only so often: the last value stays. */
function stepped(t: number, period: number, value: (at: number) => number): number {
  return value(Math.floor(t / period) * period);
}

/** The same at every run: −1 … 1, `rate` values a second. */
function grain(t: number, rate: number): number {
  const value = Math.sin(Math.floor((t - LOOP.start) * rate) * 127.1 + rate * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}
