import { sql, type Kysely, type Migration } from 'kysely';

/** What several machines share beside the store of enquiries; PostgreSQL only, each is applied once. */
export const machineMigrations: Record<string, Migration> = {
  '001-cleared-tags': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('cleared_tag')
        .addColumn('tag', 'text', (column) => column.primaryKey())
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('final_number', 'bigint', (column) => column.notNull())
        .addColumn('cleared_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('cleared_tag_by_number').on('cleared_tag').columns(['number']).execute();
      await db.schema
        .createTable('clearing')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('number', 'bigint', (column) => column.notNull())
        .execute();
      await sql`insert into clearing (id, number) values (1, 0)`.execute(db);
    },
  },
  '002-rate-counts': {
    async up(db: Kysely<unknown>) {
      // as `rate-limiter-flexible` makes it
      await db.schema
        .createTable('rate_count')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  '003-planned-clearings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('planned_clearing')
        .addColumn('id', 'bigserial', (column) => column.primaryKey())
        .addColumn('tags', 'text', (column) => column.notNull())
        .addColumn('is_final', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('planned_clearing_by_time').on('planned_clearing').columns(['due_at']).execute();
    },
  },
};
