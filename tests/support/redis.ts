import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { redis } from '@/lib/redis/redis.mjs';
import { freePort, isListening } from './free-port';

/** Debian's Redis for one test file, with nothing on disk: begun again it is empty. */
export class TestRedis {
  private server?: ChildProcess;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'redis-'));

  private constructor(private readonly port: number) {}

  static async start(port?: number): Promise<TestRedis> {
    const redis = new TestRedis(port ?? (await freePort()));
    await redis.begin();
    return redis;
  }

  get address(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** @param settings beside those of the tests, e.g. `['--maxmemory', '2mb']` */
  async begin(...settings: string[]): Promise<void> {
    const own = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.server = spawn('redis-server', [...own, '--dir', this.folder, ...settings], { stdio: 'ignore' });
    while (!(await isListening(this.port)))
      if (this.server.exitCode !== null) throw new Error(`redis-server 没有起来：${this.server.exitCode}`);
  }

  /** What `redis-cli` says. */
  ask(...words: string[]): string {
    return execFileSync('redis-cli', ['-p', String(this.port), ...words], { encoding: 'utf8' }).trim();
  }

  async end(): Promise<void> {
    if (!this.server || this.server.exitCode !== null) return;
    const ended = once(this.server, 'exit');
    this.server.kill('SIGCONT');
    this.server.kill('SIGKILL');
    await ended;
    this.server = undefined;
  }

  /** There, and answers nobody, until it goes on. */
  pause(): void {
    this.server?.kill('SIGSTOP');
  }

  goOn(): void {
    this.server?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Ends the connection of this process: the next test begins anew. What was under way fails when it is closed, and the
 * same client would ask nobody for a while.
 */
export function forgetRedis(): void {
  redis()?.close();
  Reflect.deleteProperty(globalThis, Symbol.for('hengzhi.redis'));
  delete process.env.REDIS_URL;
}
