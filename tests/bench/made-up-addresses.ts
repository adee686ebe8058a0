/**
 * `npm run bench:flood [-- <addresses of each kind> [<part of a kind's name>]]`: made-up addresses from many forged
 * visitors against the built site; what disk and memory keep of them, and what known pages cost meanwhile.
 */
import { ContentFolder } from '@/lib/content-service/folder';
import { FLOOD_PORT } from '../support/instances';
import { FloodedSite, kindsOfAddresses } from '../support/made-up-addresses';
import { knownItems } from '../support/known-items';

const count = Number(process.argv[2] || 20_000);
const only = process.argv[3] ?? '';
const known = knownItems(new ContentFolder('lib/sample-content'));
const kinds = Object.entries(kindsOfAddresses(known)).filter(([name]) => name.includes(only));
const pages = ['/', '/ecosystem/cases', `/ecosystem/cases/${known.case}`, `/application-fields/${known.domain}`];
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

const site = await FloodedSite.start(FLOOD_PORT);
try {
  await site.knownPages(pages, 20);
  for (const [, kind] of kinds) await site.flood(kind, 20);
  const idle = await site.knownPages(pages, 50);
  let before = await site.size();
  const start = before;
  for (const [name, kind] of kinds) {
    const began = performance.now();
    const statuses = await site.flood(kind, count);
    const perSecond = Math.round((count / (performance.now() - began)) * 1000);
    const after = await site.size();
    const growth = `disk +${megabytes(after.disk - before.disk)}, memory +${megabytes(after.memory - before.memory)}`;
    console.log(`${name}: ${JSON.stringify(statuses)}, ${perSecond}/s, ${growth}`);
    before = after;
  }
  console.log(
    `together: disk +${megabytes(before.disk - start.disk)}, memory +${megabytes(before.memory - start.memory)}`,
  );
  for (const perSecond of [20, 50, 100]) {
    const p95 = await site.knownPages(
      pages,
      50,
      perSecond,
      kinds.map(([, kind]) => kind),
    );
    console.log(
      `known pages, p95: idle ${idle.toFixed(1)} ms, with ${perSecond} made-up ones a second ${p95.toFixed(1)} ms`,
    );
  }
} finally {
  await site.stop();
}
process.exit(0);
