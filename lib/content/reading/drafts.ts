import 'server-only';
import { draftMode } from 'next/headers';
import { env } from '../../env';

/** Is whoever asks somebody of the staff who looks at drafts? What he sees is kept nowhere. */
export async function showsDrafts(): Promise<boolean> {
  if (!env.contentServiceUrl) return false;
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // nobody asks: what a process reads by itself
    return false;
  }
}
