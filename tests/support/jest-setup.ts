import os from 'node:os';
import path from 'node:path';
import { stubDialog } from './dialog-stub';

stubDialog();

// nothing that a test leaves behind is in the working tree
process.env.DATA_DIR ??= path.join(os.tmpdir(), `jest-data-${process.pid}`);
// as in the browser tests, the site's content is its own; who asks for a sample says so
process.env.SAMPLE_CONTENT ??= 'off';
// an answer of one test is not kept for the next
process.env.LAST_GOOD_MB ??= '0';
if (typeof document !== 'undefined')
  beforeAll(async () => {
    await import('@testing-library/jest-dom/jest-globals');
    const { configure } = await import('@testing-library/dom');
    // a busy machine is no failure
    configure({ asyncUtilTimeout: 10_000 });
  });
