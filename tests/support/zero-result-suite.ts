import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/tables';
import { topZeroResults, trimZeroResults, writeZeroResults } from '@/lib/search/zero-result';

const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 9, 1);

/** What both databases must do with searches that found nothing. */
export function zeroResultSuite(createDatabase: () => Promise<string>): void {
  let db: Kysely<Database>;
  beforeEach(async () => {
    db = await openDatabase(await createDatabase());
  });
  afterEach(() => db.destroy());

  test('同样的词加起来，多的在前', async () => {
    await writeZeroResults(
      db,
      [
        ['石墨烯', 1],
        ['触觉', 2],
      ],
      START,
    );
    await writeZeroResults(db, [['石墨烯', 3]], START + DAY);
    expect(await topZeroResults(db, 10)).toEqual([
      { text: '石墨烯', count: 4, first_at: START, last_at: START + DAY },
      { text: '触觉', count: 2, first_at: START, last_at: START },
    ]);
  });

  test('90天没有人再搜的删掉', async () => {
    await writeZeroResults(db, [['旧', 9]], START);
    await writeZeroResults(db, [['新', 1]], START + 2 * DAY);
    await trimZeroResults(db, START + 91 * DAY);
    expect((await topZeroResults(db, 10)).map(({ text }) => text)).toEqual(['新']);
  });

  test('行数有上限，少的先走', async () => {
    await writeZeroResults(
      db,
      [
        ['多', 3],
        ['少', 1],
        ['中', 2],
      ],
      START,
    );
    await trimZeroResults(db, START, 2);
    expect((await topZeroResults(db, 10)).map(({ text }) => text)).toEqual(['多', '中']);
  });
}
