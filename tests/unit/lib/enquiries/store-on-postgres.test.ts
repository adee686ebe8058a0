import { enquiryStoreSuite } from '@/tests/support/enquiry-store-suite';
import { outboxSuite } from '@/tests/support/outbox-suite';
import { retentionSuite } from '@/tests/support/retention-suite';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.stop());

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

enquiryStoreSuite(() => postgres.createDatabase());
outboxSuite(() => postgres.createDatabase());
retentionSuite(() => postgres.createDatabase());
