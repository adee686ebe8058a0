/** `npx tsx lib/studio/vector/write-marks.ts`: writes the icons, the customers' marks and the site's own mark. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CUSTOMER_MARKS, customerMarkFile } from './customers';
import { DOMAIN_ICONS, SOLUTION_ICONS } from './icons/domains';
import { FEATURE_ICONS } from './icons/features';
import { DEVELOPMENT_ICONS, MODULE_ICONS } from './icons/modules';
import { APP_ICON, FAVICON, faviconIco, markFile, MASKABLE, tileFile, tilePng } from './site-mark';
import { iconFile } from './svg';

const ICONS = { ...DOMAIN_ICONS, ...SOLUTION_ICONS, ...MODULE_ICONS, ...FEATURE_ICONS, ...DEVELOPMENT_ICONS };
const media = path.resolve(import.meta.dirname, '../../sample-content/media');

for (const [name, strokes] of Object.entries(ICONS)) {
  writeFileSync(path.join(media, 'icon', `${name}.svg`), iconFile(strokes));
}
for (const [name, layers] of Object.entries(CUSTOMER_MARKS)) {
  writeFileSync(path.join(media, 'customer', `${name}.svg`), customerMarkFile(layers));
}
const site = path.resolve(import.meta.dirname, '../../../public/icons');
mkdirSync(site, { recursive: true });
const siteFiles: Record<string, string | Buffer> = {
  'mark.svg': markFile(),
  'favicon.svg': tileFile(FAVICON),
  'favicon.ico': await faviconIco(),
  'favicon-32.png': await tilePng(FAVICON, 32),
  'apple-touch-icon.png': await tilePng(APP_ICON, 180),
  'icon-192.png': await tilePng(APP_ICON, 192),
  'icon-512.png': await tilePng(APP_ICON, 512),
  'maskable-192.png': await tilePng(MASKABLE, 192),
  'maskable-512.png': await tilePng(MASKABLE, 512),
};
for (const [name, content] of Object.entries(siteFiles)) writeFileSync(path.join(site, name), content);
console.log(`${Object.keys(ICONS).length} 个图标，${Object.keys(CUSTOMER_MARKS).length} 个客户标志`);
