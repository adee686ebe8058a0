import { errorText } from '../error-text';
const loading = new Map<string, Promise<unknown>>();

/**
 * The parsed content of a JSON file of this site, the same promise for the same
 * file, so that components can `use` it. A failure is written to the console
 * once, reads as null, and is not tried again until the page is loaded anew.
 */
export function loadJson(src: string): Promise<unknown> {
  const known = loading.get(src);
  if (known) return known;
  const request = read(src).catch((error: unknown) => {
    console.error(`[data] ${src} 无法读取：`, errorText(error));
    return null;
  });
  loading.set(src, request);
  return request;
}

async function read(src: string): Promise<unknown> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`状态 ${response.status}`);
  return response.json();
}
