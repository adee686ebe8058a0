import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`module_index_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`module_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_index_items_order_idx\` ON \`module_index_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`module_index_items_parent_id_idx\` ON \`module_index_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`module_index_items_image_image_file_idx\` ON \`module_index_items\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`module_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`alias\` text,
  	\`significance\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_index_order_idx\` ON \`module_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`module_index_parent_id_idx\` ON \`module_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`module_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_facts_order_idx\` ON \`module_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`module_facts_parent_id_idx\` ON \`module_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`module_english_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_english_points_order_idx\` ON \`module_english_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`module_english_points_parent_id_idx\` ON \`module_english_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`module_english_month\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`module_english_month_order_idx\` ON \`module_english_month\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`module_english_month_parent_id_idx\` ON \`module_english_month\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`module\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`short_name\` text,
  	\`english_name\` text,
  	\`introduction\` text,
  	\`feature\` text,
  	\`details\` text,
  	\`icon_file_id\` text,
  	\`icon_alt\` text,
  	\`header_image_file_id\` text,
  	\`header_image_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`introduction_image_file_id\` text,
  	\`introduction_image_alt\` text,
  	\`feature_image_file_id\` text,
  	\`feature_image_alt\` text,
  	\`english_title\` text,
  	\`english_introduction\` text,
  	\`english_question\` text,
  	\`english_fit\` text,
  	\`english_unfit\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`sort_num\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`feature_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`module_alias_idx\` ON \`module\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`module_icon_icon_file_idx\` ON \`module\` (\`icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`module_header_image_header_image_file_idx\` ON \`module\` (\`header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`module_image_image_file_idx\` ON \`module\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`module_introduction_image_introduction_image_file_idx\` ON \`module\` (\`introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`module_feature_image_feature_image_file_idx\` ON \`module\` (\`feature_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`module_updated_at_idx\` ON \`module\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`module_created_at_idx\` ON \`module\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`module_deleted_at_idx\` ON \`module\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`module__status_idx\` ON \`module\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_module_v_version_index_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_module_v_version_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_v_version_index_items_order_idx\` ON \`_module_v_version_index_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_index_items_parent_id_idx\` ON \`_module_v_version_index_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_index_items_image_image_file_idx\` ON \`_module_v_version_index_items\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_v_version_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`alias\` text,
  	\`significance\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_v_version_index_order_idx\` ON \`_module_v_version_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_index_parent_id_idx\` ON \`_module_v_version_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_v_version_facts_order_idx\` ON \`_module_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_facts_parent_id_idx\` ON \`_module_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_v_version_english_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_v_version_english_points_order_idx\` ON \`_module_v_version_english_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_english_points_parent_id_idx\` ON \`_module_v_version_english_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_v_version_english_month\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_module_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_v_version_english_month_order_idx\` ON \`_module_v_version_english_month\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_english_month_parent_id_idx\` ON \`_module_v_version_english_month\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_module_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_short_name\` text,
  	\`version_english_name\` text,
  	\`version_introduction\` text,
  	\`version_feature\` text,
  	\`version_details\` text,
  	\`version_icon_file_id\` text,
  	\`version_icon_alt\` text,
  	\`version_header_image_file_id\` text,
  	\`version_header_image_alt\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_introduction_image_file_id\` text,
  	\`version_introduction_image_alt\` text,
  	\`version_feature_image_file_id\` text,
  	\`version_feature_image_alt\` text,
  	\`version_english_title\` text,
  	\`version_english_introduction\` text,
  	\`version_english_question\` text,
  	\`version_english_fit\` text,
  	\`version_english_unfit\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_sort_num\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_feature_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_module_v_parent_idx\` ON \`_module_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_version_alias_idx\` ON \`_module_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_icon_version_icon_file_idx\` ON \`_module_v\` (\`version_icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_header_image_version_header_image_file_idx\` ON \`_module_v\` (\`version_header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_image_version_image_file_idx\` ON \`_module_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_introduction_image_version_introductio_idx\` ON \`_module_v\` (\`version_introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_feature_image_version_feature_image_fi_idx\` ON \`_module_v\` (\`version_feature_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_version_updated_at_idx\` ON \`_module_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_version_created_at_idx\` ON \`_module_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_version_deleted_at_idx\` ON \`_module_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_version_version__status_idx\` ON \`_module_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_created_at_idx\` ON \`_module_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_updated_at_idx\` ON \`_module_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_module_v_latest_idx\` ON \`_module_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`product_product_imgs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` text,
  	\`alt\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_product_imgs_order_idx\` ON \`product_product_imgs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_product_imgs_parent_id_idx\` ON \`product_product_imgs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_product_imgs_file_idx\` ON \`product_product_imgs\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`product_parameters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_parameters_order_idx\` ON \`product_parameters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_parameters_parent_id_idx\` ON \`product_parameters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_tender\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_tender_order_idx\` ON \`product_tender\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_tender_parent_id_idx\` ON \`product_tender\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_decisive\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_decisive_order_idx\` ON \`product_decisive\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_decisive_parent_id_idx\` ON \`product_decisive\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_setup_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_setup_places_order_idx\` ON \`product_setup_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_setup_places_parent_id_idx\` ON \`product_setup_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_setup_together\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_setup_together_order_idx\` ON \`product_setup_together\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_setup_together_parent_id_idx\` ON \`product_setup_together\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_english_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_english_points_order_idx\` ON \`product_english_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_english_points_parent_id_idx\` ON \`product_english_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_english_month\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_english_month_order_idx\` ON \`product_english_month\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_english_month_parent_id_idx\` ON \`product_english_month\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`fit\` text,
  	\`unfit\` text,
  	\`lead_time\` text,
  	\`description\` text,
  	\`details\` text,
  	\`feature\` text,
  	\`feature_introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`module_id\` text,
  	\`unfit_product_id\` text,
  	\`price_band\` text,
  	\`price_factors\` text,
  	\`price_excludes\` text,
  	\`price_date\` text,
  	\`setup_motion\` text,
  	\`setup_cable\` text,
  	\`setup_link\` text,
  	\`setup_rate\` numeric,
  	\`setup_trigger\` text,
  	\`setup_outputs\` numeric,
  	\`setup_power\` numeric,
  	\`english_title\` text,
  	\`english_introduction\` text,
  	\`english_question\` text,
  	\`english_fit\` text,
  	\`english_unfit\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`unfit_product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_alias_idx\` ON \`product\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`product_image_image_file_idx\` ON \`product\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`product_module_idx\` ON \`product\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`product_unfit_product_idx\` ON \`product\` (\`unfit_product_id\`);`)
  await db.run(sql`CREATE INDEX \`product_updated_at_idx\` ON \`product\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_created_at_idx\` ON \`product\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_deleted_at_idx\` ON \`product\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`product__status_idx\` ON \`product\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_product_imgs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` text,
  	\`alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_product_imgs_order_idx\` ON \`_product_v_version_product_imgs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_product_imgs_parent_id_idx\` ON \`_product_v_version_product_imgs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_product_imgs_file_idx\` ON \`_product_v_version_product_imgs\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_parameters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_parameters_order_idx\` ON \`_product_v_version_parameters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_parameters_parent_id_idx\` ON \`_product_v_version_parameters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_tender\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_tender_order_idx\` ON \`_product_v_version_tender\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_tender_parent_id_idx\` ON \`_product_v_version_tender\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_decisive\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_decisive_order_idx\` ON \`_product_v_version_decisive\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_decisive_parent_id_idx\` ON \`_product_v_version_decisive\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_setup_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_setup_places_order_idx\` ON \`_product_v_version_setup_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_setup_places_parent_id_idx\` ON \`_product_v_version_setup_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_setup_together\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_setup_together_order_idx\` ON \`_product_v_version_setup_together\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_setup_together_parent_id_idx\` ON \`_product_v_version_setup_together\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_english_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_english_points_order_idx\` ON \`_product_v_version_english_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_english_points_parent_id_idx\` ON \`_product_v_version_english_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v_version_english_month\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_version_english_month_order_idx\` ON \`_product_v_version_english_month\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_english_month_parent_id_idx\` ON \`_product_v_version_english_month\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_fit\` text,
  	\`version_unfit\` text,
  	\`version_lead_time\` text,
  	\`version_description\` text,
  	\`version_details\` text,
  	\`version_feature\` text,
  	\`version_feature_introduction\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_module_id\` text,
  	\`version_unfit_product_id\` text,
  	\`version_price_band\` text,
  	\`version_price_factors\` text,
  	\`version_price_excludes\` text,
  	\`version_price_date\` text,
  	\`version_setup_motion\` text,
  	\`version_setup_cable\` text,
  	\`version_setup_link\` text,
  	\`version_setup_rate\` numeric,
  	\`version_setup_trigger\` text,
  	\`version_setup_outputs\` numeric,
  	\`version_setup_power\` numeric,
  	\`version_english_title\` text,
  	\`version_english_introduction\` text,
  	\`version_english_question\` text,
  	\`version_english_fit\` text,
  	\`version_english_unfit\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_unfit_product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_v_parent_idx\` ON \`_product_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_alias_idx\` ON \`_product_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_image_version_image_file_idx\` ON \`_product_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_module_idx\` ON \`_product_v\` (\`version_module_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_unfit_product_idx\` ON \`_product_v\` (\`version_unfit_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_updated_at_idx\` ON \`_product_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_created_at_idx\` ON \`_product_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version_deleted_at_idx\` ON \`_product_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_version_version__status_idx\` ON \`_product_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_created_at_idx\` ON \`_product_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_updated_at_idx\` ON \`_product_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_v_latest_idx\` ON \`_product_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`solution_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`name\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`introduction\` text,
  	\`details\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_children_order_idx\` ON \`solution_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_children_parent_id_idx\` ON \`solution_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_children_image_image_file_idx\` ON \`solution_children\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_devices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` text,
  	\`quantity\` numeric,
  	\`records\` text,
  	\`key_value\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_devices_order_idx\` ON \`solution_devices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_devices_parent_id_idx\` ON \`solution_devices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_devices_product_idx\` ON \`solution_devices\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_room_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_room_facts_order_idx\` ON \`solution_room_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_room_facts_parent_id_idx\` ON \`solution_room_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_plan\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`at\` text,
  	\`size\` text,
  	\`to\` text,
  	\`swing\` text,
  	\`turn\` numeric,
  	\`repeat\` text,
  	\`device\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_plan_order_idx\` ON \`solution_plan\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_plan_parent_id_idx\` ON \`solution_plan\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_weeks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`week\` text,
  	\`work\` text,
  	\`result\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_weeks_order_idx\` ON \`solution_weeks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_weeks_parent_id_idx\` ON \`solution_weeks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_limits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_limits_order_idx\` ON \`solution_limits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_limits_parent_id_idx\` ON \`solution_limits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_english_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_english_points_order_idx\` ON \`solution_english_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_english_points_parent_id_idx\` ON \`solution_english_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_english_month\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_english_month_order_idx\` ON \`solution_english_month\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_english_month_parent_id_idx\` ON \`solution_english_month\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`short_name\` text,
  	\`name\` text,
  	\`english_name\` text,
  	\`sub_title\` text,
  	\`introduction_name\` text,
  	\`introduction\` text,
  	\`question\` text,
  	\`lead_time\` text,
  	\`description\` text,
  	\`icon_file_id\` text,
  	\`icon_alt\` text,
  	\`home_image_file_id\` text,
  	\`home_image_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`header_image_file_id\` text,
  	\`header_image_alt\` text,
  	\`price_band\` text,
  	\`price_factors\` text,
  	\`price_excludes\` text,
  	\`price_date\` text,
  	\`english_title\` text,
  	\`english_introduction\` text,
  	\`english_question\` text,
  	\`english_fit\` text,
  	\`english_unfit\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`sort_num\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`home_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solution_alias_idx\` ON \`solution\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`solution_icon_icon_file_idx\` ON \`solution\` (\`icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_home_image_home_image_file_idx\` ON \`solution\` (\`home_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_image_image_file_idx\` ON \`solution\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_header_image_header_image_file_idx\` ON \`solution\` (\`header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_updated_at_idx\` ON \`solution\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_created_at_idx\` ON \`solution\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_deleted_at_idx\` ON \`solution\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`solution__status_idx\` ON \`solution\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`solution_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_rels_order_idx\` ON \`solution_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solution_rels_parent_idx\` ON \`solution_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_rels_path_idx\` ON \`solution_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`solution_rels_domain_id_idx\` ON \`solution_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_rels_module_id_idx\` ON \`solution_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`name\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`introduction\` text,
  	\`details\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_children_order_idx\` ON \`_solution_v_version_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_children_parent_id_idx\` ON \`_solution_v_version_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_children_image_image_file_idx\` ON \`_solution_v_version_children\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_devices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` text,
  	\`quantity\` numeric,
  	\`records\` text,
  	\`key_value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_devices_order_idx\` ON \`_solution_v_version_devices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_devices_parent_id_idx\` ON \`_solution_v_version_devices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_devices_product_idx\` ON \`_solution_v_version_devices\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_room_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_room_facts_order_idx\` ON \`_solution_v_version_room_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_room_facts_parent_id_idx\` ON \`_solution_v_version_room_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_plan\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`at\` text,
  	\`size\` text,
  	\`to\` text,
  	\`swing\` text,
  	\`turn\` numeric,
  	\`repeat\` text,
  	\`device\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_plan_order_idx\` ON \`_solution_v_version_plan\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_plan_parent_id_idx\` ON \`_solution_v_version_plan\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_weeks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`week\` text,
  	\`work\` text,
  	\`result\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_weeks_order_idx\` ON \`_solution_v_version_weeks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_weeks_parent_id_idx\` ON \`_solution_v_version_weeks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_limits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_limits_order_idx\` ON \`_solution_v_version_limits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_limits_parent_id_idx\` ON \`_solution_v_version_limits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_english_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_english_points_order_idx\` ON \`_solution_v_version_english_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_english_points_parent_id_idx\` ON \`_solution_v_version_english_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_version_english_month\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_version_english_month_order_idx\` ON \`_solution_v_version_english_month\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_english_month_parent_id_idx\` ON \`_solution_v_version_english_month\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_short_name\` text,
  	\`version_name\` text,
  	\`version_english_name\` text,
  	\`version_sub_title\` text,
  	\`version_introduction_name\` text,
  	\`version_introduction\` text,
  	\`version_question\` text,
  	\`version_lead_time\` text,
  	\`version_description\` text,
  	\`version_icon_file_id\` text,
  	\`version_icon_alt\` text,
  	\`version_home_image_file_id\` text,
  	\`version_home_image_alt\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_header_image_file_id\` text,
  	\`version_header_image_alt\` text,
  	\`version_price_band\` text,
  	\`version_price_factors\` text,
  	\`version_price_excludes\` text,
  	\`version_price_date\` text,
  	\`version_english_title\` text,
  	\`version_english_introduction\` text,
  	\`version_english_question\` text,
  	\`version_english_fit\` text,
  	\`version_english_unfit\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_sort_num\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_home_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_parent_idx\` ON \`_solution_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_version_alias_idx\` ON \`_solution_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_icon_version_icon_file_idx\` ON \`_solution_v\` (\`version_icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_home_image_version_home_image_file_idx\` ON \`_solution_v\` (\`version_home_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_image_version_image_file_idx\` ON \`_solution_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_header_image_version_header_image_fi_idx\` ON \`_solution_v\` (\`version_header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_version_updated_at_idx\` ON \`_solution_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_version_created_at_idx\` ON \`_solution_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_version_deleted_at_idx\` ON \`_solution_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_version_version__status_idx\` ON \`_solution_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_created_at_idx\` ON \`_solution_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_updated_at_idx\` ON \`_solution_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_latest_idx\` ON \`_solution_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_solution_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_solution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_v_rels_order_idx\` ON \`_solution_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_rels_parent_idx\` ON \`_solution_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_rels_path_idx\` ON \`_solution_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_rels_domain_id_idx\` ON \`_solution_v_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_v_rels_module_id_idx\` ON \`_solution_v_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`feature_children_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`name\` text,
  	\`description\` text,
  	\`introduction\` text,
  	\`details\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`feature_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feature_children_features_order_idx\` ON \`feature_children_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`feature_children_features_parent_id_idx\` ON \`feature_children_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_children_features_image_image_file_idx\` ON \`feature_children_features\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`feature_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`english_name\` text,
  	\`sub_title\` text,
  	\`key_number_value\` text,
  	\`key_number_unit\` text,
  	\`key_number_interval\` text,
  	\`key_number_label\` text,
  	\`introduction\` text,
  	\`description\` text,
  	\`details\` text,
  	\`icon_file_id\` text,
  	\`icon_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`introduction_image_file_id\` text,
  	\`introduction_image_alt\` text,
  	\`paradigm_id\` text,
  	FOREIGN KEY (\`icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`paradigm_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`feature\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feature_children_order_idx\` ON \`feature_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`feature_children_parent_id_idx\` ON \`feature_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_children_icon_icon_file_idx\` ON \`feature_children\` (\`icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_children_image_image_file_idx\` ON \`feature_children\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_children_introduction_image_introduction_image_f_idx\` ON \`feature_children\` (\`introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_children_paradigm_idx\` ON \`feature_children\` (\`paradigm_id\`);`)
  await db.run(sql`CREATE TABLE \`feature\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`name\` text,
  	\`english_name\` text,
  	\`sub_title\` text,
  	\`introduction\` text,
  	\`details\` text,
  	\`description\` text,
  	\`icon_file_id\` text,
  	\`icon_alt\` text,
  	\`header_image_file_id\` text,
  	\`header_image_alt\` text,
  	\`introduction_image_file_id\` text,
  	\`introduction_image_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`key_number_value\` text,
  	\`key_number_unit\` text,
  	\`key_number_interval\` text,
  	\`key_number_label\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`sort_num\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`feature_alias_idx\` ON \`feature\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`feature_icon_icon_file_idx\` ON \`feature\` (\`icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_header_image_header_image_file_idx\` ON \`feature\` (\`header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_introduction_image_introduction_image_file_idx\` ON \`feature\` (\`introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_image_image_file_idx\` ON \`feature\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_updated_at_idx\` ON \`feature\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feature_created_at_idx\` ON \`feature\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`feature_deleted_at_idx\` ON \`feature\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`feature__status_idx\` ON \`feature\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_feature_v_version_children_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`name\` text,
  	\`description\` text,
  	\`introduction\` text,
  	\`details\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_feature_v_version_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_features_order_idx\` ON \`_feature_v_version_children_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_features_parent_id_idx\` ON \`_feature_v_version_children_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_features_image_image_file_idx\` ON \`_feature_v_version_children_features\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_feature_v_version_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`english_name\` text,
  	\`sub_title\` text,
  	\`key_number_value\` text,
  	\`key_number_unit\` text,
  	\`key_number_interval\` text,
  	\`key_number_label\` text,
  	\`introduction\` text,
  	\`description\` text,
  	\`details\` text,
  	\`icon_file_id\` text,
  	\`icon_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`introduction_image_file_id\` text,
  	\`introduction_image_alt\` text,
  	\`paradigm_id\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`paradigm_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_feature_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_order_idx\` ON \`_feature_v_version_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_parent_id_idx\` ON \`_feature_v_version_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_icon_icon_file_idx\` ON \`_feature_v_version_children\` (\`icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_image_image_file_idx\` ON \`_feature_v_version_children\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_introduction_image_introduct_idx\` ON \`_feature_v_version_children\` (\`introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_children_paradigm_idx\` ON \`_feature_v_version_children\` (\`paradigm_id\`);`)
  await db.run(sql`CREATE TABLE \`_feature_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_name\` text,
  	\`version_english_name\` text,
  	\`version_sub_title\` text,
  	\`version_introduction\` text,
  	\`version_details\` text,
  	\`version_description\` text,
  	\`version_icon_file_id\` text,
  	\`version_icon_alt\` text,
  	\`version_header_image_file_id\` text,
  	\`version_header_image_alt\` text,
  	\`version_introduction_image_file_id\` text,
  	\`version_introduction_image_alt\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_key_number_value\` text,
  	\`version_key_number_unit\` text,
  	\`version_key_number_interval\` text,
  	\`version_key_number_label\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_sort_num\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feature\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_v_parent_idx\` ON \`_feature_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_version_alias_idx\` ON \`_feature_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_icon_version_icon_file_idx\` ON \`_feature_v\` (\`version_icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_header_image_version_header_image_fil_idx\` ON \`_feature_v\` (\`version_header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_introduction_image_version_introducti_idx\` ON \`_feature_v\` (\`version_introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_image_version_image_file_idx\` ON \`_feature_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_version_updated_at_idx\` ON \`_feature_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_version_created_at_idx\` ON \`_feature_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_version_deleted_at_idx\` ON \`_feature_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_version_version__status_idx\` ON \`_feature_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_created_at_idx\` ON \`_feature_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_updated_at_idx\` ON \`_feature_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_v_latest_idx\` ON \`_feature_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`domain_field_solutions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`name\` text,
  	\`description\` text,
  	\`introduction\` text,
  	\`details\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`domain_field_solutions_order_idx\` ON \`domain_field_solutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`domain_field_solutions_parent_id_idx\` ON \`domain_field_solutions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_field_solutions_image_image_file_idx\` ON \`domain_field_solutions\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`domain_related_modules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`module_id\` text,
  	\`display_text\` text,
  	\`description\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`domain_related_modules_order_idx\` ON \`domain_related_modules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`domain_related_modules_parent_id_idx\` ON \`domain_related_modules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_related_modules_module_idx\` ON \`domain_related_modules\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_related_modules_image_image_file_idx\` ON \`domain_related_modules\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`domain\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`sub_title\` text,
  	\`introduction\` text,
  	\`description\` text,
  	\`icon_file_id\` text,
  	\`icon_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`header_image_file_id\` text,
  	\`header_image_alt\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`sort_num\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`domain_alias_idx\` ON \`domain\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`domain_icon_icon_file_idx\` ON \`domain\` (\`icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_image_image_file_idx\` ON \`domain\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_header_image_header_image_file_idx\` ON \`domain\` (\`header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_updated_at_idx\` ON \`domain\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`domain_created_at_idx\` ON \`domain\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`domain_deleted_at_idx\` ON \`domain\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`domain__status_idx\` ON \`domain\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_domain_v_version_field_solutions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`name\` text,
  	\`description\` text,
  	\`introduction\` text,
  	\`details\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_domain_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_domain_v_version_field_solutions_order_idx\` ON \`_domain_v_version_field_solutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_field_solutions_parent_id_idx\` ON \`_domain_v_version_field_solutions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_field_solutions_image_image_file_idx\` ON \`_domain_v_version_field_solutions\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_domain_v_version_related_modules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`module_id\` text,
  	\`display_text\` text,
  	\`description\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_domain_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_domain_v_version_related_modules_order_idx\` ON \`_domain_v_version_related_modules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_related_modules_parent_id_idx\` ON \`_domain_v_version_related_modules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_related_modules_module_idx\` ON \`_domain_v_version_related_modules\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_related_modules_image_image_file_idx\` ON \`_domain_v_version_related_modules\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_domain_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_sub_title\` text,
  	\`version_introduction\` text,
  	\`version_description\` text,
  	\`version_icon_file_id\` text,
  	\`version_icon_alt\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_header_image_file_id\` text,
  	\`version_header_image_alt\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_sort_num\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_domain_v_parent_idx\` ON \`_domain_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_version_alias_idx\` ON \`_domain_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_icon_version_icon_file_idx\` ON \`_domain_v\` (\`version_icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_image_version_image_file_idx\` ON \`_domain_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_header_image_version_header_image_file_idx\` ON \`_domain_v\` (\`version_header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_version_updated_at_idx\` ON \`_domain_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_version_created_at_idx\` ON \`_domain_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_version_deleted_at_idx\` ON \`_domain_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_version_version__status_idx\` ON \`_domain_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_created_at_idx\` ON \`_domain_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_updated_at_idx\` ON \`_domain_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_domain_v_latest_idx\` ON \`_domain_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`case\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`name\` text,
  	\`customer_name\` text,
  	\`build_date\` text,
  	\`introduction\` text,
  	\`link_url\` text,
  	\`answer\` text,
  	\`lead_chart\` text,
  	\`description\` text,
  	\`details\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`key_number_value\` text,
  	\`key_number_unit\` text,
  	\`key_number_interval\` text,
  	\`key_number_label\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_alias_idx\` ON \`case\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`case_image_image_file_idx\` ON \`case\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`case_updated_at_idx\` ON \`case\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_created_at_idx\` ON \`case\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`case_deleted_at_idx\` ON \`case\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`case__status_idx\` ON \`case\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`case_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	\`solution_id\` text,
  	\`product_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solution_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_rels_order_idx\` ON \`case_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_rels_parent_idx\` ON \`case_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_rels_path_idx\` ON \`case_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`case_rels_domain_id_idx\` ON \`case_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`case_rels_module_id_idx\` ON \`case_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`case_rels_solution_id_idx\` ON \`case_rels\` (\`solution_id\`);`)
  await db.run(sql`CREATE INDEX \`case_rels_product_id_idx\` ON \`case_rels\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_name\` text,
  	\`version_customer_name\` text,
  	\`version_build_date\` text,
  	\`version_introduction\` text,
  	\`version_link_url\` text,
  	\`version_answer\` text,
  	\`version_lead_chart\` text,
  	\`version_description\` text,
  	\`version_details\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_key_number_value\` text,
  	\`version_key_number_unit\` text,
  	\`version_key_number_interval\` text,
  	\`version_key_number_label\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_v_parent_idx\` ON \`_case_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_version_version_alias_idx\` ON \`_case_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_version_image_version_image_file_idx\` ON \`_case_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_version_version_updated_at_idx\` ON \`_case_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_version_version_created_at_idx\` ON \`_case_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_version_version_deleted_at_idx\` ON \`_case_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_version_version__status_idx\` ON \`_case_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_created_at_idx\` ON \`_case_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_updated_at_idx\` ON \`_case_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_latest_idx\` ON \`_case_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_case_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	\`solution_id\` text,
  	\`product_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_case_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solution_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_v_rels_order_idx\` ON \`_case_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_rels_parent_idx\` ON \`_case_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_rels_path_idx\` ON \`_case_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_rels_domain_id_idx\` ON \`_case_v_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_rels_module_id_idx\` ON \`_case_v_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_rels_solution_id_idx\` ON \`_case_v_rels\` (\`solution_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_v_rels_product_id_idx\` ON \`_case_v_rels\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`lab_image\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` text,
  	\`alt\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lab\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lab_image_order_idx\` ON \`lab_image\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lab_image_parent_id_idx\` ON \`lab_image\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lab_image_file_idx\` ON \`lab_image\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`lab_plan\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`at\` text,
  	\`size\` text,
  	\`to\` text,
  	\`swing\` text,
  	\`turn\` numeric,
  	\`repeat\` text,
  	\`device\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lab\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lab_plan_order_idx\` ON \`lab_plan\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lab_plan_parent_id_idx\` ON \`lab_plan\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lab\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`customer_name\` text,
  	\`build_date\` text,
  	\`introduction\` text,
  	\`link_url\` text,
  	\`area\` numeric,
  	\`cameras\` numeric,
  	\`year\` numeric,
  	\`description\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lab_alias_idx\` ON \`lab\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`lab_updated_at_idx\` ON \`lab\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lab_created_at_idx\` ON \`lab\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lab_deleted_at_idx\` ON \`lab\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`lab__status_idx\` ON \`lab\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`lab_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	\`solution_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lab\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solution_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lab_rels_order_idx\` ON \`lab_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lab_rels_parent_idx\` ON \`lab_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lab_rels_path_idx\` ON \`lab_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`lab_rels_domain_id_idx\` ON \`lab_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`lab_rels_module_id_idx\` ON \`lab_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`lab_rels_solution_id_idx\` ON \`lab_rels\` (\`solution_id\`);`)
  await db.run(sql`CREATE TABLE \`_lab_v_version_image\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_id\` text,
  	\`alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lab_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lab_v_version_image_order_idx\` ON \`_lab_v_version_image\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_image_parent_id_idx\` ON \`_lab_v_version_image\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_image_file_idx\` ON \`_lab_v_version_image\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_lab_v_version_plan\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`at\` text,
  	\`size\` text,
  	\`to\` text,
  	\`swing\` text,
  	\`turn\` numeric,
  	\`repeat\` text,
  	\`device\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lab_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lab_v_version_plan_order_idx\` ON \`_lab_v_version_plan\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_plan_parent_id_idx\` ON \`_lab_v_version_plan\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lab_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_customer_name\` text,
  	\`version_build_date\` text,
  	\`version_introduction\` text,
  	\`version_link_url\` text,
  	\`version_area\` numeric,
  	\`version_cameras\` numeric,
  	\`version_year\` numeric,
  	\`version_description\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lab\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_lab_v_parent_idx\` ON \`_lab_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_version_alias_idx\` ON \`_lab_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_version_updated_at_idx\` ON \`_lab_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_version_created_at_idx\` ON \`_lab_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_version_deleted_at_idx\` ON \`_lab_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_version_version__status_idx\` ON \`_lab_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_created_at_idx\` ON \`_lab_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_updated_at_idx\` ON \`_lab_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_latest_idx\` ON \`_lab_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_lab_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	\`solution_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_lab_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solution_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lab_v_rels_order_idx\` ON \`_lab_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_rels_parent_idx\` ON \`_lab_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_rels_path_idx\` ON \`_lab_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_rels_domain_id_idx\` ON \`_lab_v_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_rels_module_id_idx\` ON \`_lab_v_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`_lab_v_rels_solution_id_idx\` ON \`_lab_v_rels\` (\`solution_id\`);`)
  await db.run(sql`CREATE TABLE \`publication_citation_authors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`publication\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publication_citation_authors_order_idx\` ON \`publication_citation_authors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`publication_citation_authors_parent_id_idx\` ON \`publication_citation_authors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publication\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`details\` text,
  	\`case_id\` text,
  	\`key_number_value\` text,
  	\`key_number_unit\` text,
  	\`key_number_interval\` text,
  	\`key_number_label\` text,
  	\`citation_journal\` text,
  	\`citation_year\` numeric,
  	\`citation_volume\` text,
  	\`citation_issue\` text,
  	\`citation_pages\` text,
  	\`citation_doi\` text,
  	\`citation_english_title\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`case_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_alias_idx\` ON \`publication\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`publication_case_idx\` ON \`publication\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`publication_updated_at_idx\` ON \`publication\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publication_created_at_idx\` ON \`publication\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`publication_deleted_at_idx\` ON \`publication\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`publication__status_idx\` ON \`publication\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`publication_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publication\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publication_rels_order_idx\` ON \`publication_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`publication_rels_parent_idx\` ON \`publication_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`publication_rels_path_idx\` ON \`publication_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`publication_rels_domain_id_idx\` ON \`publication_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`publication_rels_module_id_idx\` ON \`publication_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`_publication_v_version_citation_authors\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_publication_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_publication_v_version_citation_authors_order_idx\` ON \`_publication_v_version_citation_authors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_version_citation_authors_parent_id_idx\` ON \`_publication_v_version_citation_authors\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_publication_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_details\` text,
  	\`version_case_id\` text,
  	\`version_key_number_value\` text,
  	\`version_key_number_unit\` text,
  	\`version_key_number_interval\` text,
  	\`version_key_number_label\` text,
  	\`version_citation_journal\` text,
  	\`version_citation_year\` numeric,
  	\`version_citation_volume\` text,
  	\`version_citation_issue\` text,
  	\`version_citation_pages\` text,
  	\`version_citation_doi\` text,
  	\`version_citation_english_title\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publication\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_case_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_publication_v_parent_idx\` ON \`_publication_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_version_version_alias_idx\` ON \`_publication_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_version_version_case_idx\` ON \`_publication_v\` (\`version_case_id\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_version_version_updated_at_idx\` ON \`_publication_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_version_version_created_at_idx\` ON \`_publication_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_version_version_deleted_at_idx\` ON \`_publication_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_version_version__status_idx\` ON \`_publication_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_created_at_idx\` ON \`_publication_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_updated_at_idx\` ON \`_publication_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_latest_idx\` ON \`_publication_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_publication_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`domain_id\` text,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_publication_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_publication_v_rels_order_idx\` ON \`_publication_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_rels_parent_idx\` ON \`_publication_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_rels_path_idx\` ON \`_publication_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_rels_domain_id_idx\` ON \`_publication_v_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`_publication_v_rels_module_id_idx\` ON \`_publication_v_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`tech_document\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`link_url\` text,
  	\`description\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`key_number_value\` text,
  	\`key_number_unit\` text,
  	\`key_number_interval\` text,
  	\`key_number_label\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tech_document_alias_idx\` ON \`tech_document\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`tech_document_image_image_file_idx\` ON \`tech_document\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`tech_document_updated_at_idx\` ON \`tech_document\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tech_document_created_at_idx\` ON \`tech_document\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tech_document_deleted_at_idx\` ON \`tech_document\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tech_document__status_idx\` ON \`tech_document\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`tech_document_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tech_document\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tech_document_rels_order_idx\` ON \`tech_document_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tech_document_rels_parent_idx\` ON \`tech_document_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tech_document_rels_path_idx\` ON \`tech_document_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`tech_document_rels_module_id_idx\` ON \`tech_document_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`_tech_document_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_link_url\` text,
  	\`version_description\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_key_number_value\` text,
  	\`version_key_number_unit\` text,
  	\`version_key_number_interval\` text,
  	\`version_key_number_label\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tech_document\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tech_document_v_parent_idx\` ON \`_tech_document_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_version_version_alias_idx\` ON \`_tech_document_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_version_image_version_image_file_idx\` ON \`_tech_document_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_version_version_updated_at_idx\` ON \`_tech_document_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_version_version_created_at_idx\` ON \`_tech_document_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_version_version_deleted_at_idx\` ON \`_tech_document_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_version_version__status_idx\` ON \`_tech_document_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_created_at_idx\` ON \`_tech_document_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_updated_at_idx\` ON \`_tech_document_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_latest_idx\` ON \`_tech_document_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_tech_document_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tech_document_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tech_document_v_rels_order_idx\` ON \`_tech_document_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_rels_parent_idx\` ON \`_tech_document_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_rels_path_idx\` ON \`_tech_document_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_tech_document_v_rels_module_id_idx\` ON \`_tech_document_v_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`training\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`start_time\` text,
  	\`introduction\` text,
  	\`link_url\` text,
  	\`place\` text,
  	\`seats\` numeric,
  	\`fee\` text,
  	\`description\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`theme_id\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_id\`) REFERENCES \`course_theme\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`training_alias_idx\` ON \`training\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`training_image_image_file_idx\` ON \`training\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`training_theme_idx\` ON \`training\` (\`theme_id\`);`)
  await db.run(sql`CREATE INDEX \`training_updated_at_idx\` ON \`training\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`training_created_at_idx\` ON \`training\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`training_deleted_at_idx\` ON \`training\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`training__status_idx\` ON \`training\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_training_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_start_time\` text,
  	\`version_introduction\` text,
  	\`version_link_url\` text,
  	\`version_place\` text,
  	\`version_seats\` numeric,
  	\`version_fee\` text,
  	\`version_description\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_theme_id\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`training\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_id\`) REFERENCES \`course_theme\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_training_v_parent_idx\` ON \`_training_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_version_version_alias_idx\` ON \`_training_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_version_image_version_image_file_idx\` ON \`_training_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_version_version_theme_idx\` ON \`_training_v\` (\`version_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_version_version_updated_at_idx\` ON \`_training_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_version_version_created_at_idx\` ON \`_training_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_version_version_deleted_at_idx\` ON \`_training_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_version_version__status_idx\` ON \`_training_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_created_at_idx\` ON \`_training_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_updated_at_idx\` ON \`_training_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_v_latest_idx\` ON \`_training_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`white_paper\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`description\` text,
  	\`pages\` numeric,
  	\`pdf_file_id\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`text_file_id\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`text_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`white_paper_alias_idx\` ON \`white_paper\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_pdf_file_idx\` ON \`white_paper\` (\`pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_image_image_file_idx\` ON \`white_paper\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_text_file_idx\` ON \`white_paper\` (\`text_file_id\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_updated_at_idx\` ON \`white_paper\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_created_at_idx\` ON \`white_paper\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_deleted_at_idx\` ON \`white_paper\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`white_paper__status_idx\` ON \`white_paper\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`white_paper_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`white_paper\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`white_paper_rels_order_idx\` ON \`white_paper_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_rels_parent_idx\` ON \`white_paper_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_rels_path_idx\` ON \`white_paper_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`white_paper_rels_module_id_idx\` ON \`white_paper_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`_white_paper_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_description\` text,
  	\`version_pages\` numeric,
  	\`version_pdf_file_id\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_text_file_id\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`white_paper\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_text_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_white_paper_v_parent_idx\` ON \`_white_paper_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_version_alias_idx\` ON \`_white_paper_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_version_pdf_file_idx\` ON \`_white_paper_v\` (\`version_pdf_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_image_version_image_file_idx\` ON \`_white_paper_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_version_text_file_idx\` ON \`_white_paper_v\` (\`version_text_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_version_updated_at_idx\` ON \`_white_paper_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_version_created_at_idx\` ON \`_white_paper_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_version_deleted_at_idx\` ON \`_white_paper_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_version_version__status_idx\` ON \`_white_paper_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_created_at_idx\` ON \`_white_paper_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_updated_at_idx\` ON \`_white_paper_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_latest_idx\` ON \`_white_paper_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_white_paper_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`module_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_white_paper_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_white_paper_v_rels_order_idx\` ON \`_white_paper_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_rels_parent_idx\` ON \`_white_paper_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_rels_path_idx\` ON \`_white_paper_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_white_paper_v_rels_module_id_idx\` ON \`_white_paper_v_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE TABLE \`purchase_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchase\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchase_facts_order_idx\` ON \`purchase_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchase_facts_parent_id_idx\` ON \`purchase_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`purchase_terms_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchase_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchase_terms_rows_order_idx\` ON \`purchase_terms_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchase_terms_rows_parent_id_idx\` ON \`purchase_terms_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`purchase_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`display_text\` text,
  	\`details\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchase\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchase_terms_order_idx\` ON \`purchase_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchase_terms_parent_id_idx\` ON \`purchase_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`purchase_upkeep\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`model\` text,
  	\`consumables\` text,
  	\`per_participant\` numeric,
  	\`calibration\` text,
  	\`calibration_fee\` numeric,
  	\`spares\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`purchase\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`purchase_upkeep_order_idx\` ON \`purchase_upkeep\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`purchase_upkeep_parent_id_idx\` ON \`purchase_upkeep\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`purchase\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`purchase_alias_idx\` ON \`purchase\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`purchase_updated_at_idx\` ON \`purchase\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`purchase_created_at_idx\` ON \`purchase\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`purchase_deleted_at_idx\` ON \`purchase\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`purchase__status_idx\` ON \`purchase\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_purchase_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchase_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_facts_order_idx\` ON \`_purchase_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_facts_parent_id_idx\` ON \`_purchase_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchase_v_version_terms_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchase_v_version_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_terms_rows_order_idx\` ON \`_purchase_v_version_terms_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_terms_rows_parent_id_idx\` ON \`_purchase_v_version_terms_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchase_v_version_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`display_text\` text,
  	\`details\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchase_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_terms_order_idx\` ON \`_purchase_v_version_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_terms_parent_id_idx\` ON \`_purchase_v_version_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchase_v_version_upkeep\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`model\` text,
  	\`consumables\` text,
  	\`per_participant\` numeric,
  	\`calibration\` text,
  	\`calibration_fee\` numeric,
  	\`spares\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_purchase_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_upkeep_order_idx\` ON \`_purchase_v_version_upkeep\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_upkeep_parent_id_idx\` ON \`_purchase_v_version_upkeep\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_purchase_v\` (
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
  await db.run(sql`CREATE INDEX \`_purchase_v_parent_idx\` ON \`_purchase_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_alias_idx\` ON \`_purchase_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_updated_at_idx\` ON \`_purchase_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_created_at_idx\` ON \`_purchase_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version_deleted_at_idx\` ON \`_purchase_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_version_version__status_idx\` ON \`_purchase_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_created_at_idx\` ON \`_purchase_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_updated_at_idx\` ON \`_purchase_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_purchase_v_latest_idx\` ON \`_purchase_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`it_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`it\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`it_facts_order_idx\` ON \`it_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`it_facts_parent_id_idx\` ON \`it_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`it_flow\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`place\` text,
  	\`holds\` text,
  	\`sends\` text,
  	\`way\` text,
  	\`stays\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`it\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`it_flow_order_idx\` ON \`it_flow\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`it_flow_parent_id_idx\` ON \`it_flow\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`it_terms_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`it_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`it_terms_rows_order_idx\` ON \`it_terms_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`it_terms_rows_parent_id_idx\` ON \`it_terms_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`it_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`display_text\` text,
  	\`details\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`it\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`it_terms_order_idx\` ON \`it_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`it_terms_parent_id_idx\` ON \`it_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`it_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`name\` text,
  	\`wired\` numeric,
  	\`wireless\` numeric,
  	\`bluetooth\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`it\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`it_networks_order_idx\` ON \`it_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`it_networks_parent_id_idx\` ON \`it_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`it\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`it_alias_idx\` ON \`it\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`it_updated_at_idx\` ON \`it\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`it_created_at_idx\` ON \`it\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`it_deleted_at_idx\` ON \`it\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`it__status_idx\` ON \`it\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_it_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_it_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_it_v_version_facts_order_idx\` ON \`_it_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_facts_parent_id_idx\` ON \`_it_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_it_v_version_flow\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`place\` text,
  	\`holds\` text,
  	\`sends\` text,
  	\`way\` text,
  	\`stays\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_it_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_it_v_version_flow_order_idx\` ON \`_it_v_version_flow\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_flow_parent_id_idx\` ON \`_it_v_version_flow\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_it_v_version_terms_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_it_v_version_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_it_v_version_terms_rows_order_idx\` ON \`_it_v_version_terms_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_terms_rows_parent_id_idx\` ON \`_it_v_version_terms_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_it_v_version_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`display_text\` text,
  	\`details\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_it_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_it_v_version_terms_order_idx\` ON \`_it_v_version_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_terms_parent_id_idx\` ON \`_it_v_version_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_it_v_version_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`name\` text,
  	\`wired\` numeric,
  	\`wireless\` numeric,
  	\`bluetooth\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_it_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_it_v_version_networks_order_idx\` ON \`_it_v_version_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_networks_parent_id_idx\` ON \`_it_v_version_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_it_v\` (
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
  await db.run(sql`CREATE INDEX \`_it_v_parent_idx\` ON \`_it_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_alias_idx\` ON \`_it_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_updated_at_idx\` ON \`_it_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_created_at_idx\` ON \`_it_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version_deleted_at_idx\` ON \`_it_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_version_version__status_idx\` ON \`_it_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_created_at_idx\` ON \`_it_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_updated_at_idx\` ON \`_it_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_it_v_latest_idx\` ON \`_it_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`faq_groups_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`link\` text,
  	\`link_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_groups_questions_order_idx\` ON \`faq_groups_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_groups_questions_parent_id_idx\` ON \`faq_groups_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_groups_order_idx\` ON \`faq_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_groups_parent_id_idx\` ON \`faq_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`faq_alias_idx\` ON \`faq\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`faq_updated_at_idx\` ON \`faq\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_created_at_idx\` ON \`faq\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_deleted_at_idx\` ON \`faq\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`faq__status_idx\` ON \`faq\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_faq_v_version_groups_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`link\` text,
  	\`link_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_v_version_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_v_version_groups_questions_order_idx\` ON \`_faq_v_version_groups_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_groups_questions_parent_id_idx\` ON \`_faq_v_version_groups_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faq_v_version_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_v_version_groups_order_idx\` ON \`_faq_v_version_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_groups_parent_id_idx\` ON \`_faq_v_version_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faq_v\` (
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
  await db.run(sql`CREATE INDEX \`_faq_v_parent_idx\` ON \`_faq_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_alias_idx\` ON \`_faq_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_updated_at_idx\` ON \`_faq_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_created_at_idx\` ON \`_faq_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_deleted_at_idx\` ON \`_faq_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version__status_idx\` ON \`_faq_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_created_at_idx\` ON \`_faq_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_updated_at_idx\` ON \`_faq_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_latest_idx\` ON \`_faq_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`data_sheet_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`data_sheet\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`data_sheet_rows_order_idx\` ON \`data_sheet_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`data_sheet_rows_parent_id_idx\` ON \`data_sheet_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`data_sheet\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`module_id\` text,
  	\`product_id\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`data_sheet_alias_idx\` ON \`data_sheet\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`data_sheet_module_idx\` ON \`data_sheet\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`data_sheet_product_idx\` ON \`data_sheet\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`data_sheet_updated_at_idx\` ON \`data_sheet\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_sheet_created_at_idx\` ON \`data_sheet\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`data_sheet_deleted_at_idx\` ON \`data_sheet\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`data_sheet__status_idx\` ON \`data_sheet\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_data_sheet_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_data_sheet_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_rows_order_idx\` ON \`_data_sheet_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_rows_parent_id_idx\` ON \`_data_sheet_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_data_sheet_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_module_id\` text,
  	\`version_product_id\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`data_sheet\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_parent_idx\` ON \`_data_sheet_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_version_alias_idx\` ON \`_data_sheet_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_version_module_idx\` ON \`_data_sheet_v\` (\`version_module_id\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_version_product_idx\` ON \`_data_sheet_v\` (\`version_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_version_updated_at_idx\` ON \`_data_sheet_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_version_created_at_idx\` ON \`_data_sheet_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_version_deleted_at_idx\` ON \`_data_sheet_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_version_version__status_idx\` ON \`_data_sheet_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_created_at_idx\` ON \`_data_sheet_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_updated_at_idx\` ON \`_data_sheet_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_data_sheet_v_latest_idx\` ON \`_data_sheet_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`integration_sends\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`integration\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`integration_sends_order_idx\` ON \`integration_sends\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`integration_sends_parent_id_idx\` ON \`integration_sends\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`integration\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`example\` text,
  	\`language\` text,
  	\`description\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`sort_num\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`integration_alias_idx\` ON \`integration\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`integration_updated_at_idx\` ON \`integration\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`integration_created_at_idx\` ON \`integration\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`integration_deleted_at_idx\` ON \`integration\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`integration__status_idx\` ON \`integration\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_integration_v_version_sends\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_integration_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_integration_v_version_sends_order_idx\` ON \`_integration_v_version_sends\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_version_sends_parent_id_idx\` ON \`_integration_v_version_sends\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_integration_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_example\` text,
  	\`version_language\` text,
  	\`version_description\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_sort_num\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`integration\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_integration_v_parent_idx\` ON \`_integration_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_version_version_alias_idx\` ON \`_integration_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_version_version_updated_at_idx\` ON \`_integration_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_version_version_created_at_idx\` ON \`_integration_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_version_version_deleted_at_idx\` ON \`_integration_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_version_version__status_idx\` ON \`_integration_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_created_at_idx\` ON \`_integration_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_updated_at_idx\` ON \`_integration_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_integration_v_latest_idx\` ON \`_integration_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`sample_data_lanes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`channel\` text,
  	\`name\` text,
  	\`signal\` text,
  	\`device\` text,
  	\`rate\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sample_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sample_data_lanes_order_idx\` ON \`sample_data_lanes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sample_data_lanes_parent_id_idx\` ON \`sample_data_lanes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sample_data_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`time\` numeric,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sample_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sample_data_events_order_idx\` ON \`sample_data_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sample_data_events_parent_id_idx\` ON \`sample_data_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sample_data_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file\` text,
  	\`holds\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sample_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sample_data_files_order_idx\` ON \`sample_data_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sample_data_files_parent_id_idx\` ON \`sample_data_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sample_data\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`recording\` text,
  	\`description\` text,
  	\`case_id\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`case_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sample_data_alias_idx\` ON \`sample_data\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`sample_data_case_idx\` ON \`sample_data\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`sample_data_updated_at_idx\` ON \`sample_data\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sample_data_created_at_idx\` ON \`sample_data\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sample_data_deleted_at_idx\` ON \`sample_data\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`sample_data__status_idx\` ON \`sample_data\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_sample_data_v_version_lanes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`channel\` text,
  	\`name\` text,
  	\`signal\` text,
  	\`device\` text,
  	\`rate\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sample_data_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_lanes_order_idx\` ON \`_sample_data_v_version_lanes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_lanes_parent_id_idx\` ON \`_sample_data_v_version_lanes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sample_data_v_version_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`time\` numeric,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sample_data_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_events_order_idx\` ON \`_sample_data_v_version_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_events_parent_id_idx\` ON \`_sample_data_v_version_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sample_data_v_version_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file\` text,
  	\`holds\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sample_data_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_files_order_idx\` ON \`_sample_data_v_version_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_files_parent_id_idx\` ON \`_sample_data_v_version_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sample_data_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_recording\` text,
  	\`version_description\` text,
  	\`version_case_id\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sample_data\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_case_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sample_data_v_parent_idx\` ON \`_sample_data_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_version_alias_idx\` ON \`_sample_data_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_version_case_idx\` ON \`_sample_data_v\` (\`version_case_id\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_version_updated_at_idx\` ON \`_sample_data_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_version_created_at_idx\` ON \`_sample_data_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_version_deleted_at_idx\` ON \`_sample_data_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_version_version__status_idx\` ON \`_sample_data_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_created_at_idx\` ON \`_sample_data_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_updated_at_idx\` ON \`_sample_data_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sample_data_v_latest_idx\` ON \`_sample_data_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`paradigm_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`paradigm_facts_order_idx\` ON \`paradigm_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_facts_parent_id_idx\` ON \`paradigm_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`paradigm_timings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`duration\` numeric,
  	\`shows\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`paradigm_timings_order_idx\` ON \`paradigm_timings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_timings_parent_id_idx\` ON \`paradigm_timings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`paradigm_devices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` text,
  	\`records\` text,
  	\`setting\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`paradigm_devices_order_idx\` ON \`paradigm_devices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_devices_parent_id_idx\` ON \`paradigm_devices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_devices_product_idx\` ON \`paradigm_devices\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`paradigm_effects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`design\` text,
  	\`size\` numeric,
  	\`groups\` numeric,
  	\`basis\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`paradigm_effects_order_idx\` ON \`paradigm_effects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_effects_parent_id_idx\` ON \`paradigm_effects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`paradigm_limits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`paradigm_limits_order_idx\` ON \`paradigm_limits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_limits_parent_id_idx\` ON \`paradigm_limits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`paradigm\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`english_name\` text,
  	\`introduction\` text,
  	\`question\` text,
  	\`demo\` text,
  	\`description\` text,
  	\`simulation\` text,
  	\`analysis\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`sort_num\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`paradigm_alias_idx\` ON \`paradigm\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_updated_at_idx\` ON \`paradigm\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_created_at_idx\` ON \`paradigm\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_deleted_at_idx\` ON \`paradigm\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`paradigm__status_idx\` ON \`paradigm\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`paradigm_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`module_id\` text,
  	\`case_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`paradigm_rels_order_idx\` ON \`paradigm_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_rels_parent_idx\` ON \`paradigm_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_rels_path_idx\` ON \`paradigm_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_rels_module_id_idx\` ON \`paradigm_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`paradigm_rels_case_id_idx\` ON \`paradigm_rels\` (\`case_id\`);`)
  await db.run(sql`CREATE TABLE \`_paradigm_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_paradigm_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_facts_order_idx\` ON \`_paradigm_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_facts_parent_id_idx\` ON \`_paradigm_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_paradigm_v_version_timings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`duration\` numeric,
  	\`shows\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_paradigm_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_timings_order_idx\` ON \`_paradigm_v_version_timings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_timings_parent_id_idx\` ON \`_paradigm_v_version_timings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_paradigm_v_version_devices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` text,
  	\`records\` text,
  	\`setting\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_paradigm_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_devices_order_idx\` ON \`_paradigm_v_version_devices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_devices_parent_id_idx\` ON \`_paradigm_v_version_devices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_devices_product_idx\` ON \`_paradigm_v_version_devices\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_paradigm_v_version_effects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`design\` text,
  	\`size\` numeric,
  	\`groups\` numeric,
  	\`basis\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_paradigm_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_effects_order_idx\` ON \`_paradigm_v_version_effects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_effects_parent_id_idx\` ON \`_paradigm_v_version_effects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_paradigm_v_version_limits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_paradigm_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_limits_order_idx\` ON \`_paradigm_v_version_limits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_limits_parent_id_idx\` ON \`_paradigm_v_version_limits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_paradigm_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_english_name\` text,
  	\`version_introduction\` text,
  	\`version_question\` text,
  	\`version_demo\` text,
  	\`version_description\` text,
  	\`version_simulation\` text,
  	\`version_analysis\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_sort_num\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_paradigm_v_parent_idx\` ON \`_paradigm_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_version_alias_idx\` ON \`_paradigm_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_version_updated_at_idx\` ON \`_paradigm_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_version_created_at_idx\` ON \`_paradigm_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_version_deleted_at_idx\` ON \`_paradigm_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_version_version__status_idx\` ON \`_paradigm_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_created_at_idx\` ON \`_paradigm_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_updated_at_idx\` ON \`_paradigm_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_latest_idx\` ON \`_paradigm_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_paradigm_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`module_id\` text,
  	\`case_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_paradigm_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_paradigm_v_rels_order_idx\` ON \`_paradigm_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_rels_parent_idx\` ON \`_paradigm_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_rels_path_idx\` ON \`_paradigm_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_rels_module_id_idx\` ON \`_paradigm_v_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`_paradigm_v_rels_case_id_idx\` ON \`_paradigm_v_rels\` (\`case_id\`);`)
  await db.run(sql`CREATE TABLE \`ecosystem_category\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`header_image_file_id\` text,
  	\`header_image_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ecosystem_category_alias_idx\` ON \`ecosystem_category\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`ecosystem_category_header_image_header_image_file_idx\` ON \`ecosystem_category\` (\`header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`ecosystem_category_image_image_file_idx\` ON \`ecosystem_category\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`ecosystem_category_updated_at_idx\` ON \`ecosystem_category\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ecosystem_category_created_at_idx\` ON \`ecosystem_category\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`ecosystem_category_deleted_at_idx\` ON \`ecosystem_category\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`ecosystem_category__status_idx\` ON \`ecosystem_category\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_ecosystem_category_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_header_image_file_id\` text,
  	\`version_header_image_alt\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`ecosystem_category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_parent_idx\` ON \`_ecosystem_category_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_version_version_alias_idx\` ON \`_ecosystem_category_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_version_header_image_version_heade_idx\` ON \`_ecosystem_category_v\` (\`version_header_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_version_image_version_image_file_idx\` ON \`_ecosystem_category_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_version_version_updated_at_idx\` ON \`_ecosystem_category_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_version_version_created_at_idx\` ON \`_ecosystem_category_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_version_version_deleted_at_idx\` ON \`_ecosystem_category_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_version_version__status_idx\` ON \`_ecosystem_category_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_created_at_idx\` ON \`_ecosystem_category_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_updated_at_idx\` ON \`_ecosystem_category_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_ecosystem_category_v_latest_idx\` ON \`_ecosystem_category_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`course_theme\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`course_theme_alias_idx\` ON \`course_theme\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`course_theme_updated_at_idx\` ON \`course_theme\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`course_theme_created_at_idx\` ON \`course_theme\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`course_theme_deleted_at_idx\` ON \`course_theme\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`course_theme__status_idx\` ON \`course_theme\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_course_theme_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`course_theme\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_course_theme_v_parent_idx\` ON \`_course_theme_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_version_version_alias_idx\` ON \`_course_theme_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_version_version_updated_at_idx\` ON \`_course_theme_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_version_version_created_at_idx\` ON \`_course_theme_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_version_version_deleted_at_idx\` ON \`_course_theme_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_version_version__status_idx\` ON \`_course_theme_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_created_at_idx\` ON \`_course_theme_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_updated_at_idx\` ON \`_course_theme_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_theme_v_latest_idx\` ON \`_course_theme_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`technical_service_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`technical_service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`technical_service_children_order_idx\` ON \`technical_service_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_children_parent_id_idx\` ON \`technical_service_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_children_image_image_file_idx\` ON \`technical_service_children\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`technical_service\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`english_name\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`technical_service_alias_idx\` ON \`technical_service\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_image_image_file_idx\` ON \`technical_service\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_updated_at_idx\` ON \`technical_service\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_created_at_idx\` ON \`technical_service\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_deleted_at_idx\` ON \`technical_service\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`technical_service__status_idx\` ON \`technical_service\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`technical_service_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`development_type_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`technical_service\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`development_type_id\`) REFERENCES \`development_type\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`technical_service_rels_order_idx\` ON \`technical_service_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_rels_parent_idx\` ON \`technical_service_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_rels_path_idx\` ON \`technical_service_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`technical_service_rels_development_type_id_idx\` ON \`technical_service_rels\` (\`development_type_id\`);`)
  await db.run(sql`CREATE TABLE \`_technical_service_v_version_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_technical_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_children_order_idx\` ON \`_technical_service_v_version_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_children_parent_id_idx\` ON \`_technical_service_v_version_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_children_image_image_file_idx\` ON \`_technical_service_v_version_children\` (\`image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_technical_service_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_english_name\` text,
  	\`version_introduction\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`technical_service\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_technical_service_v_parent_idx\` ON \`_technical_service_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_version_alias_idx\` ON \`_technical_service_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_image_version_image_file_idx\` ON \`_technical_service_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_version_updated_at_idx\` ON \`_technical_service_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_version_created_at_idx\` ON \`_technical_service_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_version_deleted_at_idx\` ON \`_technical_service_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_version_version__status_idx\` ON \`_technical_service_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_created_at_idx\` ON \`_technical_service_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_updated_at_idx\` ON \`_technical_service_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_latest_idx\` ON \`_technical_service_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_technical_service_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`development_type_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_technical_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`development_type_id\`) REFERENCES \`development_type\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_technical_service_v_rels_order_idx\` ON \`_technical_service_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_rels_parent_idx\` ON \`_technical_service_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_rels_path_idx\` ON \`_technical_service_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_technical_service_v_rels_development_type_id_idx\` ON \`_technical_service_v_rels\` (\`development_type_id\`);`)
  await db.run(sql`CREATE TABLE \`development_type\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`description\` text,
  	\`icon_file_id\` text,
  	\`icon_alt\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`development_type_alias_idx\` ON \`development_type\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`development_type_icon_icon_file_idx\` ON \`development_type\` (\`icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`development_type_image_image_file_idx\` ON \`development_type\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`development_type_updated_at_idx\` ON \`development_type\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`development_type_created_at_idx\` ON \`development_type\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`development_type_deleted_at_idx\` ON \`development_type\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`development_type__status_idx\` ON \`development_type\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_development_type_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_description\` text,
  	\`version_icon_file_id\` text,
  	\`version_icon_alt\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`development_type\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_development_type_v_parent_idx\` ON \`_development_type_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_version_version_alias_idx\` ON \`_development_type_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_version_icon_version_icon_file_idx\` ON \`_development_type_v\` (\`version_icon_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_version_image_version_image_file_idx\` ON \`_development_type_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_version_version_updated_at_idx\` ON \`_development_type_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_version_version_created_at_idx\` ON \`_development_type_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_version_version_deleted_at_idx\` ON \`_development_type_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_version_version__status_idx\` ON \`_development_type_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_created_at_idx\` ON \`_development_type_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_updated_at_idx\` ON \`_development_type_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_type_v_latest_idx\` ON \`_development_type_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`about_years\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_years_order_idx\` ON \`about_years\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_years_parent_id_idx\` ON \`about_years\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_numbers_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_numbers_list_order_idx\` ON \`about_numbers_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_numbers_list_parent_id_idx\` ON \`about_numbers_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`introduction_image_file_id\` text,
  	\`introduction_image_alt\` text,
  	\`team_image_file_id\` text,
  	\`team_image_alt\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`team_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_alias_idx\` ON \`about\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`about_image_image_file_idx\` ON \`about\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`about_introduction_image_introduction_image_file_idx\` ON \`about\` (\`introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`about_team_image_team_image_file_idx\` ON \`about\` (\`team_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`about_updated_at_idx\` ON \`about\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`about_created_at_idx\` ON \`about\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`about_deleted_at_idx\` ON \`about\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_years\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_years_order_idx\` ON \`_about_v_version_years\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_years_parent_id_idx\` ON \`_about_v_version_years\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__about_v_version_numbers_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`__about_v_version_numbers_list_v_order_idx\` ON \`__about_v_version_numbers_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`__about_v_version_numbers_list_v_parent_id_idx\` ON \`__about_v_version_numbers_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_introduction\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_introduction_image_file_id\` text,
  	\`version_introduction_image_alt\` text,
  	\`version_team_image_file_id\` text,
  	\`version_team_image_alt\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_team_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_parent_idx\` ON \`_about_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_alias_idx\` ON \`_about_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_image_version_image_file_idx\` ON \`_about_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_introduction_image_version_introduction_idx\` ON \`_about_v\` (\`version_introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_team_image_version_team_image_file_idx\` ON \`_about_v\` (\`version_team_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_updated_at_idx\` ON \`_about_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_created_at_idx\` ON \`_about_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_deleted_at_idx\` ON \`_about_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`own_lab_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`large_image_file_id\` text,
  	\`large_image_alt\` text,
  	\`middle_image_file_id\` text,
  	\`middle_image_alt\` text,
  	\`left_small_image_file_id\` text,
  	\`left_small_image_alt\` text,
  	\`right_small_image_file_id\` text,
  	\`right_small_image_alt\` text,
  	\`right_large_image_file_id\` text,
  	\`right_large_image_alt\` text,
  	\`right_middle_image_file_id\` text,
  	\`right_middle_image_alt\` text,
  	FOREIGN KEY (\`large_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`middle_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`left_small_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`right_small_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`right_large_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`right_middle_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`own_lab\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_order_idx\` ON \`own_lab_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_parent_id_idx\` ON \`own_lab_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_large_image_large_image_file_idx\` ON \`own_lab_gallery\` (\`large_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_middle_image_middle_image_file_idx\` ON \`own_lab_gallery\` (\`middle_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_left_small_image_left_small_image_file_idx\` ON \`own_lab_gallery\` (\`left_small_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_right_small_image_right_small_image_file_idx\` ON \`own_lab_gallery\` (\`right_small_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_right_large_image_right_large_image_file_idx\` ON \`own_lab_gallery\` (\`right_large_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_gallery_right_middle_image_right_middle_image_fi_idx\` ON \`own_lab_gallery\` (\`right_middle_image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`own_lab\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`name\` text,
  	\`introduction\` text,
  	\`introduction_image_file_id\` text,
  	\`introduction_image_alt\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`own_lab_alias_idx\` ON \`own_lab\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_introduction_image_introduction_image_file_idx\` ON \`own_lab\` (\`introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_updated_at_idx\` ON \`own_lab\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_created_at_idx\` ON \`own_lab\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`own_lab_deleted_at_idx\` ON \`own_lab\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`own_lab__status_idx\` ON \`own_lab\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_own_lab_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`display_text\` text,
  	\`introduction\` text,
  	\`large_image_file_id\` text,
  	\`large_image_alt\` text,
  	\`middle_image_file_id\` text,
  	\`middle_image_alt\` text,
  	\`left_small_image_file_id\` text,
  	\`left_small_image_alt\` text,
  	\`right_small_image_file_id\` text,
  	\`right_small_image_alt\` text,
  	\`right_large_image_file_id\` text,
  	\`right_large_image_alt\` text,
  	\`right_middle_image_file_id\` text,
  	\`right_middle_image_alt\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`large_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`middle_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`left_small_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`right_small_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`right_large_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`right_middle_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_own_lab_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_order_idx\` ON \`_own_lab_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_parent_id_idx\` ON \`_own_lab_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_large_image_large_image_file_idx\` ON \`_own_lab_v_version_gallery\` (\`large_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_middle_image_middle_image_fil_idx\` ON \`_own_lab_v_version_gallery\` (\`middle_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_left_small_image_left_small_i_idx\` ON \`_own_lab_v_version_gallery\` (\`left_small_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_right_small_image_right_small_idx\` ON \`_own_lab_v_version_gallery\` (\`right_small_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_right_large_image_right_large_idx\` ON \`_own_lab_v_version_gallery\` (\`right_large_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_gallery_right_middle_image_right_midd_idx\` ON \`_own_lab_v_version_gallery\` (\`right_middle_image_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_own_lab_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_name\` text,
  	\`version_introduction\` text,
  	\`version_introduction_image_file_id\` text,
  	\`version_introduction_image_alt\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`own_lab\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_introduction_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_own_lab_v_parent_idx\` ON \`_own_lab_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_version_alias_idx\` ON \`_own_lab_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_introduction_image_version_introducti_idx\` ON \`_own_lab_v\` (\`version_introduction_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_version_updated_at_idx\` ON \`_own_lab_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_version_created_at_idx\` ON \`_own_lab_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_version_deleted_at_idx\` ON \`_own_lab_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_version_version__status_idx\` ON \`_own_lab_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_created_at_idx\` ON \`_own_lab_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_updated_at_idx\` ON \`_own_lab_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_lab_v_latest_idx\` ON \`_own_lab_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`customer\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alias\` text,
  	\`former_aliases\` text,
  	\`awaits_review\` integer,
  	\`display_text\` text,
  	\`description\` text,
  	\`image_file_id\` text,
  	\`image_alt\` text,
  	\`created_utc\` text,
  	\`published_utc\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_alias_idx\` ON \`customer\` (\`alias\`);`)
  await db.run(sql`CREATE INDEX \`customer_image_image_file_idx\` ON \`customer\` (\`image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_updated_at_idx\` ON \`customer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_created_at_idx\` ON \`customer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_deleted_at_idx\` ON \`customer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`customer__status_idx\` ON \`customer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_customer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_alias\` text,
  	\`version_former_aliases\` text,
  	\`version_awaits_review\` integer,
  	\`version_display_text\` text,
  	\`version_description\` text,
  	\`version_image_file_id\` text,
  	\`version_image_alt\` text,
  	\`version_created_utc\` text,
  	\`version_published_utc\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_customer_v_parent_idx\` ON \`_customer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_version_version_alias_idx\` ON \`_customer_v\` (\`version_alias\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_version_image_version_image_file_idx\` ON \`_customer_v\` (\`version_image_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_version_version_updated_at_idx\` ON \`_customer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_version_version_created_at_idx\` ON \`_customer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_version_version_deleted_at_idx\` ON \`_customer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_version_version__status_idx\` ON \`_customer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_created_at_idx\` ON \`_customer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_updated_at_idx\` ON \`_customer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_customer_v_latest_idx\` ON \`_customer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_path_idx\` ON \`media\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`report\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`files_path_idx\` ON \`files\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`module_id\` text,
  	\`product_id\` text,
  	\`solution_id\` text,
  	\`feature_id\` text,
  	\`domain_id\` text,
  	\`case_id\` text,
  	\`lab_id\` text,
  	\`publication_id\` text,
  	\`tech_document_id\` text,
  	\`training_id\` text,
  	\`white_paper_id\` text,
  	\`purchase_id\` text,
  	\`it_id\` text,
  	\`faq_id\` text,
  	\`data_sheet_id\` text,
  	\`integration_id\` text,
  	\`sample_data_id\` text,
  	\`paradigm_id\` text,
  	\`ecosystem_category_id\` text,
  	\`course_theme_id\` text,
  	\`technical_service_id\` text,
  	\`development_type_id\` text,
  	\`about_id\` text,
  	\`own_lab_id\` text,
  	\`customer_id\` text,
  	\`media_id\` text,
  	\`files_id\` text,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`module_id\`) REFERENCES \`module\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`product\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solution_id\`) REFERENCES \`solution\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feature_id\`) REFERENCES \`feature\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`domain\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_id\`) REFERENCES \`case\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lab_id\`) REFERENCES \`lab\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publication\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tech_document_id\`) REFERENCES \`tech_document\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`training_id\`) REFERENCES \`training\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`white_paper_id\`) REFERENCES \`white_paper\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`purchase_id\`) REFERENCES \`purchase\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`it_id\`) REFERENCES \`it\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_id\`) REFERENCES \`faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`data_sheet_id\`) REFERENCES \`data_sheet\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`integration_id\`) REFERENCES \`integration\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sample_data_id\`) REFERENCES \`sample_data\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paradigm_id\`) REFERENCES \`paradigm\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ecosystem_category_id\`) REFERENCES \`ecosystem_category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`course_theme_id\`) REFERENCES \`course_theme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`technical_service_id\`) REFERENCES \`technical_service\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`development_type_id\`) REFERENCES \`development_type\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`about_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`own_lab_id\`) REFERENCES \`own_lab\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_module_id_idx\` ON \`payload_locked_documents_rels\` (\`module_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_id_idx\` ON \`payload_locked_documents_rels\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solution_id_idx\` ON \`payload_locked_documents_rels\` (\`solution_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feature_id_idx\` ON \`payload_locked_documents_rels\` (\`feature_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_domain_id_idx\` ON \`payload_locked_documents_rels\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_id_idx\` ON \`payload_locked_documents_rels\` (\`case_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lab_id_idx\` ON \`payload_locked_documents_rels\` (\`lab_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publication_id_idx\` ON \`payload_locked_documents_rels\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tech_document_id_idx\` ON \`payload_locked_documents_rels\` (\`tech_document_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_training_id_idx\` ON \`payload_locked_documents_rels\` (\`training_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_white_paper_id_idx\` ON \`payload_locked_documents_rels\` (\`white_paper_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_purchase_id_idx\` ON \`payload_locked_documents_rels\` (\`purchase_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_it_id_idx\` ON \`payload_locked_documents_rels\` (\`it_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_data_sheet_id_idx\` ON \`payload_locked_documents_rels\` (\`data_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_integration_id_idx\` ON \`payload_locked_documents_rels\` (\`integration_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sample_data_id_idx\` ON \`payload_locked_documents_rels\` (\`sample_data_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paradigm_id_idx\` ON \`payload_locked_documents_rels\` (\`paradigm_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ecosystem_category_id_idx\` ON \`payload_locked_documents_rels\` (\`ecosystem_category_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_course_theme_id_idx\` ON \`payload_locked_documents_rels\` (\`course_theme_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_technical_service_id_idx\` ON \`payload_locked_documents_rels\` (\`technical_service_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_development_type_id_idx\` ON \`payload_locked_documents_rels\` (\`development_type_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_about_id_idx\` ON \`payload_locked_documents_rels\` (\`about_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_own_lab_id_idx\` ON \`payload_locked_documents_rels\` (\`own_lab_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`module_index_items\`;`)
  await db.run(sql`DROP TABLE \`module_index\`;`)
  await db.run(sql`DROP TABLE \`module_facts\`;`)
  await db.run(sql`DROP TABLE \`module_english_points\`;`)
  await db.run(sql`DROP TABLE \`module_english_month\`;`)
  await db.run(sql`DROP TABLE \`module\`;`)
  await db.run(sql`DROP TABLE \`_module_v_version_index_items\`;`)
  await db.run(sql`DROP TABLE \`_module_v_version_index\`;`)
  await db.run(sql`DROP TABLE \`_module_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_module_v_version_english_points\`;`)
  await db.run(sql`DROP TABLE \`_module_v_version_english_month\`;`)
  await db.run(sql`DROP TABLE \`_module_v\`;`)
  await db.run(sql`DROP TABLE \`product_product_imgs\`;`)
  await db.run(sql`DROP TABLE \`product_parameters\`;`)
  await db.run(sql`DROP TABLE \`product_tender\`;`)
  await db.run(sql`DROP TABLE \`product_decisive\`;`)
  await db.run(sql`DROP TABLE \`product_setup_places\`;`)
  await db.run(sql`DROP TABLE \`product_setup_together\`;`)
  await db.run(sql`DROP TABLE \`product_english_points\`;`)
  await db.run(sql`DROP TABLE \`product_english_month\`;`)
  await db.run(sql`DROP TABLE \`product\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_product_imgs\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_parameters\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_tender\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_decisive\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_setup_places\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_setup_together\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_english_points\`;`)
  await db.run(sql`DROP TABLE \`_product_v_version_english_month\`;`)
  await db.run(sql`DROP TABLE \`_product_v\`;`)
  await db.run(sql`DROP TABLE \`solution_children\`;`)
  await db.run(sql`DROP TABLE \`solution_devices\`;`)
  await db.run(sql`DROP TABLE \`solution_room_facts\`;`)
  await db.run(sql`DROP TABLE \`solution_plan\`;`)
  await db.run(sql`DROP TABLE \`solution_weeks\`;`)
  await db.run(sql`DROP TABLE \`solution_limits\`;`)
  await db.run(sql`DROP TABLE \`solution_english_points\`;`)
  await db.run(sql`DROP TABLE \`solution_english_month\`;`)
  await db.run(sql`DROP TABLE \`solution\`;`)
  await db.run(sql`DROP TABLE \`solution_rels\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_children\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_devices\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_room_facts\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_plan\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_weeks\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_limits\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_english_points\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_version_english_month\`;`)
  await db.run(sql`DROP TABLE \`_solution_v\`;`)
  await db.run(sql`DROP TABLE \`_solution_v_rels\`;`)
  await db.run(sql`DROP TABLE \`feature_children_features\`;`)
  await db.run(sql`DROP TABLE \`feature_children\`;`)
  await db.run(sql`DROP TABLE \`feature\`;`)
  await db.run(sql`DROP TABLE \`_feature_v_version_children_features\`;`)
  await db.run(sql`DROP TABLE \`_feature_v_version_children\`;`)
  await db.run(sql`DROP TABLE \`_feature_v\`;`)
  await db.run(sql`DROP TABLE \`domain_field_solutions\`;`)
  await db.run(sql`DROP TABLE \`domain_related_modules\`;`)
  await db.run(sql`DROP TABLE \`domain\`;`)
  await db.run(sql`DROP TABLE \`_domain_v_version_field_solutions\`;`)
  await db.run(sql`DROP TABLE \`_domain_v_version_related_modules\`;`)
  await db.run(sql`DROP TABLE \`_domain_v\`;`)
  await db.run(sql`DROP TABLE \`case\`;`)
  await db.run(sql`DROP TABLE \`case_rels\`;`)
  await db.run(sql`DROP TABLE \`_case_v\`;`)
  await db.run(sql`DROP TABLE \`_case_v_rels\`;`)
  await db.run(sql`DROP TABLE \`lab_image\`;`)
  await db.run(sql`DROP TABLE \`lab_plan\`;`)
  await db.run(sql`DROP TABLE \`lab\`;`)
  await db.run(sql`DROP TABLE \`lab_rels\`;`)
  await db.run(sql`DROP TABLE \`_lab_v_version_image\`;`)
  await db.run(sql`DROP TABLE \`_lab_v_version_plan\`;`)
  await db.run(sql`DROP TABLE \`_lab_v\`;`)
  await db.run(sql`DROP TABLE \`_lab_v_rels\`;`)
  await db.run(sql`DROP TABLE \`publication_citation_authors\`;`)
  await db.run(sql`DROP TABLE \`publication\`;`)
  await db.run(sql`DROP TABLE \`publication_rels\`;`)
  await db.run(sql`DROP TABLE \`_publication_v_version_citation_authors\`;`)
  await db.run(sql`DROP TABLE \`_publication_v\`;`)
  await db.run(sql`DROP TABLE \`_publication_v_rels\`;`)
  await db.run(sql`DROP TABLE \`tech_document\`;`)
  await db.run(sql`DROP TABLE \`tech_document_rels\`;`)
  await db.run(sql`DROP TABLE \`_tech_document_v\`;`)
  await db.run(sql`DROP TABLE \`_tech_document_v_rels\`;`)
  await db.run(sql`DROP TABLE \`training\`;`)
  await db.run(sql`DROP TABLE \`_training_v\`;`)
  await db.run(sql`DROP TABLE \`white_paper\`;`)
  await db.run(sql`DROP TABLE \`white_paper_rels\`;`)
  await db.run(sql`DROP TABLE \`_white_paper_v\`;`)
  await db.run(sql`DROP TABLE \`_white_paper_v_rels\`;`)
  await db.run(sql`DROP TABLE \`purchase_facts\`;`)
  await db.run(sql`DROP TABLE \`purchase_terms_rows\`;`)
  await db.run(sql`DROP TABLE \`purchase_terms\`;`)
  await db.run(sql`DROP TABLE \`purchase_upkeep\`;`)
  await db.run(sql`DROP TABLE \`purchase\`;`)
  await db.run(sql`DROP TABLE \`_purchase_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_purchase_v_version_terms_rows\`;`)
  await db.run(sql`DROP TABLE \`_purchase_v_version_terms\`;`)
  await db.run(sql`DROP TABLE \`_purchase_v_version_upkeep\`;`)
  await db.run(sql`DROP TABLE \`_purchase_v\`;`)
  await db.run(sql`DROP TABLE \`it_facts\`;`)
  await db.run(sql`DROP TABLE \`it_flow\`;`)
  await db.run(sql`DROP TABLE \`it_terms_rows\`;`)
  await db.run(sql`DROP TABLE \`it_terms\`;`)
  await db.run(sql`DROP TABLE \`it_networks\`;`)
  await db.run(sql`DROP TABLE \`it\`;`)
  await db.run(sql`DROP TABLE \`_it_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_it_v_version_flow\`;`)
  await db.run(sql`DROP TABLE \`_it_v_version_terms_rows\`;`)
  await db.run(sql`DROP TABLE \`_it_v_version_terms\`;`)
  await db.run(sql`DROP TABLE \`_it_v_version_networks\`;`)
  await db.run(sql`DROP TABLE \`_it_v\`;`)
  await db.run(sql`DROP TABLE \`faq_groups_questions\`;`)
  await db.run(sql`DROP TABLE \`faq_groups\`;`)
  await db.run(sql`DROP TABLE \`faq\`;`)
  await db.run(sql`DROP TABLE \`_faq_v_version_groups_questions\`;`)
  await db.run(sql`DROP TABLE \`_faq_v_version_groups\`;`)
  await db.run(sql`DROP TABLE \`_faq_v\`;`)
  await db.run(sql`DROP TABLE \`data_sheet_rows\`;`)
  await db.run(sql`DROP TABLE \`data_sheet\`;`)
  await db.run(sql`DROP TABLE \`_data_sheet_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_data_sheet_v\`;`)
  await db.run(sql`DROP TABLE \`integration_sends\`;`)
  await db.run(sql`DROP TABLE \`integration\`;`)
  await db.run(sql`DROP TABLE \`_integration_v_version_sends\`;`)
  await db.run(sql`DROP TABLE \`_integration_v\`;`)
  await db.run(sql`DROP TABLE \`sample_data_lanes\`;`)
  await db.run(sql`DROP TABLE \`sample_data_events\`;`)
  await db.run(sql`DROP TABLE \`sample_data_files\`;`)
  await db.run(sql`DROP TABLE \`sample_data\`;`)
  await db.run(sql`DROP TABLE \`_sample_data_v_version_lanes\`;`)
  await db.run(sql`DROP TABLE \`_sample_data_v_version_events\`;`)
  await db.run(sql`DROP TABLE \`_sample_data_v_version_files\`;`)
  await db.run(sql`DROP TABLE \`_sample_data_v\`;`)
  await db.run(sql`DROP TABLE \`paradigm_facts\`;`)
  await db.run(sql`DROP TABLE \`paradigm_timings\`;`)
  await db.run(sql`DROP TABLE \`paradigm_devices\`;`)
  await db.run(sql`DROP TABLE \`paradigm_effects\`;`)
  await db.run(sql`DROP TABLE \`paradigm_limits\`;`)
  await db.run(sql`DROP TABLE \`paradigm\`;`)
  await db.run(sql`DROP TABLE \`paradigm_rels\`;`)
  await db.run(sql`DROP TABLE \`_paradigm_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_paradigm_v_version_timings\`;`)
  await db.run(sql`DROP TABLE \`_paradigm_v_version_devices\`;`)
  await db.run(sql`DROP TABLE \`_paradigm_v_version_effects\`;`)
  await db.run(sql`DROP TABLE \`_paradigm_v_version_limits\`;`)
  await db.run(sql`DROP TABLE \`_paradigm_v\`;`)
  await db.run(sql`DROP TABLE \`_paradigm_v_rels\`;`)
  await db.run(sql`DROP TABLE \`ecosystem_category\`;`)
  await db.run(sql`DROP TABLE \`_ecosystem_category_v\`;`)
  await db.run(sql`DROP TABLE \`course_theme\`;`)
  await db.run(sql`DROP TABLE \`_course_theme_v\`;`)
  await db.run(sql`DROP TABLE \`technical_service_children\`;`)
  await db.run(sql`DROP TABLE \`technical_service\`;`)
  await db.run(sql`DROP TABLE \`technical_service_rels\`;`)
  await db.run(sql`DROP TABLE \`_technical_service_v_version_children\`;`)
  await db.run(sql`DROP TABLE \`_technical_service_v\`;`)
  await db.run(sql`DROP TABLE \`_technical_service_v_rels\`;`)
  await db.run(sql`DROP TABLE \`development_type\`;`)
  await db.run(sql`DROP TABLE \`_development_type_v\`;`)
  await db.run(sql`DROP TABLE \`about_years\`;`)
  await db.run(sql`DROP TABLE \`about_numbers_list\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_years\`;`)
  await db.run(sql`DROP TABLE \`__about_v_version_numbers_list_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`own_lab_gallery\`;`)
  await db.run(sql`DROP TABLE \`own_lab\`;`)
  await db.run(sql`DROP TABLE \`_own_lab_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_own_lab_v\`;`)
  await db.run(sql`DROP TABLE \`customer\`;`)
  await db.run(sql`DROP TABLE \`_customer_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
