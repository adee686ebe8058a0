/** From 0 to 1 round `at`; `width` is the time constant in seconds. */
export function rise(t: number, at: number, width: number): number {
  return 1 / (1 + Math.exp(-(t - at) / width));
}

export function bump(t: number, at: number, width: number): number {
  return Math.exp(-((t - at) ** 2) / (2 * width ** 2));
}
