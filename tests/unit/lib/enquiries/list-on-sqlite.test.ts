import path from 'node:path';
import { enquiryListSuite } from '@/tests/support/enquiry-list-suite';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

enquiryListSuite(async () => `file:${path.join(folder(), 'enquiries.db')}`);
