/** What `lib/commands/start.mjs` gives to Node, for those who need the serving process itself; NODE_ENV is `production`. */
export const SERVER = ['--import', 'tsx', 'lib/server/main.ts'];
