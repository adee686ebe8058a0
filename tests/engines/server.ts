import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';

/** The built site, as a user serves it, with a data folder of its own. */
export interface SiteServer {
  address: string;
  /** names of those whose enquiries are in the store */
  senders: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export async function startSite(port: number): Promise<SiteServer> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'engines-data-'));
  const address = `http://127.0.0.1:${port}`;
  if (await isAnswering(address)) throw new Error(`端口 ${port} 已经有别的服务`);
  const built = JSON.parse(readFileSync('.next/built-settings.json', 'utf8')) as Record<string, string>;
  const server = spawn(process.execPath, ['lib/commands/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // with the settings of the build; nothing is encoded beside the tests: the pictures go out as they are
    env: { ...process.env, ...built, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, PICTURES: 'off' },
  });
  while (!(await isAnswering(address))) {
    if (server.exitCode !== null) throw new Error('网站没有启动');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    senders: async () => {
      const store = createClient({ url: `file:${data}/enquiries.db` });
      const { rows } = await store.execute('SELECT name FROM enquiry');
      store.close();
      return rows.map(({ name }) => String(name));
    },
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

const isAnswering = (address: string) =>
  fetch(`${address}/privacy`).then(
    ({ ok }) => ok,
    () => false,
  );
