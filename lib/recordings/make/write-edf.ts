import type { MadeSignal } from './recording';
import { DURATION, type Event } from './scene';

/** EDF+ has two bytes a sample, BDF+ three. */
const FORMS = {
  edf: { bytes: 2, version: '0', kind: 'EDF+C', annotations: 'EDF Annotations', annotationSamples: 60 },
  bdf: { bytes: 3, version: '\u00FFBIOSEMI', kind: 'BDF+C', annotations: 'BDF Annotations', annotationSamples: 40 },
} as const;

/** A record is one second. */
const RECORDS = DURATION;

/** A recording with its events, as EDF+ or BDF+ has it: continuous, whoever it is of is not said. */
export function writeEdf(form: keyof typeof FORMS, signals: readonly MadeSignal[], events: readonly Event[]): Buffer {
  const { bytes, version, kind, annotations, annotationSamples } = FORMS[form];
  const most = 2 ** (8 * bytes - 1);
  const all = [
    ...signals.map(({ rate, ...signal }) => ({ ...signal, source: sourceOf(signal, rate), samples: rate })),
    { label: annotations, source: '', unit: '', low: -1, high: 1, samples: annotationSamples },
  ];
  const text = (value: string | number, length: number) => String(value).padEnd(length).slice(0, length);
  const each = (length: number, value: (signal: (typeof all)[number]) => string | number) =>
    all.map((signal) => text(value(signal), length)).join('');
  const header = [
    text(version, 8),
    text('X X X X', 80),
    text('Startdate 20-OCT-2026 X X simulated', 80),
    '20.10.2610.00.00',
    text(256 * (all.length + 1), 8),
    text(kind, 44),
    text(RECORDS, 8),
    text(1, 8),
    text(all.length, 4),
    each(16, ({ label }) => label),
    each(80, ({ source }) => source),
    each(8, ({ unit }) => unit),
    each(8, ({ low }) => low),
    each(8, ({ high }) => high),
    each(8, () => -most),
    each(8, () => most - 1),
    each(80, () => ''),
    each(8, ({ samples }) => samples),
    each(32, () => ''),
  ].join('');
  const records = Array.from({ length: RECORDS }, (_, second) =>
    Buffer.concat([
      ...signals.map((signal) => samplesOf(signal, second, bytes, most)),
      annotationsOf(events, second, annotationSamples * bytes),
    ]),
  );
  return Buffer.concat([Buffer.from(header, 'latin1'), ...records]);
}

function sourceOf({ device, ownRate }: Pick<MadeSignal, 'device' | 'ownRate'>, rate: number): string {
  return `${device} simulated, ${ownRate} Hz${ownRate === rate ? '' : ` reduced to ${rate} Hz`}`;
}

function samplesOf({ values, rate, low, high }: MadeSignal, second: number, bytes: number, most: number): Buffer {
  const made = Buffer.alloc(rate * bytes);
  for (let index = 0; index < rate; index++) {
    const share = (values[second * rate + index] - low) / (high - low);
    const digital = Math.round(share * (2 * most - 1) - most);
    made.writeIntLE(Math.max(-most, Math.min(most - 1, digital)), index * bytes, bytes);
  }
  return made;
}

/** When the record begins, then what happens in it. */
function annotationsOf(events: readonly Event[], second: number, length: number): Buffer {
  const own = events.filter(({ time }) => Math.floor(time) === second);
  const lists = [`+${second}\x14\x14\0`, ...own.map(({ time, label }) => `+${time.toFixed(3)}\x14${label}\x14\0`)];
  const made = Buffer.alloc(length);
  if (made.write(lists.join(''), 'utf8') < lists.join('').length) throw new Error('一秒里的事件太多');
  return made;
}
