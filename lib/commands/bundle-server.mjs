import path from 'node:path';

const ENTRY = 'lib/server/main.ts';

/** The server process of a build: one file of plain JavaScript. */
export const serverFile = (directory) => path.join(directory, 'server.mjs');

/**
 * Compiles the HTTP server once, with the build: a process that compiles as it starts keeps the compiler and the source
 * maps of everything it has loaded, 130 MB of them, and resolves every import of Next in another thread.
 */
export async function bundleServer(directory) {
  // packages for development: a server that only serves has none of them
  const { build } = await import('esbuild');
  await build({
    entryPoints: [ENTRY],
    outfile: serverFile(directory),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.20',
    logLevel: 'warning',
  });
}
