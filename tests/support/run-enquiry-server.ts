/**
 * A server that takes enquiries as the site does, and with KILL_AFTER ends like
 * a machine whose plug is pulled once it has given so many answers. Prints its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { receiveEnquiry } from '@/lib/enquiries/receive';

const killAfter = Number(process.env.KILL_AFTER ?? Infinity);
let arrived = 0;
let answers = 0;

const server = createServer((incoming, outgoing) => {
  outgoing.on('finish', () => {
    answers += 1;
    if (answers === killAfter) process.kill(process.pid, 'SIGKILL');
  });
  arrived += 1;
  const storedBeforeAnswered = arrived % 2 === 0;
  const parts: Buffer[] = [];
  incoming.on('data', (part: Buffer) => parts.push(part));
  incoming.on('end', async () => {
    const request = new Request(`http://site.test${incoming.url}`, {
      method: 'POST',
      headers: incoming.headers as Record<string, string>,
      body: Buffer.concat(parts),
    });
    // the file is written without a pause: without this turn a quick machine takes all that wait before any answer leaves
    await setImmediate();
    const response = await receiveEnquiry(request);
    // when the plug is pulled, some are stored and not answered yet
    if (storedBeforeAnswered) await setImmediate();
    outgoing.writeHead(response.status, { 'Content-Type': 'application/json' });
    outgoing.end(await response.text());
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
