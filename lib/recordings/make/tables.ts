import type { MadeSignal } from './recording';
import { Random } from './random';
import type { Event } from './scene';

/** The signals as tables with commas, by file; the first column is the time, what is missing is empty. */
export function tables(signals: readonly MadeSignal[], events: readonly Event[]): Record<string, string> {
  const made: Record<string, string> = {
    'events.csv': csv([
      ['time_s', 'code', 'label'],
      ...events.map(({ time, code, label }) => [time.toFixed(3), String(code), label]),
    ]),
  };
  for (const table of new Set(signals.map((signal) => signal.table))) {
    const columns = signals.filter((signal) => signal.table === table);
    const [{ rate, values }] = columns;
    const rows = Array.from(values, (_, index) => [
      (index / rate).toFixed(4),
      ...columns.map((column) => (column.valid?.[index] === 0 ? '' : column.values[index].toFixed(column.digits))),
    ]);
    made[`${table}.csv`] = csv([['time_s', ...columns.map(({ column }) => column)], ...rows]);
  }
  return made;
}

const csv = (rows: readonly string[][]) => rows.map((row) => row.join(',')).join('\n') + '\n';

/** What the case found for each prompt: median and width of the middle half of the first looks, in seconds. */
const PROMPTS = [
  ['visual', 1.21, 0.62],
  ['voice', 0.94, 0.56],
  ['voice_seat', 0.86, 0.52],
] as const;
const DRIVERS = 32;
const TIMES = 2;
const QUARTILE = 0.6744897501960817;

/**
 * First looks of 192 takeovers whose median and quartiles are those of the case: log-normal, at evenly spread
 * probabilities, dealt to the drivers as if by chance. They are no measurements.
 */
export function firstLooks(): string {
  const random = new Random(400);
  const rows = PROMPTS.flatMap(([prompt, median, range]) => {
    // from the ratio of the quartiles: range = median × (e^s − e^−s)
    const spread = Math.asinh(range / median / 2) / QUARTILE;
    const count = DRIVERS * TIMES;
    const times = Array.from(
      { length: count },
      (_, index) => median * Math.exp(spread * quantile((index + 0.5) / count)),
    );
    const order = times.map((time) => ({ time, rank: random.uniform() })).sort((a, b) => a.rank - b.rank);
    return order.map(({ time }, index) => [
      String(Math.floor(index / TIMES) + 1),
      prompt,
      String((index % TIMES) + 1),
      time.toFixed(3),
    ]);
  });
  return csv([['driver', 'prompt', 'repeat', 'first_look_s'], ...rows]);
}

/** The normal distribution's quantile, by halving: slow, and exact enough. */
function quantile(share: number): number {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun 7.1.26. */
function below(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const error = 1 - tail * Math.exp(-x * x);
  return value < 0 ? (1 - error) / 2 : (1 + error) / 2;
}
