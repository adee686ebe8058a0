/** `npm run site`: installs, generates, checks the content, builds, serves. */
import { checkSettings } from './check-settings.mjs';
import { buildSite, findChineseFont, generate, installPackages, run, serve } from './setup.mjs';

process.env.PORT ||= '3000';
process.env.SITE_URL ||= `http://127.0.0.1:${process.env.PORT}`;
const { PORT } = process.env;

await checkSettings();
await installPackages();
findChineseFont();
await generate();
await run('npx', ['tsx', 'lib/commands/content-summary.ts']);
await buildSite();
console.log(`\n网站在 http://127.0.0.1:${PORT}\n`);
process.exit(await serve(PORT, process.env.HOST || '127.0.0.1'));
