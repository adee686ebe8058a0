/** The two grounds of the site and the colours that data take on each. */
export interface Ground {
  name: 'deep' | 'mist';
  /** the picture's own ground */
  field: string;
  /** a panel that lies on the ground */
  panel: string;
  rule: string;
  axis: string;
  tick: string;
  tickMajor: string;
  /** main lines of diagrams and main text */
  ink: string;
  sub: string;
  brand: string;
  gaze: string;
  brain: string;
  heart: string;
  skin: string;
  muscle: string;
  motion: string;
  /** vehicle, video, environment: not a body signal */
  other: string;
}

export type Signal = 'gaze' | 'brain' | 'heart' | 'skin' | 'muscle' | 'motion' | 'other';

export const DEEP: Ground = {
  name: 'deep',
  field: '#07112e',
  panel: '#0d1a44',
  rule: '#22315f',
  axis: '#33457f',
  tick: '#5468ad',
  tickMajor: '#8ea3dd',
  ink: '#ffffff',
  sub: '#a9b7db',
  brand: '#5b8cff',
  gaze: '#5b8cff',
  brain: '#a78bfa',
  heart: '#ff7a92',
  skin: '#ffc04d',
  muscle: '#2fd3a0',
  motion: '#3ddbe6',
  other: '#8ea3dd',
};

export const MIST: Ground = {
  name: 'mist',
  field: '#f3f6fc',
  panel: '#ffffff',
  rule: '#dbe4f3',
  axis: '#9fb0d3',
  tick: '#c3d0ea',
  tickMajor: '#9fb0d3',
  ink: '#0b1533',
  sub: '#4a5878',
  brand: '#1f5bff',
  gaze: '#2f6bff',
  brain: '#8b5cf6',
  heart: '#ff5c7a',
  skin: '#ffb020',
  muscle: '#12b886',
  motion: '#18c7d4',
  other: '#5b6b8f',
};

export const SIGNALS: Signal[] = ['gaze', 'brain', 'heart', 'skin', 'muscle', 'motion'];
