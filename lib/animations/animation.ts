import { isRecord } from '../is-record';

/** Is this parsed file a Lottie animation? It has layers, and a version or, since Lottie 1.0 asks for none, its last frame. */
export function isAnimation(data: unknown): data is { layers: unknown[]; assets?: unknown } {
  return isRecord(data) && Array.isArray(data.layers) && ('v' in data || typeof data.op === 'number');
}
