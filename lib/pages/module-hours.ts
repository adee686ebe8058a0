import 'server-only';
import { cacheLife } from 'next/cache';
import { getLinks } from '../content/links';
import { getModuleShortNames } from '../content/module';
import { orEmpty } from '../content/reading/client';
import type { Signal } from '../signals/traces';

/** Which of the six signals a module takes, by its alias; of those without one it is vehicle, video, surroundings. */
const SIGNALS: Partial<Record<string, Signal>> = {
  'eye-tracking-glasses': 'gaze',
  'screen-eye-tracking': 'gaze',
  'vr-interaction': 'gaze',
  eeg: 'brain',
  fnirs: 'brain',
  'wearable-physiology': 'heart',
  'skin-respiration': 'skin',
  emg: 'muscle',
  'motion-capture': 'motion',
};

export const signalOfModule = (alias: string): Signal | null => SIGNALS[alias] ?? null;

/** A module at its hour of the dial. */
export interface ModuleHour {
  name: string;
  signal: Signal | null;
  isLit: boolean;
}

/** How many kinds of module are used, for a list of facts; empty where none is known. */
export const hoursCount = (hours: readonly ModuleHour[]): string =>
  hours.length > 0 ? `${hours.filter(({ isLit }) => isLit).length}类` : '';

/** The twelve hours of the dial for each of several things, lit where one uses the module; by the same keys. */
export async function getModuleHours(used: Record<string, readonly string[]>): Promise<Record<string, ModuleHour[]>> {
  'use cache';
  cacheLife('content');
  const [modules, names] = await Promise.all([orEmpty('hours', getLinks('module')), getModuleShortNames()]);
  return Object.fromEntries(
    Object.entries(used).map(([key, aliases]) => [
      key,
      modules.map(({ id, alias, title }) => ({
        name: names[id] || title,
        signal: signalOfModule(alias),
        isLit: aliases.includes(alias),
      })),
    ]),
  );
}

/** The dial of one thing; empty where it uses none. */
export async function getHoursOf(aliases: readonly string[]): Promise<ModuleHour[]> {
  return aliases.length === 0 ? [] : (await getModuleHours({ one: aliases })).one;
}
