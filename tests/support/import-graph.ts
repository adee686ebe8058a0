import { importsOf, sources, type Source } from './sources';

/** Every source that reaches a browser: the files with 'use client', and what they import besides types. */
export function reachedInBrowser(): Source[] {
  const modules = new Map(sources(['app', 'components', 'lib'], /\.tsx?$/).map((source) => [source.file, source]));
  const reached = new Map<string, Source>();
  const visit = (target: string) => {
    const source = [`${target}.tsx`, `${target}.ts`, target].map((file) => modules.get(file)).find(Boolean);
    if (!source || reached.has(source.file)) return;
    reached.set(source.file, source);
    importsOf({ ...source, text: source.text.replace(/import type [^;]+;/g, '') }).forEach(visit);
  };
  for (const { file, text } of modules.values()) if (/^['"]use client['"]/m.test(text.slice(0, 200))) visit(file);
  return [...reached.values()];
}
