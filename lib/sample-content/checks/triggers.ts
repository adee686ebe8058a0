import type { ContentFolder } from '../../content-service/folder';
import type { World } from './world';

/** A device that samples its trigger with the signal sees a pulse that lasts at least this many samples. */
const SAMPLES = 5;
const LATCHED = /硬件锁存/;
/** Modules whose triggers go out, or are the pulses themselves. */
const SENDERS = new Set(['driving-simulation', 'environment-markers']);
/** A row of the table of pulses: devices, sampling rate, pulse. */
const ROW = /^\| ([^|]*HZ-[^|]*) \| ([^|]+) \| (\d+) ms \|$/gm;
/** What a device says of itself. */
const OWN_PULSE = /宽度?不[短小]于(\d+) ms/;

/** Every device with a trigger input stands in the table of pulses, long enough for its rate, and says the same of itself. @returns one line per breach */
export function checkTriggers(folder: ContentFolder, { modules }: World): string[] {
  const wiring = (folder.find('tech-document', 'trigger-wiring')?.data.description ?? '') as string;
  const rows = [...wiring.matchAll(ROW)].map(([, devices, rate, pulse]) => ({ devices, rate, pulse: Number(pulse) }));
  return modules
    .filter(({ alias }) => !SENDERS.has(alias))
    .flatMap(({ versions }) => versions)
    .filter(({ interfaces }) => interfaces.includes('TTL'))
    .flatMap(({ alias, model, sampling }) => {
      const row = rows.find(({ devices }) => devices.includes(model));
      if (!row) return [`tech-document/trigger-wiring.yaml 脉宽的表里没有${model}`];
      const shortest = LATCHED.test(row.rate) ? 0 : (1000 * SAMPLES) / sampling;
      const own = OWN_PULSE.exec(JSON.stringify(folder.find('product', alias)?.data ?? ''))?.[1];
      return [
        ...(row.pulse >= shortest
          ? []
          : [`tech-document/trigger-wiring.yaml ${model}的脉宽至少 ${Math.ceil(shortest)} ms`]),
        ...(own === undefined || Number(own) === row.pulse
          ? []
          : [`product/${alias}.yaml 脉宽${own} ms，接线文档里是 ${row.pulse} ms`]),
      ];
    });
}
