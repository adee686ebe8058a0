/**
 * One value for the whole process. Pages, route handlers and instrumentation
 * are bundled apart, and each bundle has a copy of every module with state of its own.
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const everything = globalThis as Record<symbol, unknown>;
  return (everything[Symbol.for(`hengzhi.${name}`)] ??= make()) as T;
}
