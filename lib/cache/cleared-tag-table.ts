import { sql, type Kysely } from 'kysely';
import { DATABASE_NOW_MS } from '../database/shared-work';
import type { Database } from '../database/tables';
import { typeOfTag } from './tags';

/** Rows of one statement. */
const STEP = 1_000;
/** A notice that names more than so many tags clears their types instead. */
const MOST_AT_ONCE = 5_000;
/** More tags than this are not told apart: the older half is folded into their types. */
export const MOST_KNOWN = 50_000;
const COUNTER = 1;

/** Tags that other machines, or this one, have cleared; `isFinal`: nothing older may be shown, not even once more. */
export interface Clearing {
  tags: string[];
  isFinal: boolean;
}

export interface PlannedClearing extends Clearing {
  inMs: number;
}

/** Many tags become their types. */
export function withinBounds({ tags, isFinal }: Clearing): Clearing {
  return { tags: tags.length > MOST_AT_ONCE ? [...new Set(tags.map(typeOfTag))] : tags, isFinal };
}

/** Counts one clearing more. */
export const write = (db: Kysely<Database>, clearing: Clearing) =>
  db.transaction().execute((transaction) => writeWithin(transaction, clearing));

/** @param db a transaction: the counter is held until it is committed */
async function writeWithin(db: Kysely<Database>, { tags, isFinal }: Clearing): Promise<void> {
  const { number } = await db
    .updateTable('clearing')
    .set((expression) => ({ number: expression('number', '+', 1) }))
    .where('id', '=', COUNTER)
    .returning('number')
    .executeTakeFirstOrThrow();
  for (let start = 0; start < tags.length; start += STEP) {
    const rows = tags.slice(start, start + STEP).map((tag) => ({
      tag,
      number,
      final_number: isFinal ? number : 0,
      cleared_at: DATABASE_NOW_MS,
    }));
    await db
      .insertInto('cleared_tag')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('tag').doUpdateSet({
          number,
          cleared_at: DATABASE_NOW_MS,
          ...(isFinal ? { final_number: number } : {}),
        }),
      )
      .execute();
  }
  if (number % STEP === 0) await foldRows(db);
}

/** Writes down what is to be cleared later, by whichever machine is there then. */
export async function plan(db: Kysely<Database>, clearings: readonly PlannedClearing[]): Promise<void> {
  const rows = clearings.map((clearing) => ({
    tags: JSON.stringify(withinBounds(clearing).tags),
    is_final: Number(clearing.isFinal),
    due_at: sql<number>`${DATABASE_NOW_MS} + ${clearing.inMs}`,
  }));
  await db.insertInto('planned_clearing').values(rows).execute();
}

/** A machine that is killed meanwhile leaves the plans that it had taken to the next one. */
export async function carryOutPlans(db: Kysely<Database>): Promise<void> {
  const due = db.selectFrom('planned_clearing').select('id').where('due_at', '<=', DATABASE_NOW_MS).limit(1);
  if (!(await due.executeTakeFirst())) return;
  await db.transaction().execute(async (transaction) => {
    const plans = await transaction
      .deleteFrom('planned_clearing')
      .where('due_at', '<=', DATABASE_NOW_MS)
      .returning(['tags', 'is_final'])
      .execute();
    for (const isFinal of [false, true]) {
      const planned = plans.filter(({ is_final }) => Boolean(is_final) === isFinal);
      const tags = [...new Set(planned.flatMap(({ tags }) => JSON.parse(tags) as string[]))];
      if (tags.length > 0) await writeWithin(transaction, withinBounds({ tags, isFinal }));
    }
  });
}

/** The table stays small too: what is left of the older half is the last clearing of each type. */
async function foldRows(db: Kysely<Database>): Promise<void> {
  const { count } = await db
    .selectFrom('cleared_tag')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= MOST_KNOWN) return;
  const old = await db
    .selectFrom('cleared_tag')
    .selectAll()
    .orderBy('number')
    .limit(MOST_KNOWN / 2)
    .execute();
  await db.deleteFrom('cleared_tag').where('number', '<=', old.at(-1)!.number).execute();
  // in the order of their numbers: the last of a type is what stays
  const types = new Map(
    old.map((row) => [typeOfTag(row.tag), { ...row, tag: typeOfTag(row.tag), final_number: row.number }]),
  );
  await db
    .insertInto('cleared_tag')
    .values([...types.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
