import type { Kysely, Migration } from 'kysely';

/** The forms that the store has had, in order; each is applied once. */
export const migrations: Record<string, Migration> = {
  '001-enquiries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('enquiry')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('receipt', 'text', (column) => column.notNull().unique())
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('body_hash', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('telphone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('domain', 'text', (column) => column.notNull())
        .addColumn('requirement_type', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('client_no', 'text')
        .addColumn('consent_version', 'text')
        .addColumn('planned', 'integer', (column) => column.notNull())
        .execute();
      const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('enquiry').columns(columns);
      await index('enquiry_once', ['idempotency_key', 'body_hash']).unique().execute();
      await index('enquiry_by_time', ['received_at']).execute();
      await index('enquiry_by_client', ['client_no']).execute();
      await index('enquiry_unplanned', ['planned']).execute();
      await db.schema
        .createTable('delivery')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text', (column) => column.notNull())
        .addColumn('receipt', 'text', (column) => column.notNull())
        .addColumn('receiver', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('leased_until', 'bigint', (column) => column.notNull())
        .addColumn('done_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await db.schema
        .createIndex('delivery_once')
        .on('delivery')
        .columns(['enquiry_id', 'receiver', 'event'])
        .unique()
        .execute();
      await db.schema.createIndex('delivery_due').on('delivery').columns(['state', 'next_at']).execute();
    },
  },
  '002-upkeep': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('ended_session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('erased')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('erased_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('retention')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('stepped_at', 'bigint', (column) => column.notNull())
        .addColumn('held_until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '003-unfound-queries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('unfound_query')
        .addColumn('text', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('first_at', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '004-shared-values': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shared_value')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('leased_until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
