import { importsOf, sources } from './sources';

const all = new Map(sources(['app', 'components'], /\.tsx$/).map((source) => [source.file, source]));
const fileOf = (target: string) => [`${target}.tsx`, target].find((file) => all.has(file));

/** Every component a file draws, its own imports and theirs. @param from path from the repository's root */
export function reachedFrom(from: string): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    const source = all.get(file);
    if (!source || reached.has(file)) return;
    reached.add(file);
    for (const target of importsOf(source)) {
      const next = fileOf(target);
      if (next) visit(next);
    }
  };
  visit(from);
  return reached;
}
