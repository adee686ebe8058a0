import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSite, generate, run } from '@/lib/commands/setup.mjs';
import { ADMIN_SETTINGS } from './admin';
import { writeMarkerFolder, writeMinimalFolder } from './content-folders';
import { copyBuild } from './server-process';
import { answers, isAnswering } from './start-server';

/** First of ten ports in a row; another one lets two trees be tested beside each other. */
const FIRST_PORT = Number(process.env.TEST_PORT || 3100);
const address = (offset: number) => `http://127.0.0.1:${FIRST_PORT + offset}`;

/** Servers that the browser tests ask; `npm test` starts them once. */
export const ADDRESSES = {
  /** the site on the embedded content service and the sample content */
  site: address(0),
  /** a second site that uses the first as its content service */
  mirror: address(1),
  /** a site whose content service knows none of our extensions */
  plain: address(2),
  /** a folder with only the required fields, and no customers and white papers at all */
  minimal: address(3),
  /** a folder with a marker in every field, changed while the site runs; has the component gallery too */
  markers: address(4),
  /** `npm run dev`, started by the one test that asks it */
  development: address(5),
  /** a site whose content service is taken away, and that service; the outage tests start both */
  outage: address(6),
  outageService: address(7),
  /** the content service behind `plain`, which writes down what it is asked */
  recorder: address(9),
} as const;

/** Where made-up-addresses.spec.ts serves a copy of the site. */
export const FLOOD_PORT = FIRST_PORT + 8;

/** Where security.spec.ts serves the site as if it were behind https. */
export const HTTPS_PORT = FIRST_PORT + 7;

export const MIRROR_TOKEN = 'mirror-token';
export const REVALIDATE_SECRET = 'revalidate-secret';

/** Folders that tests make; the path travels to the workers in the environment. */
export const madeFolder = (name: 'minimal' | 'markers') => path.join(process.env.MADE_FOLDERS ?? '', name);

/** A copy of the sample content, which tests may edit: always the same place, so that the build is made once. */
export const SAMPLE_COPY = path.join(os.tmpdir(), `site-tests-sample-${FIRST_PORT}`);

/** What the main site is built with: anyone who starts its build again says the same. */
export const MAIN_BUILD = {
  SITE_URL: ADDRESSES.site,
  CONTENT_DIR: SAMPLE_COPY,
  CONTENT_SERVICE_TOKEN: MIRROR_TOKEN,
  // the tests of the sitemap and of indexing ask a site whose content is its own
  SAMPLE_CONTENT: 'off',
};

/** With everything that `npm run site` does before it serves. */
const BUILD_MS = 15 * 60_000;

const servers: ChildProcess[] = [];

/** The instances that are wanted: all, or those that TEST_INSTANCES names (`site,markers`). */
const isWanted = (name: string) => (process.env.TEST_INSTANCES ?? name).split(',').includes(name);

/**
 * Builds and starts every instance: `site` first, for the others take its code and make pages of their own. Only
 * `markers`, which has the gallery, is compiled too, beside them: they make their pages on one processor.
 */
export async function startInstances(): Promise<() => Promise<void>> {
  process.env.MADE_FOLDERS = mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));
  writeMinimalFolder(madeFolder('minimal'), ['customer', 'white-paper']);
  writeMarkerFolder(madeFolder('markers'));
  rmSync(SAMPLE_COPY, { recursive: true, force: true });
  cpSync('lib/sample-content', SAMPLE_COPY, { recursive: true, preserveTimestamps: true });
  await generate();
  const stop = async () => {
    for (const server of servers) server.kill('SIGTERM');
  };
  try {
    await start('site', { REVALIDATE_SECRET, ...MAIN_BUILD, ...ADMIN_SETTINGS });
    const starts = await Promise.allSettled([
      startOthers(),
      start('markers', { CONTENT_DIR: madeFolder('markers'), GALLERY: '1' }),
    ]);
    const failed = starts.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    // what has been started does not outlive a run that never began
    await stop();
    throw error;
  }
  return stop;
}

async function startOthers(): Promise<void> {
  await start('mirror', {
    CONTENT_SERVICE_URL: ADDRESSES.site,
    CONTENT_SERVICE_TOKEN: MIRROR_TOKEN,
    CONTENT_SERVICE_SEARCH: 'on',
    REVALIDATE_SECRET,
    PRERENDER_LIMIT: '1',
  });
  if (isWanted('plain')) await startRecorder();
  await start('plain', {
    CONTENT_SERVICE_URL: ADDRESSES.recorder,
    CONTENT_SERVICE_TOKEN: MIRROR_TOKEN,
    REVALIDATE_SECRET,
    PRERENDER_LIMIT: '1',
  });
  await start('minimal', { CONTENT_DIR: madeFolder('minimal'), SAMPLE_CONTENT: 'on' });
}

async function startRecorder(): Promise<void> {
  const { port } = new URL(ADDRESSES.recorder);
  servers.push(
    spawn('node', ['--import', 'tsx', 'tests/support/run-recording-service.ts', port], { stdio: 'inherit' }),
  );
  await answers(`${ADDRESSES.recorder}/recorded`);
}

async function start(
  name: Exclude<keyof typeof ADDRESSES, 'recorder' | 'development' | 'outage' | 'outageService'>,
  settings: Record<string, string>,
): Promise<void> {
  if (!isWanted(name)) return;
  const isMain = name === 'site';
  const directory = `.next-${name}`;
  const env = {
    ...settings,
    SITE_URL: ADDRESSES[name],
    // nothing that a test sends stays, and all tests come from one address
    DATA_DIR: path.join(process.env.MADE_FOLDERS ?? '', `data-${name}`),
    ENQUIRY_LIMIT_ADDRESS: '1000',
    UNKNOWN_LIMIT_ADDRESS: '100000',
    // nothing is encoded beside the tests: the pictures go out as they are
    PICTURES: 'off',
    ...(isMain ? {} : { NEXT_DIST_DIR: directory }),
  };
  const { port } = new URL(ADDRESSES[name]);
  if (await isAnswering(ADDRESSES[name])) throw new Error(`端口 ${port} 已经有别的服务`);
  const isCompiled = name === 'markers' || !isWanted('site');
  // pages made with the code of the main build take a sixth of compiling it once more
  const makePages = () => {
    copyBuild(name, false);
    return run('npx', ['next', 'build', '--experimental-build-mode', 'generate'], env);
  };
  if (!isMain) await buildSite(env, isCompiled ? undefined : makePages);
  // the main one by the README's command, which builds it too; the others as the systemd unit starts them
  const [command, ...parameters] = isMain ? ['npm', 'run', 'site'] : ['node', 'lib/commands/start.mjs'];
  const server = spawn(command, parameters, {
    env: { ...process.env, ...env, PORT: port, ...(isMain ? {} : { HOST: '127.0.0.1' }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  servers.push(server);
  await answers(`${ADDRESSES[name]}/privacy`, isMain ? BUILD_MS : undefined);
}
