import path from 'node:path';

/**
 * The TypeScript settings of a build. Next writes the build folder's name into the file it is given: a build beside the
 * usual one gets a file of its own, so that two can run at once.
 * @param {string | undefined} folder `NEXT_DIST_DIR`
 */
export const buildTsconfig = (folder) => (folder ? `.next-tsconfig-${path.basename(folder)}.json` : 'tsconfig.json');
