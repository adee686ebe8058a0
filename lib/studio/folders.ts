/** Where the studio reads and writes: every command works from any directory. */
import { join } from 'node:path';

export const STUDIO = import.meta.dirname;
const SITE = join(STUDIO, '../..');
export const CONTENT = join(SITE, 'lib/sample-content');
export const MEDIA = join(CONTENT, 'media');
/** The site's own icons. */
export const SITE_ICONS = join(SITE, 'public/icons');
/** Drafts, sketches, contact sheets and jobs; not committed. */
export const OUT = join(STUDIO, 'out');
