import { readFileSync } from 'node:fs';
import { EDF } from 'edfjs';
import { makeRecording } from '@/lib/recordings/make/recording';
import { EVENTS } from '@/lib/recordings/make/scene';

/* The files that are given away open in a reader that is not ours. */

const bytesOf = (form: string) => {
  const file = readFileSync(`lib/sample-content/media/sample-data/takeover-60s.${form}`);
  return new Uint8Array(file).buffer;
};
const signals = makeRecording();

test('edfjs 读 EDF+：通道、单位、采样率与值都对', async () => {
  const edf = new EDF();
  edf.read_buffer(bytesOf('edf'));
  expect(edf).toMatchObject({ type: 'EDF+C', duration: 60, num_channels: signals.length + 1 });
  const values = await edf.get_physical_samples(
    0,
    null,
    signals.map(({ label }) => label),
  );
  for (const { label, unit, rate, low, high, values: made } of signals) {
    expect(edf.channel_by_label[label].physical_dimension).toBe(unit);
    const read = values[label];
    expect(read).toHaveLength(rate * 60);
    const worst = made.reduce((most, value, index) => Math.max(most, Math.abs(value - read[index])), 0);
    expect([label, worst <= (high - low) / 60_000]).toEqual([label, true]);
  }
});

test('edfjs 读得到每个事件的时刻与名称', () => {
  const edf = new EDF();
  edf.read_buffer(bytesOf('edf'));
  const found = JSON.stringify(edf.annotations);
  for (const { time, label } of EVENTS) {
    expect(found).toContain(label);
    expect(found).toContain(String(Number(time.toFixed(3))));
  }
});

test('BDF+ 的头照规定写，24 位的值与 EDF+ 的相同', () => {
  const file = Buffer.from(bytesOf('bdf'));
  const text = (from: number, length: number) => file.toString('latin1', from, from + length).trim();
  expect(text(0, 8)).toBe('\u00FFBIOSEMI');
  expect(text(192, 44)).toBe('BDF+C');
  const count = Number(text(252, 4));
  expect(count).toBe(signals.length + 1);
  expect(text(256 + 16 * (count - 1), 16)).toBe('BDF Annotations');
  const perRecord = (signals.reduce((sum, { rate }) => sum + rate, 0) + 40) * 3;
  expect(file.byteLength).toBe(256 * (count + 1) + 60 * perRecord);
  let start = 256 * (count + 1);
  for (const { label, rate, low, high, values } of signals) {
    const digital = file.readIntLE(start + 3 * 7, 3);
    const value = low + ((digital + 2 ** 23) * (high - low)) / (2 ** 24 - 1);
    expect([label, Math.abs(value - values[7]) <= (high - low) / 2 ** 24]).toEqual([label, true]);
    start += rate * 3;
  }
  const marks = file.toString('utf8', 256 * (count + 1));
  for (const { time, label } of EVENTS) expect(marks).toContain(`+${time.toFixed(3)}\x14${label}\x14`);
});
