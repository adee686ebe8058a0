import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'emptyTrash', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'emptyTrash', 'schedulePublish');
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "module" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_module_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "product" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_product_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "solution" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_solution_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "feature" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_feature_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "domain" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_domain_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "case" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_case_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "lab" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_lab_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "publication" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_publication_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tech_document" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_tech_document_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "training" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_training_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "white_paper" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_white_paper_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "purchase" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_purchase_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "it" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_it_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faq" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_faq_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "data_sheet" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_data_sheet_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "integration" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_integration_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sample_data" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sample_data_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "ecosystem_category" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_ecosystem_category_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "course_theme" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_course_theme_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "technical_service" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_technical_service_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "development_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_development_type_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "about" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_about_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "own_lab" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_own_lab_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "customer" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_customer_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "files" ADD COLUMN "report" varchar;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "module_deleted_at_idx" ON "module" USING btree ("deleted_at");
  CREATE INDEX "_module_v_version_version_deleted_at_idx" ON "_module_v" USING btree ("version_deleted_at");
  CREATE INDEX "product_deleted_at_idx" ON "product" USING btree ("deleted_at");
  CREATE INDEX "_product_v_version_version_deleted_at_idx" ON "_product_v" USING btree ("version_deleted_at");
  CREATE INDEX "solution_deleted_at_idx" ON "solution" USING btree ("deleted_at");
  CREATE INDEX "_solution_v_version_version_deleted_at_idx" ON "_solution_v" USING btree ("version_deleted_at");
  CREATE INDEX "feature_deleted_at_idx" ON "feature" USING btree ("deleted_at");
  CREATE INDEX "_feature_v_version_version_deleted_at_idx" ON "_feature_v" USING btree ("version_deleted_at");
  CREATE INDEX "domain_deleted_at_idx" ON "domain" USING btree ("deleted_at");
  CREATE INDEX "_domain_v_version_version_deleted_at_idx" ON "_domain_v" USING btree ("version_deleted_at");
  CREATE INDEX "case_deleted_at_idx" ON "case" USING btree ("deleted_at");
  CREATE INDEX "_case_v_version_version_deleted_at_idx" ON "_case_v" USING btree ("version_deleted_at");
  CREATE INDEX "lab_deleted_at_idx" ON "lab" USING btree ("deleted_at");
  CREATE INDEX "_lab_v_version_version_deleted_at_idx" ON "_lab_v" USING btree ("version_deleted_at");
  CREATE INDEX "publication_deleted_at_idx" ON "publication" USING btree ("deleted_at");
  CREATE INDEX "_publication_v_version_version_deleted_at_idx" ON "_publication_v" USING btree ("version_deleted_at");
  CREATE INDEX "tech_document_deleted_at_idx" ON "tech_document" USING btree ("deleted_at");
  CREATE INDEX "_tech_document_v_version_version_deleted_at_idx" ON "_tech_document_v" USING btree ("version_deleted_at");
  CREATE INDEX "training_deleted_at_idx" ON "training" USING btree ("deleted_at");
  CREATE INDEX "_training_v_version_version_deleted_at_idx" ON "_training_v" USING btree ("version_deleted_at");
  CREATE INDEX "white_paper_deleted_at_idx" ON "white_paper" USING btree ("deleted_at");
  CREATE INDEX "_white_paper_v_version_version_deleted_at_idx" ON "_white_paper_v" USING btree ("version_deleted_at");
  CREATE INDEX "purchase_deleted_at_idx" ON "purchase" USING btree ("deleted_at");
  CREATE INDEX "_purchase_v_version_version_deleted_at_idx" ON "_purchase_v" USING btree ("version_deleted_at");
  CREATE INDEX "it_deleted_at_idx" ON "it" USING btree ("deleted_at");
  CREATE INDEX "_it_v_version_version_deleted_at_idx" ON "_it_v" USING btree ("version_deleted_at");
  CREATE INDEX "faq_deleted_at_idx" ON "faq" USING btree ("deleted_at");
  CREATE INDEX "_faq_v_version_version_deleted_at_idx" ON "_faq_v" USING btree ("version_deleted_at");
  CREATE INDEX "data_sheet_deleted_at_idx" ON "data_sheet" USING btree ("deleted_at");
  CREATE INDEX "_data_sheet_v_version_version_deleted_at_idx" ON "_data_sheet_v" USING btree ("version_deleted_at");
  CREATE INDEX "integration_deleted_at_idx" ON "integration" USING btree ("deleted_at");
  CREATE INDEX "_integration_v_version_version_deleted_at_idx" ON "_integration_v" USING btree ("version_deleted_at");
  CREATE INDEX "sample_data_deleted_at_idx" ON "sample_data" USING btree ("deleted_at");
  CREATE INDEX "_sample_data_v_version_version_deleted_at_idx" ON "_sample_data_v" USING btree ("version_deleted_at");
  CREATE INDEX "ecosystem_category_deleted_at_idx" ON "ecosystem_category" USING btree ("deleted_at");
  CREATE INDEX "_ecosystem_category_v_version_version_deleted_at_idx" ON "_ecosystem_category_v" USING btree ("version_deleted_at");
  CREATE INDEX "course_theme_deleted_at_idx" ON "course_theme" USING btree ("deleted_at");
  CREATE INDEX "_course_theme_v_version_version_deleted_at_idx" ON "_course_theme_v" USING btree ("version_deleted_at");
  CREATE INDEX "technical_service_deleted_at_idx" ON "technical_service" USING btree ("deleted_at");
  CREATE INDEX "_technical_service_v_version_version_deleted_at_idx" ON "_technical_service_v" USING btree ("version_deleted_at");
  CREATE INDEX "development_type_deleted_at_idx" ON "development_type" USING btree ("deleted_at");
  CREATE INDEX "_development_type_v_version_version_deleted_at_idx" ON "_development_type_v" USING btree ("version_deleted_at");
  CREATE INDEX "about_deleted_at_idx" ON "about" USING btree ("deleted_at");
  CREATE INDEX "_about_v_version_version_deleted_at_idx" ON "_about_v" USING btree ("version_deleted_at");
  CREATE INDEX "own_lab_deleted_at_idx" ON "own_lab" USING btree ("deleted_at");
  CREATE INDEX "_own_lab_v_version_version_deleted_at_idx" ON "_own_lab_v" USING btree ("version_deleted_at");
  CREATE INDEX "customer_deleted_at_idx" ON "customer" USING btree ("deleted_at");
  CREATE INDEX "_customer_v_version_version_deleted_at_idx" ON "_customer_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP INDEX "module_deleted_at_idx";
  DROP INDEX "_module_v_version_version_deleted_at_idx";
  DROP INDEX "product_deleted_at_idx";
  DROP INDEX "_product_v_version_version_deleted_at_idx";
  DROP INDEX "solution_deleted_at_idx";
  DROP INDEX "_solution_v_version_version_deleted_at_idx";
  DROP INDEX "feature_deleted_at_idx";
  DROP INDEX "_feature_v_version_version_deleted_at_idx";
  DROP INDEX "domain_deleted_at_idx";
  DROP INDEX "_domain_v_version_version_deleted_at_idx";
  DROP INDEX "case_deleted_at_idx";
  DROP INDEX "_case_v_version_version_deleted_at_idx";
  DROP INDEX "lab_deleted_at_idx";
  DROP INDEX "_lab_v_version_version_deleted_at_idx";
  DROP INDEX "publication_deleted_at_idx";
  DROP INDEX "_publication_v_version_version_deleted_at_idx";
  DROP INDEX "tech_document_deleted_at_idx";
  DROP INDEX "_tech_document_v_version_version_deleted_at_idx";
  DROP INDEX "training_deleted_at_idx";
  DROP INDEX "_training_v_version_version_deleted_at_idx";
  DROP INDEX "white_paper_deleted_at_idx";
  DROP INDEX "_white_paper_v_version_version_deleted_at_idx";
  DROP INDEX "purchase_deleted_at_idx";
  DROP INDEX "_purchase_v_version_version_deleted_at_idx";
  DROP INDEX "it_deleted_at_idx";
  DROP INDEX "_it_v_version_version_deleted_at_idx";
  DROP INDEX "faq_deleted_at_idx";
  DROP INDEX "_faq_v_version_version_deleted_at_idx";
  DROP INDEX "data_sheet_deleted_at_idx";
  DROP INDEX "_data_sheet_v_version_version_deleted_at_idx";
  DROP INDEX "integration_deleted_at_idx";
  DROP INDEX "_integration_v_version_version_deleted_at_idx";
  DROP INDEX "sample_data_deleted_at_idx";
  DROP INDEX "_sample_data_v_version_version_deleted_at_idx";
  DROP INDEX "ecosystem_category_deleted_at_idx";
  DROP INDEX "_ecosystem_category_v_version_version_deleted_at_idx";
  DROP INDEX "course_theme_deleted_at_idx";
  DROP INDEX "_course_theme_v_version_version_deleted_at_idx";
  DROP INDEX "technical_service_deleted_at_idx";
  DROP INDEX "_technical_service_v_version_version_deleted_at_idx";
  DROP INDEX "development_type_deleted_at_idx";
  DROP INDEX "_development_type_v_version_version_deleted_at_idx";
  DROP INDEX "about_deleted_at_idx";
  DROP INDEX "_about_v_version_version_deleted_at_idx";
  DROP INDEX "own_lab_deleted_at_idx";
  DROP INDEX "_own_lab_v_version_version_deleted_at_idx";
  DROP INDEX "customer_deleted_at_idx";
  DROP INDEX "_customer_v_version_version_deleted_at_idx";
  ALTER TABLE "module" DROP COLUMN "deleted_at";
  ALTER TABLE "_module_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "product" DROP COLUMN "deleted_at";
  ALTER TABLE "_product_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "solution" DROP COLUMN "deleted_at";
  ALTER TABLE "_solution_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "feature" DROP COLUMN "deleted_at";
  ALTER TABLE "_feature_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "domain" DROP COLUMN "deleted_at";
  ALTER TABLE "_domain_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "case" DROP COLUMN "deleted_at";
  ALTER TABLE "_case_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "lab" DROP COLUMN "deleted_at";
  ALTER TABLE "_lab_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "publication" DROP COLUMN "deleted_at";
  ALTER TABLE "_publication_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "tech_document" DROP COLUMN "deleted_at";
  ALTER TABLE "_tech_document_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "training" DROP COLUMN "deleted_at";
  ALTER TABLE "_training_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "white_paper" DROP COLUMN "deleted_at";
  ALTER TABLE "_white_paper_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "purchase" DROP COLUMN "deleted_at";
  ALTER TABLE "_purchase_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "it" DROP COLUMN "deleted_at";
  ALTER TABLE "_it_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "faq" DROP COLUMN "deleted_at";
  ALTER TABLE "_faq_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "data_sheet" DROP COLUMN "deleted_at";
  ALTER TABLE "_data_sheet_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "integration" DROP COLUMN "deleted_at";
  ALTER TABLE "_integration_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "sample_data" DROP COLUMN "deleted_at";
  ALTER TABLE "_sample_data_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "ecosystem_category" DROP COLUMN "deleted_at";
  ALTER TABLE "_ecosystem_category_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "course_theme" DROP COLUMN "deleted_at";
  ALTER TABLE "_course_theme_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "technical_service" DROP COLUMN "deleted_at";
  ALTER TABLE "_technical_service_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "development_type" DROP COLUMN "deleted_at";
  ALTER TABLE "_development_type_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "about" DROP COLUMN "deleted_at";
  ALTER TABLE "_about_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "own_lab" DROP COLUMN "deleted_at";
  ALTER TABLE "_own_lab_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "customer" DROP COLUMN "deleted_at";
  ALTER TABLE "_customer_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "files" DROP COLUMN "report";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
