import type { ModuleHour } from './module-hours';

/** How many kinds of module are used, for a list of facts; empty where none is known. */
export const hoursCount = (hours: readonly Pick<ModuleHour, 'isLit'>[]): string =>
  hours.length > 0 ? `${hours.filter(({ isLit }) => isLit).length}类` : '';
