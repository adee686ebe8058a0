import path from 'node:path';
import { receiveEnquiry } from '@/lib/enquiries/receive';
import { enquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY, formRequest } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

beforeEach(() => {
  process.env.DATA_DIR = path.join(folder(), 'data');
  process.env.SITE_URL = 'http://site.test';
});

test('询价单页的表单：单子写在留言前面，一起存下', async () => {
  const List = '询价单，1项：\n1. HZ-G2 × 2台';
  const response = await receiveEnquiry(formRequest({ ...ENQUIRY, consent: '2026-11-21', Website: '', List }));
  expect(response.status).toBe(200);
  const [{ content }] = await (await enquiryStore()).db.selectFrom('enquiry').select('content').execute();
  expect(content).toBe(`${List}\n\n${ENQUIRY.Content}`);
  const long = { ...ENQUIRY, consent: '2026-11-21', Website: '', List: 'x'.repeat(4_999) };
  expect((await receiveEnquiry(formRequest(long))).status).toBe(422);
});
