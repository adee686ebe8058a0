/* The thread of the index, straight from its source. */
import { tsImport } from 'tsx/esm/api';

await tsImport('../../lib/search/index-worker.ts', import.meta.url);
