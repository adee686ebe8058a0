import { errorText } from '../../error-text';
/** Keeps the number of this site apart from every other site's. */
const SALT = 'hengzhi-white-papers';
const LENGTH = 40;
/** A fingerprint that takes longer is not waited for. */
const PATIENCE_MS = 3_000;

/**
 * The `clientNo` of an enquiry: a salted one-way hash of the browser's
 * fingerprint, so that the fingerprint itself never leaves the browser. Loads
 * its library when called.
 * @returns null where there is none: blocked, too slow, or a page without https
 */
export async function visitorNumber(): Promise<string | null> {
  try {
    return await Promise.race([computed(), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);
  } catch (error) {
    console.error('[white-paper]', errorText(error));
    return null;
  }
}

async function computed(): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const { load } = await import('@fingerprintjs/fingerprintjs');
  // its statistics would call another site
  const agent = await load({ monitoring: false });
  const { visitorId } = await agent.get();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${SALT}:${visitorId}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, LENGTH);
}
