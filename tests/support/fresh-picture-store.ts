import { processWide } from '@/lib/process-wide';
import { temporaryFolders } from './temporary-folder';

/** Before each test of the file: the pictures that the site makes are kept in a folder of the test's own. */
export function freshPictureStore(): void {
  const makeFolder = temporaryFolders();
  beforeEach(() => {
    process.env.NEXT_DIST_DIR = makeFolder();
    processWide<{ store?: unknown }>('picture-store', () => ({})).store = undefined;
  });
  afterAll(() => {
    delete process.env.NEXT_DIST_DIR;
  });
}
