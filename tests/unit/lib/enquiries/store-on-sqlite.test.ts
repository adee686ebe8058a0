import path from 'node:path';
import { enquiryStoreSuite } from '@/tests/support/enquiry-store-suite';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

enquiryStoreSuite(async () => `file:${path.join(folder(), 'enquiries.db')}`);
