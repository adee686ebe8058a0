import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { AGREED, ENQUIRY } from './enquiries';
import { freePort } from './free-port';
import { startFront, stopFront, type Front } from './front-nginx';
import { MAIN_BUILD, REVALIDATE_SECRET } from './instances';
import { Link } from './link';
import { startPostgres, type TestPostgres } from './postgres';
import { TestRedis } from './redis';
import { copyBuild, serverOf } from './server-process';
import { startServer, type StartedServer } from './start-server';

/** The clock of the last machine is so far ahead. */
const SHIFT_MS = 90_000;
const PATIENCE_MS = 15_000;

/** A machine that starts has cores of its own: where they are shared, it starts in the time that the others leave. */
const canRaise = process.getuid?.() === 0;

/** Every thread of a process, at the usual priority. */
function raise(pid: number): void {
  for (const thread of readdirSync(`/proc/${pid}/task`)) os.setPriority(Number(thread), 0);
}

export interface Told {
  status: number;
  text: string;
  /** ms until all of it was there */
  took: number;
}

/**
 * The site on three machines of one: each has a build, a data folder and a process of its own; the content folder,
 * PostgreSQL, Redis and nginx are everybody's. The last one's clock is ahead.
 */
export class Machines {
  readonly content = mkdtempSync(path.join(os.tmpdir(), 'machines-content-'));
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'machines-'));
  private readonly sites: (StartedServer | null)[] = [];
  private readonly builds: string[] = [];
  private ports: number[] = [];
  private front!: Front;
  private database!: string;
  /** by machine: its ways to PostgreSQL and Redis */
  readonly links: { postgres: Link; redis: Link }[] = [];
  postgres!: TestPostgres;
  redis!: TestRedis;
  /** of nginx */
  origin!: string;

  /** @param env settings beside those of the tests */
  constructor(
    private readonly env: Record<string, string> = {},
    private readonly count = 3,
  ) {}

  async start(): Promise<void> {
    cpSync(MAIN_BUILD.CONTENT_DIR, this.content, { recursive: true, preserveTimestamps: true });
    [this.postgres, this.redis] = await Promise.all([startPostgres(), TestRedis.start()]);
    this.database = await this.postgres.createDatabase();
    for (let machine = 0; machine < this.count; machine++) {
      this.ports.push(await freePort());
      this.builds.push(copyBuild(`machine-${machine}`));
      const [postgres, redis] = await Promise.all(
        [this.database, this.redis.address].map((url) => Link.to(portOf(url))),
      );
      this.links.push({ postgres, redis });
    }
    const [port, plainPort] = [await freePort(), await freePort()];
    const directory = path.join(this.folder, 'front');
    mkdirSync(directory);
    const [site, ...others] = this.ports;
    this.front = await startFront({ directory, port, plainPort, site, others });
    this.origin = `https://127.0.0.1:${port}`;
    for (let machine = 0; machine < this.count; machine++) await this.begin(machine);
  }

  /** A machine begins, or begins again with what is on its disk. @param release another one than that of the tests */
  async begin(machine: number, release?: string): Promise<void> {
    const { postgres, redis } = this.links[machine];
    const isAhead = machine === this.count - 1;
    const site = await startServer({
      port: this.ports[machine],
      cwd: release,
      command: [
        ...(canRaise ? ['nice', '-n', '19'] : []),
        process.execPath,
        ...(isAhead ? ['--import', path.resolve('tests/support/shifted-clock.mjs')] : []),
        ...serverOf(release ? undefined : this.builds[machine]),
      ],
      ready: '/api/ready',
      env: {
        ...MAIN_BUILD,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: release ? undefined : this.builds[machine],
        CONTENT_DIR: this.content,
        DATA_DIR: path.join(this.folder, `data-${machine}`),
        DATABASE_URL: withPort(this.database, postgres.port),
        REDIS_URL: withPort(this.redis.address, redis.port),
        SECRET_KEY: 'a key that all three machines share',
        FRONT_CACHE_DIR: this.front.pages,
        TRUSTED_PROXIES: '1',
        REVALIDATE_SECRET,
        ENQUIRY_LIMIT_ADDRESS: '100000',
        ENQUIRY_LIMIT_TOTAL: '0',
        CLOCK_SHIFT_MS: String(SHIFT_MS),
        ...this.env,
      },
    });
    if (canRaise) raise(site.process.pid!);
    this.sites[machine] = site;
  }

  /** Without a word, in the middle of whatever it does. */
  async kill(machine: number): Promise<void> {
    const { process } = this.sites[machine]!;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
    this.sites[machine] = null;
  }

  /** Asks it to end, as a change of release does. */
  async end(machine: number): Promise<void> {
    await this.sites[machine]!.stop();
    this.sites[machine] = null;
  }

  /** Tells a machine that an item has been published, and which fields differ; or that anything has. */
  notify(machine: number, type?: string, alias?: string, fields?: string[]): Promise<Told> {
    return this.ask(machine, '/api/revalidate', {
      method: 'POST',
      headers: { Authorization: `Bearer ${REVALIDATE_SECRET}` },
      body: JSON.stringify({ type, alias, fields }),
    });
  }

  /** Of the process that serves. */
  pid(machine: number): number {
    return this.sites[machine]!.process.pid!;
  }

  /** Asks a machine itself, past nginx. */
  ask(machine: number, address: string, init: RequestInit = {}): Promise<Told> {
    return tell(`http://127.0.0.1:${this.ports[machine]}${address}`, init);
  }

  async askAll(address: string): Promise<Told[]> {
    return Promise.all(this.ports.map((_, machine) => this.ask(machine, address)));
  }

  /** An enquiry as the form sends it. @param key says that it is the same once more */
  send(machine: number, name: string, key: string, visitor = '192.0.2.9'): Promise<Told> {
    return this.ask(machine, '/api/require/create', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': visitor,
        'Idempotency-Key': key,
        ...AGREED,
      },
      body: JSON.stringify({ ...ENQUIRY, Name: name }),
    });
  }

  /** Changes an item in the content folder. @returns the text as it is now */
  edit(file: string, change: (text: string) => string): string {
    const place = path.join(this.content, file);
    const text = change(readFileSync(place, 'utf8'));
    writeFileSync(place, text);
    return text;
  }

  /** A page as it lies on a machine's disk, whether anybody asks for it or not. */
  storedPage(machine: number, address: string): string {
    const pages = path.join(this.builds[machine], 'server/route-cache/APP_PAGE');
    const files = readdirSync(pages).map((version) => path.join(pages, version, '$', `${address}.html`));
    return files
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
  }

  /** What the database says. */
  async rows<Row>(statement: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.database });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows as Row[];
  }

  async stop(): Promise<void> {
    await Promise.all(this.sites.map((site) => site?.stop()));
    for (const { postgres, redis } of this.links) for (const link of [postgres, redis]) link.close();
    await stopFront(this.front);
    await this.redis.remove();
    this.postgres.stop();
    for (const place of [...this.builds, this.folder, this.content]) rmSync(place, { recursive: true, force: true });
  }
}

const portOf = (url: string) => Number(new URL(url).port);
const withPort = (url: string, port: number) => url.replace(/:\d+(?=\/|$)/, `:${port}`);

/** Status 0 where nothing has answered in time. */
async function tell(address: string, init: RequestInit): Promise<Told> {
  const started = performance.now();
  try {
    const response = await fetch(address, { redirect: 'manual', ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    return { status: response.status, text, took: performance.now() - started };
  } catch {
    return { status: 0, text: '', took: performance.now() - started };
  }
}
