import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the systemd unit starts. */
const START = [process.execPath, 'lib/commands/start.mjs'];
const START_MS = 60_000;

export interface StartedServer {
  address: string;
  process: ChildProcess;
  /** Asks it to end; resolves when it has. */
  stop: () => Promise<void>;
}

interface Start {
  port: number;
  /** beside those of the tests; undefined takes one away */
  env?: Record<string, string | undefined>;
  command?: readonly string[];
  cwd?: string;
  /** what answers once it serves */
  ready?: string;
  /** may take so long until it does */
  ms?: number;
  stdio?: StdioOptions;
}

/** Starts the built site, with a data folder of its own unless `env` names one. @returns once it answers */
export async function startServer({
  port,
  env,
  command = START,
  cwd,
  ready = '/privacy',
  ms = START_MS,
  stdio = ['ignore', 'ignore', 'inherit'],
}: Start): Promise<StartedServer> {
  const address = `http://127.0.0.1:${port}`;
  if (await isAnswering(address + ready)) throw new Error(`端口 ${port} 已经有别的服务`);
  const server = spawn(command[0], command.slice(1), {
    cwd,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: env?.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'site-data-')),
      // nothing is encoded beside the tests: the pictures go out as they are
      PICTURES: 'off',
      ...env,
    },
    stdio,
  });
  const ended = once(server, 'exit');
  try {
    await answers(address + ready, ms, () => server.exitCode !== null);
  } catch (error) {
    server.kill();
    throw error;
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { address, process: server, stop };
}

/** Resolves when the address answers. @param isOver whether it never will @throws Error when it does not in so long */
export async function answers(address: string, ms = START_MS, isOver = () => false): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await isAnswering(address))) {
    if (isOver() || Date.now() > deadline) throw new Error(`${address} 没有启动`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function isAnswering(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}
