import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SEARCHED_TYPES } from '@/lib/search/document';

/** Every searched item of the sample content, as `type/alias`. */
export function contentItems(): string[] {
  return SEARCHED_TYPES.flatMap((type) =>
    readdirSync(path.join(process.cwd(), 'lib/sample-content', type))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${type}/${name.slice(0, -'.yaml'.length)}`),
  );
}
