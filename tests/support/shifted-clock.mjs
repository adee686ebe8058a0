/** Loaded before everything else of a process whose clock is wrong by CLOCK_SHIFT_MS. */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const { now } = Date;
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, target) => Reflect.construct(date, parts.length === 0 ? [Date.now()] : parts, target),
});
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift });
