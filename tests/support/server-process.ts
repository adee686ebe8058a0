import { cpSync, rmSync } from 'node:fs';
import { serverFile } from '@/lib/commands/bundle-server.mjs';

/** What `lib/commands/start.mjs` gives to Node, for those who need the serving process itself; NODE_ENV is `production`. */
export const serverOf = (build = '.next') => [serverFile(build)];

/** What a build keeps for the next one. */
const FOR_THE_NEXT = /^\.next\/(cache|diagnostics|trace|trace-build|types)(\/|$)/;
/** Its pages, and what is stored of them. */
const PAGES = /^\.next\/server\/((route-cache|compressed)(\/|$)|app\/.*\.(html|rsc|meta|body)$)/;

/**
 * A copy of the main build, for a server that keeps or makes pages of its own.
 * @param name ends the folder's name, which is returned
 * @param withPages else only its code
 */
export function copyBuild(name: string, withPages = true): string {
  const directory = `.next-${name}`;
  rmSync(directory, { recursive: true, force: true });
  const filter = (file: string) => !FOR_THE_NEXT.test(file) && (withPages || !PAGES.test(file));
  cpSync('.next', directory, { recursive: true, filter });
  return directory;
}
