import { startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { zeroResultSuite } from '@/tests/support/zero-result-suite';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.stop());

zeroResultSuite(() => postgres.createDatabase());
