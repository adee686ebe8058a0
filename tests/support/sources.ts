import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  /** path from the repository's root */
  file: string;
  text: string;
}

/** Source files below the given folders, by extension; generated files and content are left out. */
export function sources(folders: string[], extension: RegExp): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter(
        (file) =>
          extension.test(file) &&
          !/(^|\/)(generated|sample-content(?!\/checks)|cms\/migrations|node_modules|\.next)\//.test(file),
      )
      .sort()
      .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
}

/** The modules a source imports, paths of this repository written from its root. */
export function importsOf({ file, text }: Source): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier);
  return specifiers.map((specifier) => {
    if (specifier.startsWith('@/')) return specifier.slice(2);
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  });
}
