/** What happens in the recording, in seconds: two requests to take over, the first with a voice 400 ms ahead. */
export const DURATION = 60;

export interface Event {
  time: number;
  /** what the byte on the trigger line is */
  code: number;
  label: string;
}

interface Takeover {
  voice?: number;
  icon: number;
  firstLook: number;
  muscle: number;
  hands: number;
  brake: number;
  released: number;
  automation: number;
}

/** Delays after the icon are the medians and means of the case takeover-400ms: with the voice, then without it. */
export const TAKEOVERS: readonly Takeover[] = [
  {
    voice: 20,
    icon: 20.4,
    firstLook: 21.34,
    muscle: 22.09,
    hands: 21.95,
    brake: 22.64,
    released: 25.9,
    automation: 30,
  },
  { icon: 42, firstLook: 43.21, muscle: 43.74, hands: 43.62, brake: 44.31, released: 47.5, automation: 52 },
];

const CODES = { recording_start: 9, takeover_voice: 1, takeover_icon: 2, hands_on: 5, brake_on: 6, automation_on: 7 };

export const EVENTS: readonly Event[] = [
  { time: 0, label: 'recording_start' },
  ...TAKEOVERS.flatMap(({ voice, icon, hands, brake, automation }) => [
    ...(voice === undefined ? [] : [{ time: voice, label: 'takeover_voice' }]),
    { time: icon, label: 'takeover_icon' },
    { time: hands, label: 'hands_on' },
    { time: brake, label: 'brake_on' },
    { time: automation, label: 'automation_on' },
  ]),
].map(({ time, label }) => ({ time, code: CODES[label as keyof typeof CODES], label }));

/** How much the driver is in charge: 0 while the automation drives, 1 from the first look on. */
export function inCharge(time: number): boolean {
  return TAKEOVERS.some(({ firstLook, automation }) => time >= firstLook && time < automation + 1.2);
}

/** Rises from 0 to 1 after a takeover and fades: what heart and skin follow. */
export function arousal(time: number): number {
  return TAKEOVERS.reduce((sum, { icon }) => {
    const since = time - icon - 0.8;
    return since <= 0 ? sum : sum + (1 - Math.exp(-since / 1.6)) * Math.exp(-since / 9);
  }, 0);
}
