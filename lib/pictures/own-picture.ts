import 'server-only';
import path from 'node:path';
import { versionOf } from '../content-service/media-version';
import { paths } from '../paths';
import { withVersion } from '../versioned-name';

/** The picture of an interactive illustration, in the version that this build brings. */
export function illustrationPicture(name: string): string {
  const plain = paths.illustration(name);
  const version = versionOf(path.join(/*turbopackIgnore: true*/ process.cwd(), 'public', plain));
  return version ? withVersion(plain, version) : plain;
}
