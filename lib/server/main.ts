/** The process that serves the built site: Next behind the site's own HTTP server. Started by `npm run site` and `npm start` (`serve` in `lib/commands/setup.mjs`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import next from 'next';
import { emptyFrontOfAnotherBuild } from '../cache/front-cache';
import { env } from '../env';
import { structureLog } from '../log';
import { createSiteServer } from './server';
import { warmingAmongOthers, warmPages, type BuiltRoutes } from './warm-pages';

structureLog();
// by this the proxy knows a right cookie of those who see drafts: pages read it from the build, a proxy from here
const { preview, routes } = JSON.parse(
  readFileSync(path.join(env.buildDirectory, 'prerender-manifest.json'), 'utf8'),
) as {
  preview: { previewModeId: string };
  routes: BuiltRoutes;
};
process.env.__NEXT_PREVIEW_MODE_ID = preview.previewModeId;
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || undefined;
const app = next({ dev: false, dir: process.cwd(), port, hostname });
await app.prepare();
const handle = app.getRequestHandler();
await warmPages(
  (request, response) => void handle(request, response),
  env.databaseUrl ? warmingAmongOthers(routes) : undefined,
);
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
