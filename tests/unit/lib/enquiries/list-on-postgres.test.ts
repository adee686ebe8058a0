import { enquiryListSuite } from '@/tests/support/enquiry-list-suite';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.stop());

enquiryListSuite(() => postgres.createDatabase());
