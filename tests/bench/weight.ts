/**
 * `npm run bench`: what a first visit to each template costs over the wire,
 * compressed, against a running site (`SITE_URL`, default port 3000).
 */
import { gzipSync } from 'node:zlib';
import { PAGES, SITE } from './pages';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
const compressed = async (address: string) => gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length;

console.log('HTML kB（压缩后）  脚本 kB  样式 kB  页面');
for (const path of PAGES) {
  const html = await (await fetch(SITE + path)).text();
  const weigh = async (pattern: RegExp) => {
    const files = new Set([...html.matchAll(pattern)].map(([, file]) => file));
    return (await Promise.all([...files].map((file) => compressed(SITE + file)))).reduce((sum, size) => sum + size, 0);
  };
  const scripts = await weigh(/<script src="(\/_next\/[^"]+\.js)"(?: id="_R_")? async=""/g);
  const styles = await weigh(/<link rel="stylesheet" href="([^"]+)"/g);
  console.log(
    `${kilobytes(gzipSync(html).length)}（原 ${kilobytes(html.length)}）${kilobytes(scripts)}${kilobytes(styles)}  ${path}`,
  );
}
