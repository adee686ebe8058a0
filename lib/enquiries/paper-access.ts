import { describeStoreFault } from '../database/faults';
import { hasPaperPass } from './paper-pass';

/** Whether white papers are open to whoever asks. A store that cannot be read opens nothing, and closes nothing that is free. */
export async function opensPapers(request: Request): Promise<boolean> {
  try {
    return await hasPaperPass(request);
  } catch (error) {
    console.error('[enquiries] paper-pass:', describeStoreFault(error));
    return false;
  }
}
