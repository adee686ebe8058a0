import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sendersIn } from '../support/senders';
import { startServer } from '../support/start-server';

/** The built site, as a user serves it, with a data folder of its own. */
export interface SiteServer {
  address: string;
  /** names of those whose enquiries are in the store */
  senders: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export async function startSite(port: number): Promise<SiteServer> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'engines-data-'));
  // with the settings of the build
  const built = JSON.parse(readFileSync('.next/built-settings.json', 'utf8')) as Record<string, string>;
  const { address, stop } = await startServer({ port, env: { ...built, DATA_DIR: data } });
  return {
    address,
    senders: () => sendersIn(data),
    stop,
  };
}
