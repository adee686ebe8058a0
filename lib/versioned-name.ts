/** `a.webp` in one version: `a.1f3c9a07.webp`, the start of its bytes' hash before the ending. */
const VERSIONED = /^(.+)\.([0-9a-f]{8})(\.[A-Za-z0-9]+)$/;

/** The name of a file in one version: anyone who has it never needs to ask again. */
export function withVersion(name: string, version: string): string {
  return name.replace(/(\.[A-Za-z0-9]+)$/, `.${version}$1`);
}

/** The name and version that a versioned name is made of; null when it names no version. */
export function splitVersion(name: string): { plain: string; version: string } | null {
  const [, start, version, ending] = VERSIONED.exec(name) ?? [];
  return version ? { plain: start + ending, version } : null;
}

/** The name of a file whatever its version. */
export function withoutVersion(name: string): string {
  return splitVersion(name)?.plain ?? name;
}
