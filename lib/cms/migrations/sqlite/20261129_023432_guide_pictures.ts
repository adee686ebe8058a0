import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`purchase\` ADD \`image_file_id\` text REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`purchase\` ADD \`image_alt\` text;`)
  await db.run(sql`CREATE INDEX \`purchase_image_image_file_idx\` ON \`purchase\` (\`image_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_purchase_v\` ADD \`version_image_file_id\` text REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_purchase_v\` ADD \`version_image_alt\` text;`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_image_version_image_file_idx\` ON \`_purchase_v\` (\`version_image_file_id\`);`)
  await db.run(sql`ALTER TABLE \`it\` ADD \`image_file_id\` text REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`it\` ADD \`image_alt\` text;`)
  await db.run(sql`CREATE INDEX \`it_image_image_file_idx\` ON \`it\` (\`image_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_it_v\` ADD \`version_image_file_id\` text REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_it_v\` ADD \`version_image_alt\` text;`)
  await db.run(sql`CREATE INDEX \`_it_v_version_image_version_image_file_idx\` ON \`_it_v\` (\`version_image_file_id\`);`)
  await db.run(sql`ALTER TABLE \`faq\` ADD \`image_file_id\` text REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`faq\` ADD \`image_alt\` text;`)
  await db.run(sql`CREATE INDEX \`faq_image_image_file_idx\` ON \`faq\` (\`image_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_faq_v\` ADD \`version_image_file_id\` text REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_faq_v\` ADD \`version_image_alt\` text;`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_image_version_image_file_idx\` ON \`_faq_v\` (\`version_image_file_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_purchase\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`tender_terms\` text,
  	\`rates_seats\` numeric,
  	\`rates_seat_fee\` numeric,
  	\`rates_storage\` numeric,
  	\`rates_storage_fee\` numeric,
  	\`rates_warranty_share\` numeric,
  	\`rates_participants\` numeric,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_purchase\`("id", "alias", "former_aliases", "awaits_review", "display_text", "introduction", "tender_terms", "rates_seats", "rates_seat_fee", "rates_storage", "rates_storage_fee", "rates_warranty_share", "rates_participants", "created_utc", "published_utc", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "alias", "former_aliases", "awaits_review", "display_text", "introduction", "tender_terms", "rates_seats", "rates_seat_fee", "rates_storage", "rates_storage_fee", "rates_warranty_share", "rates_participants", "created_utc", "published_utc", "updated_at", "created_at", "deleted_at", "_status" FROM \`purchase\`;`)
  await db.run(sql`DROP TABLE \`purchase\`;`)
  await db.run(sql`ALTER TABLE \`__new_purchase\` RENAME TO \`purchase\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`purchase_alias_idx\` ON \`purchase\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`purchase_updated_at_idx\` ON \`purchase\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`purchase_created_at_idx\` ON \`purchase\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`purchase_deleted_at_idx\` ON \`purchase\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`purchase__status_idx\` ON \`purchase\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__purchase_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_tender_terms\` text,
  	\`version_rates_seats\` numeric,
  	\`version_rates_seat_fee\` numeric,
  	\`version_rates_storage\` numeric,
  	\`version_rates_storage_fee\` numeric,
  	\`version_rates_warranty_share\` numeric,
  	\`version_rates_participants\` numeric,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`purchase\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__purchase_v\`("id", "parent_id", "version_alias", "version_former_aliases", "version_awaits_review", "version_display_text", "version_introduction", "version_tender_terms", "version_rates_seats", "version_rates_seat_fee", "version_rates_storage", "version_rates_storage_fee", "version_rates_warranty_share", "version_rates_participants", "version_created_utc", "version_published_utc", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_alias", "version_former_aliases", "version_awaits_review", "version_display_text", "version_introduction", "version_tender_terms", "version_rates_seats", "version_rates_seat_fee", "version_rates_storage", "version_rates_storage_fee", "version_rates_warranty_share", "version_rates_participants", "version_created_utc", "version_published_utc", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_purchase_v\`;`)
  await db.run(sql`DROP TABLE \`_purchase_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__purchase_v\` RENAME TO \`_purchase_v\`;`)
  await db.run(sql`CREATE INDEX \`_purchase_v_parent_idx\` ON \`_purchase_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_alias_idx\` ON \`_purchase_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_updated_at_idx\` ON \`_purchase_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_created_at_idx\` ON \`_purchase_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_deleted_at_idx\` ON \`_purchase_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version__status_idx\` ON \`_purchase_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_created_at_idx\` ON \`_purchase_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_updated_at_idx\` ON \`_purchase_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_latest_idx\` ON \`_purchase_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_it\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_it\`("id", "alias", "former_aliases", "awaits_review", "display_text", "introduction", "created_utc", "published_utc", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "alias", "former_aliases", "awaits_review", "display_text", "introduction", "created_utc", "published_utc", "updated_at", "created_at", "deleted_at", "_status" FROM \`it\`;`)
  await db.run(sql`DROP TABLE \`it\`;`)
  await db.run(sql`ALTER TABLE \`__new_it\` RENAME TO \`it\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`it_alias_idx\` ON \`it\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`it_updated_at_idx\` ON \`it\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`it_created_at_idx\` ON \`it\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`it_deleted_at_idx\` ON \`it\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`it__status_idx\` ON \`it\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__it_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`it\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__it_v\`("id", "parent_id", "version_alias", "version_former_aliases", "version_awaits_review", "version_display_text", "version_introduction", "version_created_utc", "version_published_utc", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_alias", "version_former_aliases", "version_awaits_review", "version_display_text", "version_introduction", "version_created_utc", "version_published_utc", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_it_v\`;`)
  await db.run(sql`DROP TABLE \`_it_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__it_v\` RENAME TO \`_it_v\`;`)
  await db.run(sql`CREATE INDEX \`_it_v_parent_idx\` ON \`_it_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_alias_idx\` ON \`_it_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_updated_at_idx\` ON \`_it_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_created_at_idx\` ON \`_it_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_deleted_at_idx\` ON \`_it_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version__status_idx\` ON \`_it_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_created_at_idx\` ON \`_it_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_updated_at_idx\` ON \`_it_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_latest_idx\` ON \`_it_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_faq\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_faq\`("id", "alias", "former_aliases", "awaits_review", "display_text", "introduction", "created_utc", "published_utc", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "alias", "former_aliases", "awaits_review", "display_text", "introduction", "created_utc", "published_utc", "updated_at", "created_at", "deleted_at", "_status" FROM \`faq\`;`)
  await db.run(sql`DROP TABLE \`faq\`;`)
  await db.run(sql`ALTER TABLE \`__new_faq\` RENAME TO \`faq\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_alias_idx\` ON \`faq\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`faq_updated_at_idx\` ON \`faq\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_created_at_idx\` ON \`faq\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_deleted_at_idx\` ON \`faq\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`faq__status_idx\` ON \`faq\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__faq_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__faq_v\`("id", "parent_id", "version_alias", "version_former_aliases", "version_awaits_review", "version_display_text", "version_introduction", "version_created_utc", "version_published_utc", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_alias", "version_former_aliases", "version_awaits_review", "version_display_text", "version_introduction", "version_created_utc", "version_published_utc", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_faq_v\`;`)
  await db.run(sql`DROP TABLE \`_faq_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__faq_v\` RENAME TO \`_faq_v\`;`)
  await db.run(sql`CREATE INDEX \`_faq_v_parent_idx\` ON \`_faq_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_alias_idx\` ON \`_faq_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_updated_at_idx\` ON \`_faq_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_created_at_idx\` ON \`_faq_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_deleted_at_idx\` ON \`_faq_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version__status_idx\` ON \`_faq_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_created_at_idx\` ON \`_faq_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_updated_at_idx\` ON \`_faq_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_latest_idx\` ON \`_faq_v\` (\`latest\`);`)
}
