import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServer } from '../support/start-server';

const BARE_NEXT = 'tests/bench/bare-next';

/** A page with nothing to load. @returns ends it */
export function servePlain(port: number): () => void {
  const text = '<p>只有一个标题和几段文字。</p>'.repeat(20);
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>普通网页</title></head><body><main><h1>普通网页</h1>${text}</main></body></html>`;
  const body = gzipSync(html);
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
    });
    response.end(body);
  }).listen(port, '127.0.0.1');
  return () => server.close();
}

/** A page of Next as it comes, built for the occasion. @returns ends it */
export async function serveBareNext(port: number): Promise<() => Promise<void>> {
  const next = path.resolve('node_modules/next/dist/bin/next');
  const built = spawnSync(process.execPath, [next, 'build', BARE_NEXT], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`Next 的空页面没有构建成：${built.stderr}`);
  const command = [process.execPath, next, 'start', BARE_NEXT, '-p', String(port)];
  const server = await startServer({ port, command, ready: '/', env: { NODE_ENV: 'production' } });
  return async () => {
    await server.stop();
    rmSync(path.join(BARE_NEXT, '.next'), { recursive: true, force: true });
  };
}
