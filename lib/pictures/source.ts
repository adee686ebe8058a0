import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { fetchMediaBytes } from '../content/reading/files';
import { findServedFile, MEDIA_TYPES, mediaRoot } from '../content-service/served-file';
import { versionOf, versionOfBytes } from '../content-service/media-version';
import { env } from '../env';
import { paths } from '../paths';
import { processWide } from '../process-wide';
import { splitVersion } from '../versioned-name';
import type { PictureVersion } from './store';

const LIMITS = { ms: 10_000, bytes: 10 * 1024 * 1024 };
/** How long a remote picture without a version in its address is taken for the same. */
const SAME_MS = 300_000;
const MOST_REMEMBERED = 5_000;

/** A picture that others are made from. */
export interface SourcePicture extends PictureVersion {
  /** the address names the version: its answer is good for ever */
  isVersioned: boolean;
  /** the whole picture; null when it is not there */
  bytes: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** @param source a path as pages write it, canonical; null when there is no such picture in this version */
export async function findPicture(source: string): Promise<SourcePicture | null> {
  const isOwn = source === paths.subjectPicture() || source.startsWith(paths.drawn('illustration/'));
  if (isOwn) return ownFile(PUBLIC, source.slice(1), source);
  if (env.contentServiceUrl) return remotePicture(source);
  return ownFile(mediaRoot(env.contentDirectory), source.slice(paths.media('').length), source);
}

/** The picture that an address names, in its version, whether or not it is (still) there; null without a version. */
export function namedPicture(source: string): PictureVersion | null {
  const named = splitVersion(source);
  return named && { path: named.plain, version: named.version };
}

const PUBLIC = path.join(/*turbopackIgnore: true*/ process.cwd(), 'public');

async function ownFile(root: string, name: string, source: string): Promise<SourcePicture | null> {
  const served = await findServedFile(root, name, MEDIA_TYPES);
  const version = served && versionOf(served.file);
  if (!served || !version) return null;
  const { file, isVersioned } = served;
  const plain = isVersioned ? namedPicture(source)!.path : source;
  return { path: plain, version, isVersioned, bytes: async () => new Uint8Array(await readFile(file)) };
}

const remembered = processWide(
  'remote-pictures',
  () => new LRUCache<string, string>({ max: MOST_REMEMBERED, ttl: SAME_MS }),
);

async function remotePicture(source: string): Promise<SourcePicture | null> {
  const bytes = () => fetchMediaBytes(source, LIMITS);
  const named = namedPicture(source);
  if (named) {
    // the service knows whether this is a version of its own or part of a name
    const file = await bytes();
    return file && { ...named, isVersioned: true, bytes: async () => file };
  }
  const before = remembered.get(source);
  if (before) return { path: source, version: before, isVersioned: false, bytes };
  const file = await bytes();
  if (!file) return null;
  const version = versionOfBytes(file);
  remembered.set(source, version);
  return { path: source, version, isVersioned: false, bytes: async () => file };
}
