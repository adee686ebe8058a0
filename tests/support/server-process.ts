import { cpSync, rmSync } from 'node:fs';
import { serverFile } from '@/lib/commands/bundle-server.mjs';

/** What `lib/commands/start.mjs` gives to Node, for those who need the serving process itself; NODE_ENV is `production`. */
export const serverOf = (build = '.next') => [serverFile(build)];

/** A copy of the main build, for a server that keeps pages of its own. @param name ends the folder's name, which is returned */
export function copyBuild(name: string): string {
  const directory = `.next-${name}`;
  rmSync(directory, { recursive: true, force: true });
  cpSync('.next', directory, {
    recursive: true,
    filter: (file) => !/^\.next\/(cache|diagnostics|trace|types|turbopack)/.test(file),
  });
  return directory;
}
