import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { SETTINGS, wrongSetting, wrongSettings } from '../settings.mjs';

/** Exit code of a process whose configuration is wrong (sysexits.h): starting it again does not mend that. */
export const WRONG_SETTINGS = 78;

/**
 * Ends the process when a setting is not what it should be, with a line for each that says so.
 * @param isServing also look at what only a serving site uses: secrets, folders, the address to listen on
 */
export async function checkSettings({ isServing = true } = {}) {
  const lines = wrongSettings(process.env, isServing);
  if (isServing) lines.push(...wrongFolders(), ...(await wrongHost()));
  for (const line of lines) console.error(process.stderr.isTTY ? line : entry(line));
  if (lines.length > 0) process.exit(WRONG_SETTINGS);
}

/** The same form as every other line of the log. */
export function entry(msg) {
  return JSON.stringify({ level: 'error', time: new Date().toISOString(), area: 'settings', msg });
}

function wrongFolders() {
  const { DATA_DIR = '', FRONT_CACHE_DIR = '' } = process.env;
  const look = (name, value, work) => {
    try {
      work(path.resolve(value));
      return [];
    } catch (error) {
      return [wrongSetting(name, value, `（${error.code ?? error.message}）`)];
    }
  };
  return [
    ...look('DATA_DIR', DATA_DIR || SETTINGS.DATA_DIR.fallback, (folder) => {
      makeFolder(folder);
      accessSync(folder, constants.W_OK);
    }),
    ...(FRONT_CACHE_DIR ? look('FRONT_CACHE_DIR', FRONT_CACHE_DIR, mustBeWritable) : []),
  ];
}

function mustBeWritable(folder) {
  if (!statSync(folder).isDirectory()) throw new Error('不是文件夹');
  accessSync(folder, constants.W_OK);
}

/** Step by step: Node's own recursive mkdir goes on for ever in a place like /proc, where nothing can be made. */
function makeFolder(folder) {
  const parent = path.dirname(folder);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (error.code === 'EEXIST') return mustBeWritable(folder);
    if (error.code !== 'ENOENT' || isThere(parent)) throw error;
    makeFolder(parent);
    mkdirSync(folder, { mode: 0o700 });
  }
}

function isThere(folder) {
  return statSync(folder, { throwIfNoEntry: false }) !== undefined;
}

/** Whether anything can listen there; the port may be taken for the moment, which is no fault of the settings. */
function wrongHost() {
  const { HOST } = process.env;
  if (!HOST) return [];
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve([wrongSetting('HOST', HOST, `（${error.code}）`)]));
    probe.listen({ host: HOST, port: 0 }, () => probe.close(() => resolve([])));
  });
}
