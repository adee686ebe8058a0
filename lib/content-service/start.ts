import { randomBytes } from 'node:crypto';
import { shared } from './service';
import { watchContent } from './watch';

/** Starts the watcher with a secret that only this process knows. */
export function startWatcher(port: string): void {
  if (shared.watcher) return;
  shared.watcherSecret = randomBytes(24).toString('base64url');
  watchContent(port, shared.watcherSecret);
}
