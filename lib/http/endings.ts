import { errorText } from '../error-text';
import { processWide } from '../process-wide';

const endings = processWide('endings', () => new Set<() => Promise<void>>());

/** Has this done once, after the last request has been answered and before the process ends. */
export function beforeEnd(work: () => Promise<void>): void {
  endings.add(work);
}

/** Does what `beforeEnd` was given, once; a failure is logged and ends nothing else. */
export async function finish(): Promise<void> {
  const all = [...endings];
  endings.clear();
  await Promise.all(all.map((work) => work().catch((error: unknown) => console.error('[stop]', errorText(error)))));
}
