import { startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { unfoundSuite } from '@/tests/support/unfound-suite';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.stop());

unfoundSuite(() => postgres.createDatabase());
