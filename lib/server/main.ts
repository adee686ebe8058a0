/** The process that serves the built site: Next behind the site's own HTTP server. Started by `lib/commands/start.mjs`. */
import next from 'next';
import { emptyFrontOfAnotherBuild } from '../cache/front-cache';
import { structureLog } from '../log';
import { createSiteServer } from './server';

structureLog();
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || undefined;
const app = next({ dev: false, dir: process.cwd(), port, hostname });
await app.prepare();
const handle = app.getRequestHandler();
const server = createSiteServer((request, response) => handle(request, response));
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(`[start] 不能在 ${hostname ?? '所有地址'} 的端口 ${port} 上提供网站：${error.code ?? error.message}`);
  process.exit(1);
});
server.listen(port, hostname, () => {
  console.log(`[start] 网站在 http://${hostname ?? 'localhost'}:${port}`);
  // not before: until now the front has answered with what it keeps
  void emptyFrontOfAnotherBuild();
});
