import { readFileSync } from 'node:fs';
import { beats } from '@/lib/recordings/make/body';
import { makeRecording, type MadeSignal } from '@/lib/recordings/make/recording';
import { Random } from '@/lib/recordings/make/random';
import { DURATION, EVENTS, TAKEOVERS } from '@/lib/recordings/make/scene';
import { firstLooks, tables } from '@/lib/recordings/make/tables';
import { writeEdf } from '@/lib/recordings/make/write-edf';
import { ContentFolder } from '@/lib/content-service/folder';
import { readEdf } from '@/lib/recordings/edf';

const signals = makeRecording();
const column = (name: string): MadeSignal => signals.find((signal) => signal.column === name)!;
const file = (name: string) => readFileSync(`lib/sample-content/media/sample-data/${name}`);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sd = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
/** What a signal says between two moments. */
const part = (name: string, from: number, to: number) => {
  const { values, rate } = column(name);
  return [...values.slice(Math.round(from * rate), Math.round(to * rate))];
};

test('随机数每次一样，均匀在 0 到 1 之间，正态的均值 0、标准差 1', () => {
  const [one, two] = [new Random(7), new Random(7)];
  const uniform = Array.from({ length: 20_000 }, () => one.uniform());
  expect(Array.from({ length: 20_000 }, () => two.uniform())).toEqual(uniform);
  expect(Math.min(...uniform)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...uniform)).toBeLessThan(1);
  expect(mean(uniform)).toBeCloseTo(0.5, 1);
  const normal = Array.from({ length: 20_000 }, () => one.normal());
  expect(Math.abs(mean(normal))).toBeLessThan(0.03);
  expect(Math.abs(sd(normal) - 1)).toBeLessThan(0.03);
});

test('十六路信号都长 60 s，值都在文件装得下的范围里', () => {
  expect(signals).toHaveLength(16);
  for (const { label, values, rate, low, high } of signals) {
    expect(values).toHaveLength(rate * DURATION);
    expect([label, Math.min(...values) >= low, Math.max(...values) < high]).toEqual([label, true, true]);
    expect(label).toMatch(/^[\x20-\x7e]{1,16}$/);
  }
});

test('样例数据页写的设备与采样率，就是信号自己的', () => {
  const lanes = new ContentFolder('lib/sample-content').find('sample-data', 'sample-data')!.data.lanes as {
    channel: string;
    device: string;
    rate: string;
  }[];
  const said = lanes.map(({ channel, device, rate }) => [channel, device, rate.replace(',', '')]);
  const made = lanes.map(({ channel }) => {
    const { device, ownRate, rate } = signals.find(({ label }) => label === channel)!;
    return [channel, device, ownRate === rate ? `${rate} Hz，原采样率` : `${rate} Hz，由${ownRate} Hz降下来`];
  });
  expect(said).toEqual(made);
});

test('心率平时六十多，接管以后升十次以上；呼吸让它起伏', () => {
  const all = beats();
  const rate = (from: number, to: number) => {
    const inside = all.filter((beat) => beat >= from && beat < to);
    return (60 * (inside.length - 1)) / (inside[inside.length - 1] - inside[0]);
  };
  expect(rate(2, 20)).toBeGreaterThan(62);
  expect(rate(2, 20)).toBeLessThan(70);
  expect(rate(22, 30) - rate(2, 20)).toBeGreaterThan(6);
  const calm = all.filter((beat) => beat > 2 && beat < 20);
  const intervals = calm.slice(1).map((beat, index) => beat - calm[index]);
  expect(sd(intervals)).toBeGreaterThan(0.015);
  expect(Math.max(...part('ecg_mV', 0, 60))).toBeGreaterThan(1);
});

test.each(TAKEOVERS)(
  '接管（图标 $icon s）：先看路，再用力，再踩下去，皮肤电最后',
  ({ icon, firstLook, muscle, brake }) => {
    // the tablet is thirty degrees below the road
    expect(mean(part('gaze_y_deg', icon - 2, firstLook - 0.1))).toBeLessThan(-20);
    expect(mean(part('gaze_y_deg', firstLook + 0.1, firstLook + 0.3))).toBeGreaterThan(-15);
    expect(sd(part('emg_ta_uV', icon - 2, muscle))).toBeLessThan(2);
    expect(sd(part('emg_ta_uV', muscle + 0.5, muscle + 2))).toBeGreaterThan(60);
    expect(Math.max(...part('brake_N', icon, brake))).toBeLessThan(5);
    expect(mean(part('brake_N', brake + 1.5, brake + 2.5))).toBeGreaterThan(150);
    const rise = Math.max(...part('eda_uS', icon + 2, icon + 7)) - part('eda_uS', icon, icon + 0.1)[0];
    expect(rise).toBeGreaterThan(0.35);
    expect(Math.min(...part('speed_kmh', brake, brake + 5))).toBeLessThan(70);
  },
);

test('枕区的 10 Hz 最强，接管以后变弱；眨眼在额区最大', () => {
  /** Share of a rhythm in a signal: its Fourier sum at that frequency. */
  const power = (values: number[], rate: number, frequency: number) => {
    let [real, imaginary] = [0, 0];
    values.forEach((value, index) => {
      real += value * Math.cos((2 * Math.PI * frequency * index) / rate);
      imaginary += value * Math.sin((2 * Math.PI * frequency * index) / rate);
    });
    return Math.hypot(real, imaginary) / values.length;
  };
  const band = (name: string, from: number, to: number) =>
    mean([9, 9.5, 10, 10.5, 11].map((frequency) => power(part(name, from, to), 250, frequency)));
  expect(band('Oz_uV', 2, 20)).toBeGreaterThan(1.5 * band('Fz_uV', 2, 20));
  expect(band('Oz_uV', 2, 20)).toBeGreaterThan(
    1.5 * mean([25, 26, 27].map((f) => power(part('Oz_uV', 2, 20), 250, f))),
  );
  expect(Math.max(...part('Fz_uV', 0, 60))).toBeGreaterThan(2 * Math.max(...part('Oz_uV', 0, 60)));
});

test('眨眼时表里是空的，一分钟十来次，决定的时候没有', () => {
  const { valid = new Float64Array(), rate } = column('pupil_mm');
  const begins = [...valid].flatMap((open, index) => (open === 0 && valid[index - 1] === 1 ? [index / rate] : []));
  expect(begins.length).toBeGreaterThan(8);
  expect(begins.length).toBeLessThan(22);
  for (const { icon, brake } of TAKEOVERS)
    expect(begins.filter((time) => time > icon - 0.5 && time < brake)).toEqual([]);
  expect(tables(signals, EVENTS)['gaze.csv']).toMatch(/\n\d+\.\d{4},,,\n/);
});

test('媒体文件夹里的文件就是它造的；一共不到 3 MB', () => {
  const made: Record<string, string | Buffer> = {
    ...tables(signals, EVENTS),
    'takeover-60s.edf': writeEdf('edf', signals, EVENTS),
    'takeover-60s.bdf': writeEdf('bdf', signals, EVENTS),
    'first-looks.csv': firstLooks(),
  };
  let total = 0;
  for (const [name, bytes] of Object.entries(made)) {
    const kept = file(name);
    total += kept.byteLength;
    expect([name, kept.byteLength]).toEqual([name, Buffer.byteLength(bytes)]);
    // another engine may round the last digit of a few values otherwise
    const given = Buffer.from(bytes);
    const different = kept.reduce((count, byte, index) => count + Number(byte !== given[index]), 0);
    expect([name, different / kept.byteLength < 0.001]).toEqual([name, true]);
  }
  expect(total).toBeLessThan(3_000_000);
});

test('写进 EDF 的读得回来，误差不到一个数字', () => {
  const read = readEdf(new Uint8Array(writeEdf('edf', signals, EVENTS)));
  expect(read.map(({ label }) => label)).toEqual(signals.map(({ label }) => label));
  for (const [index, { values, rate, unit }] of read.entries()) {
    const made = signals[index];
    expect([rate, unit]).toEqual([made.rate, made.unit]);
    const step = (made.high - made.low) / 65_535;
    const worst = values.reduce((most, value, at) => Math.max(most, Math.abs(value - made.values[at])), 0);
    expect(worst).toBeLessThanOrEqual(step);
  }
  expect(() => readEdf(new Uint8Array(256))).toThrow('不是 EDF 文件');
});

test('192 次首次注视：三种提示的五个百分位就是案例图下的表', () => {
  const chart = JSON.parse(readFileSync('lib/sample-content/media/chart/takeover-400ms.json', 'utf8')) as {
    table: { rows: string[][] };
  };
  const rows = file('first-looks.csv').toString().trim().split('\n').slice(1);
  expect(rows).toHaveLength(192);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(32);
  const percentile = (values: number[], percent: number) => {
    const place = (values.length * percent) / 100 - 0.5;
    const below = Math.floor(place);
    return values[below] + (place - below) * (values[below + 1] - values[below]);
  };
  for (const [index, prompt] of ['visual', 'voice', 'voice_seat'].entries()) {
    const values = rows
      .filter((row) => row.split(',')[1] === prompt)
      .map((row) => Number(row.split(',')[3]))
      .sort((a, b) => a - b);
    const expected = chart.table.rows[index].slice(1).map(Number);
    [10, 25, 50, 75, 90].forEach((percent, at) =>
      expect(Math.abs(Number(percentile(values, percent).toFixed(2)) - expected[at])).toBeLessThanOrEqual(0.011),
    );
  }
});
