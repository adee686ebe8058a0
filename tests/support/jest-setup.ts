import '@testing-library/jest-dom';
import os from 'node:os';
import path from 'node:path';
import { stubDialog } from './dialog-stub';

stubDialog();

// nothing that a test leaves behind is in the working tree
process.env.DATA_DIR ??= path.join(os.tmpdir(), `jest-data-${process.pid}`);
// an answer of one test is not kept for the next
process.env.LAST_GOOD_MB ??= '0';
