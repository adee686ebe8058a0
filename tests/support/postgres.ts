import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port';

export interface TestPostgres {
  /** makes an empty database, returns its address */
  createDatabase(): Promise<string>;
  /** goes away with all its connections, and comes back with what it had */
  halt(): void;
  begin(): void;
  stop(): void;
}

/** A PostgreSQL of its own for one test file, in a folder that goes away with it. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = installedPrograms();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  // the server refuses to run as root
  const isRoot = process.getuid?.() === 0;
  const run = (program: string, ...parameters: string[]) => {
    const command = [path.join(bin, program), ...parameters];
    const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C');
  const begin = () =>
    run(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-l',
      path.join(folder, 'log'),
      '-o',
      `-p ${port} -k ${folder} -c fsync=off`,
      'start',
    );
  const halt = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  begin();
  const address = `postgres://postgres@127.0.0.1:${port}`;
  let count = 0;
  return {
    async createDatabase() {
      const name = `test_${++count}`;
      const client = new Client({ connectionString: `${address}/postgres` });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${address}/${name}`;
    },
    halt,
    begin,
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function installedPrograms(): string {
  const root = '/usr/lib/postgresql';
  const newest = readdirSync(root).sort((left, right) => Number(right) - Number(left))[0];
  return path.join(root, newest, 'bin');
}
