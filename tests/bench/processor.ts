import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';

/** Length of one tick of /proc, ms. */
const TICK_MS = 10;
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** What one answer takes. */
export interface Cost {
  /** processor time of the server for one answer, ms: hardly depends on what else the machine does */
  processor: number;
  /** answers a second as they came: does */
  perSecond: number;
  bytes: number;
}

/** Asks for an address again and again, several at once, and weighs what the server and its children did meanwhile. */
export async function weigh(
  server: ChildProcess,
  address: string,
  count: number,
  headers = BROWSER,
  by: http.Agent = agent,
): Promise<Cost> {
  for (let first = 0; first < 50; first++) await ask(address, headers, by);
  const [before, start] = [processorMs(server.pid!), performance.now()];
  let left = count;
  let bytes = 0;
  const many = async () => {
    while (left-- > 0) {
      const answer = await ask(address, headers, by);
      if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
      bytes = answer.body.byteLength;
    }
  };
  await Promise.all(Array.from({ length: 16 }, many));
  return {
    processor: (processorMs(server.pid!) - before) / count,
    perSecond: (count / (performance.now() - start)) * 1000,
    bytes,
  };
}

/** What a browser says that it reads. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,image/avif,image/webp,*/*' };

export function ask(
  address: string,
  headers: Record<string, string> = BROWSER,
  by: http.Agent = agent,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { get } = address.startsWith('https:') ? https : http;
    get(address, { agent: by, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

/** Memory of a process and all its children, MB. */
export function memoryOf(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return Math.round((pages * 4096) / 2 ** 20) + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
}

/** Processor time of a process and all its children so far, ms. */
export function processorMs(pid: number): number {
  const [user, system] = (fields(pid) ?? []).slice(11, 13).map(Number);
  return (user + system) * TICK_MS + childrenOf(pid).reduce((sum, child) => sum + processorMs(child), 0);
}

/** Processor time of everything that this process has started and that has ended, ms. */
export function processorMsOfEnded(): number {
  const [user, system] = (fields(process.pid) ?? []).slice(13, 15).map(Number);
  return (user + system) * TICK_MS;
}

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((one) => fields(one)?.[1] === String(pid));
}

/** Fields of /proc/…/stat from the state on. */
function fields(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
