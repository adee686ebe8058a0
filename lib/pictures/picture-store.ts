import 'server-only';
import path from 'node:path';
import { env } from '../env';
import { processWide } from '../process-wide';
import { PictureStore } from './store';

const held = processWide<{ store?: PictureStore }>('picture-store', () => ({}));

/** The one store of the forms that the site makes of pictures, beside the build. */
export function pictureStore(): PictureStore {
  const directory = path.resolve(/*turbopackIgnore: true*/ env.buildDirectory, 'cache', 'pictures');
  return (held.store ??= new PictureStore(directory, env.pictureBytes));
}
