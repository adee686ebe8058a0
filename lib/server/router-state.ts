import type { IncomingMessage } from 'node:http';

const HEADER = 'next-router-state-tree';
const MARKERS = ['refetch', 'inside-shared-layout', 'metadata-only'];

/**
 * Can Next read where a browser says that it is? What it cannot read fails the page, with a stack in the log. The shape is
 * Next's (`flightRouterStateSchema`); a value that an upgrade adds is let through.
 */
export function isRouterStateReadable({ headers }: IncomingMessage): boolean {
  const written = headers[HEADER];
  if (written === undefined) return true;
  try {
    return isTree(JSON.parse(decodeURIComponent(String(written))));
  } catch {
    return false;
  }
}

function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, children, address, marker] = value as unknown[];
  return (
    isSegment(segment) &&
    typeof children === 'object' &&
    children !== null &&
    !Array.isArray(children) &&
    Object.values(children).every(isTree) &&
    (address === undefined || address === null || isTexts(address, 2)) &&
    (marker === undefined || marker === null || MARKERS.includes(String(marker)))
  );
}

/** A word, or the name, value, kind and siblings of a part that varies. */
function isSegment(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const siblings: unknown = value[3];
  return isTexts(value.slice(0, 3), 3) && (siblings === null || isTexts(siblings));
}

function isTexts(value: unknown, count?: number): boolean {
  if (!Array.isArray(value) || value.length !== (count ?? value.length)) return false;
  return value.every((part) => typeof part === 'string');
}
