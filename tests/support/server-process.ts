import { serverFile } from '@/lib/commands/bundle-server.mjs';

/** What `lib/commands/start.mjs` gives to Node, for those who need the serving process itself; NODE_ENV is `production`. */
export const serverOf = (build = '.next') => [serverFile(build)];
