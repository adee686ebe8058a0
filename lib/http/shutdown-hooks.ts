import { errorText } from '../error-text';
import { processWide } from '../process-wide';

const hooks = processWide('shutdown-hooks', () => new Set<() => Promise<void>>());

/** Has this done once, after the last request has been answered and before the process ends. */
export function beforeShutdown(work: () => Promise<void>): void {
  hooks.add(work);
}

/** Does what `beforeShutdown` was given, once; a failure is logged and ends nothing else. */
export async function runShutdownHooks(): Promise<void> {
  const all = [...hooks];
  hooks.clear();
  await Promise.all(all.map((work) => work().catch((error: unknown) => console.error('[stop]', errorText(error)))));
}
