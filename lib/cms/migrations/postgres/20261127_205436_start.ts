import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_module_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__module_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_product_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_solution_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solution_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_feature_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__feature_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_domain_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__domain_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_lab_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lab_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_publication_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__publication_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tech_document_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tech_document_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_training_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__training_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_white_paper_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__white_paper_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_purchase_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__purchase_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_it_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__it_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_data_sheet_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__data_sheet_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_integration_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__integration_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sample_data_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sample_data_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_paradigm_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__paradigm_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ecosystem_category_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ecosystem_category_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_course_theme_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__course_theme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_technical_service_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__technical_service_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_development_type_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__development_type_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_own_lab_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__own_lab_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_customer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'author');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'emptyTrash', 'weeklyMail', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'emptyTrash', 'weeklyMail', 'schedulePublish');
  CREATE TABLE "module_index_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar
  );
  
  CREATE TABLE "module_index" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"alias" varchar,
  	"significance" varchar
  );
  
  CREATE TABLE "module_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "module_english_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "module_english_month" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "module" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"short_name" varchar,
  	"english_name" varchar,
  	"introduction" varchar,
  	"feature" varchar,
  	"details" varchar,
  	"icon_file_id" varchar,
  	"icon_alt" varchar,
  	"header_image_file_id" varchar,
  	"header_image_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"introduction_image_file_id" varchar,
  	"introduction_image_alt" varchar,
  	"feature_image_file_id" varchar,
  	"feature_image_alt" varchar,
  	"english_title" varchar,
  	"english_introduction" varchar,
  	"english_question" varchar,
  	"english_fit" varchar,
  	"english_unfit" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"sort_num" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_module_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_module_v_version_index_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_module_v_version_index" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"alias" varchar,
  	"significance" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_module_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_module_v_version_english_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_module_v_version_english_month" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_module_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_short_name" varchar,
  	"version_english_name" varchar,
  	"version_introduction" varchar,
  	"version_feature" varchar,
  	"version_details" varchar,
  	"version_icon_file_id" varchar,
  	"version_icon_alt" varchar,
  	"version_header_image_file_id" varchar,
  	"version_header_image_alt" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_introduction_image_file_id" varchar,
  	"version_introduction_image_alt" varchar,
  	"version_feature_image_file_id" varchar,
  	"version_feature_image_alt" varchar,
  	"version_english_title" varchar,
  	"version_english_introduction" varchar,
  	"version_english_question" varchar,
  	"version_english_fit" varchar,
  	"version_english_unfit" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_sort_num" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__module_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "product_product_imgs" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" varchar,
  	"alt" varchar
  );
  
  CREATE TABLE "product_parameters" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "product_tender" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_decisive" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "product_setup_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_setup_together" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_english_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_english_month" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"fit" varchar,
  	"unfit" varchar,
  	"lead_time" varchar,
  	"description" varchar,
  	"details" varchar,
  	"feature" varchar,
  	"feature_introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"module_id" varchar,
  	"unfit_product_id" varchar,
  	"price_band" varchar,
  	"price_factors" varchar,
  	"price_excludes" varchar,
  	"price_date" varchar,
  	"setup_motion" varchar,
  	"setup_cable" varchar,
  	"setup_link" varchar,
  	"setup_rate" numeric,
  	"setup_trigger" varchar,
  	"setup_outputs" numeric,
  	"setup_power" numeric,
  	"english_title" varchar,
  	"english_introduction" varchar,
  	"english_question" varchar,
  	"english_fit" varchar,
  	"english_unfit" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_product_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_product_v_version_product_imgs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" varchar,
  	"alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v_version_parameters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v_version_tender" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v_version_decisive" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v_version_setup_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v_version_setup_together" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v_version_english_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v_version_english_month" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_fit" varchar,
  	"version_unfit" varchar,
  	"version_lead_time" varchar,
  	"version_description" varchar,
  	"version_details" varchar,
  	"version_feature" varchar,
  	"version_feature_introduction" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_module_id" varchar,
  	"version_unfit_product_id" varchar,
  	"version_price_band" varchar,
  	"version_price_factors" varchar,
  	"version_price_excludes" varchar,
  	"version_price_date" varchar,
  	"version_setup_motion" varchar,
  	"version_setup_cable" varchar,
  	"version_setup_link" varchar,
  	"version_setup_rate" numeric,
  	"version_setup_trigger" varchar,
  	"version_setup_outputs" numeric,
  	"version_setup_power" numeric,
  	"version_english_title" varchar,
  	"version_english_introduction" varchar,
  	"version_english_question" varchar,
  	"version_english_fit" varchar,
  	"version_english_unfit" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__product_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "solution_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"name" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"introduction" varchar,
  	"details" varchar
  );
  
  CREATE TABLE "solution_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"quantity" numeric,
  	"records" varchar,
  	"key_value" varchar
  );
  
  CREATE TABLE "solution_room_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "solution_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"at" varchar,
  	"size" varchar,
  	"to" varchar,
  	"swing" varchar,
  	"turn" numeric,
  	"repeat" varchar,
  	"device" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "solution_weeks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"week" varchar,
  	"work" varchar,
  	"result" varchar
  );
  
  CREATE TABLE "solution_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "solution_english_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "solution_english_month" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "solution" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"short_name" varchar,
  	"name" varchar,
  	"english_name" varchar,
  	"sub_title" varchar,
  	"introduction_name" varchar,
  	"introduction" varchar,
  	"question" varchar,
  	"lead_time" varchar,
  	"description" varchar,
  	"icon_file_id" varchar,
  	"icon_alt" varchar,
  	"home_image_file_id" varchar,
  	"home_image_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"header_image_file_id" varchar,
  	"header_image_alt" varchar,
  	"price_band" varchar,
  	"price_factors" varchar,
  	"price_excludes" varchar,
  	"price_date" varchar,
  	"english_title" varchar,
  	"english_introduction" varchar,
  	"english_question" varchar,
  	"english_fit" varchar,
  	"english_unfit" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"sort_num" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_solution_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solution_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar
  );
  
  CREATE TABLE "_solution_v_version_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"name" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"introduction" varchar,
  	"details" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"quantity" numeric,
  	"records" varchar,
  	"key_value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_room_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"at" varchar,
  	"size" varchar,
  	"to" varchar,
  	"swing" varchar,
  	"turn" numeric,
  	"repeat" varchar,
  	"device" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_weeks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"week" varchar,
  	"work" varchar,
  	"result" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_english_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_english_month" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_short_name" varchar,
  	"version_name" varchar,
  	"version_english_name" varchar,
  	"version_sub_title" varchar,
  	"version_introduction_name" varchar,
  	"version_introduction" varchar,
  	"version_question" varchar,
  	"version_lead_time" varchar,
  	"version_description" varchar,
  	"version_icon_file_id" varchar,
  	"version_icon_alt" varchar,
  	"version_home_image_file_id" varchar,
  	"version_home_image_alt" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_header_image_file_id" varchar,
  	"version_header_image_alt" varchar,
  	"version_price_band" varchar,
  	"version_price_factors" varchar,
  	"version_price_excludes" varchar,
  	"version_price_date" varchar,
  	"version_english_title" varchar,
  	"version_english_introduction" varchar,
  	"version_english_question" varchar,
  	"version_english_fit" varchar,
  	"version_english_unfit" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_sort_num" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__solution_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_solution_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar
  );
  
  CREATE TABLE "feature_children_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"name" varchar,
  	"description" varchar,
  	"introduction" varchar,
  	"details" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar
  );
  
  CREATE TABLE "feature_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"english_name" varchar,
  	"sub_title" varchar,
  	"key_number_value" varchar,
  	"key_number_unit" varchar,
  	"key_number_interval" varchar,
  	"key_number_label" varchar,
  	"introduction" varchar,
  	"description" varchar,
  	"details" varchar,
  	"icon_file_id" varchar,
  	"icon_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"introduction_image_file_id" varchar,
  	"introduction_image_alt" varchar,
  	"paradigm_id" varchar
  );
  
  CREATE TABLE "feature" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"name" varchar,
  	"english_name" varchar,
  	"sub_title" varchar,
  	"introduction" varchar,
  	"details" varchar,
  	"description" varchar,
  	"icon_file_id" varchar,
  	"icon_alt" varchar,
  	"header_image_file_id" varchar,
  	"header_image_alt" varchar,
  	"introduction_image_file_id" varchar,
  	"introduction_image_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"key_number_value" varchar,
  	"key_number_unit" varchar,
  	"key_number_interval" varchar,
  	"key_number_label" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"sort_num" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_feature_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_feature_v_version_children_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"name" varchar,
  	"description" varchar,
  	"introduction" varchar,
  	"details" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feature_v_version_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"english_name" varchar,
  	"sub_title" varchar,
  	"key_number_value" varchar,
  	"key_number_unit" varchar,
  	"key_number_interval" varchar,
  	"key_number_label" varchar,
  	"introduction" varchar,
  	"description" varchar,
  	"details" varchar,
  	"icon_file_id" varchar,
  	"icon_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"introduction_image_file_id" varchar,
  	"introduction_image_alt" varchar,
  	"paradigm_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feature_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_name" varchar,
  	"version_english_name" varchar,
  	"version_sub_title" varchar,
  	"version_introduction" varchar,
  	"version_details" varchar,
  	"version_description" varchar,
  	"version_icon_file_id" varchar,
  	"version_icon_alt" varchar,
  	"version_header_image_file_id" varchar,
  	"version_header_image_alt" varchar,
  	"version_introduction_image_file_id" varchar,
  	"version_introduction_image_alt" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_key_number_value" varchar,
  	"version_key_number_unit" varchar,
  	"version_key_number_interval" varchar,
  	"version_key_number_label" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_sort_num" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__feature_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "domain_field_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"name" varchar,
  	"description" varchar,
  	"introduction" varchar,
  	"details" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar
  );
  
  CREATE TABLE "domain_related_modules" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"module_id" varchar,
  	"display_text" varchar,
  	"description" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar
  );
  
  CREATE TABLE "domain" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"sub_title" varchar,
  	"introduction" varchar,
  	"description" varchar,
  	"icon_file_id" varchar,
  	"icon_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"header_image_file_id" varchar,
  	"header_image_alt" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"sort_num" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_domain_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_domain_v_version_field_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"name" varchar,
  	"description" varchar,
  	"introduction" varchar,
  	"details" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_domain_v_version_related_modules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"module_id" varchar,
  	"display_text" varchar,
  	"description" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_domain_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_sub_title" varchar,
  	"version_introduction" varchar,
  	"version_description" varchar,
  	"version_icon_file_id" varchar,
  	"version_icon_alt" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_header_image_file_id" varchar,
  	"version_header_image_alt" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_sort_num" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__domain_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "case" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"name" varchar,
  	"customer_name" varchar,
  	"build_date" timestamp(3) with time zone,
  	"introduction" varchar,
  	"link_url" varchar,
  	"answer" varchar,
  	"lead_chart" varchar,
  	"description" varchar,
  	"details" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"key_number_value" varchar,
  	"key_number_unit" varchar,
  	"key_number_interval" varchar,
  	"key_number_label" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar,
  	"solution_id" varchar,
  	"product_id" varchar
  );
  
  CREATE TABLE "_case_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_name" varchar,
  	"version_customer_name" varchar,
  	"version_build_date" timestamp(3) with time zone,
  	"version_introduction" varchar,
  	"version_link_url" varchar,
  	"version_answer" varchar,
  	"version_lead_chart" varchar,
  	"version_description" varchar,
  	"version_details" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_key_number_value" varchar,
  	"version_key_number_unit" varchar,
  	"version_key_number_interval" varchar,
  	"version_key_number_label" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_case_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar,
  	"solution_id" varchar,
  	"product_id" varchar
  );
  
  CREATE TABLE "lab_image" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" varchar,
  	"alt" varchar
  );
  
  CREATE TABLE "lab_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"at" varchar,
  	"size" varchar,
  	"to" varchar,
  	"swing" varchar,
  	"turn" numeric,
  	"repeat" varchar,
  	"device" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "lab" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"customer_name" varchar,
  	"build_date" timestamp(3) with time zone,
  	"introduction" varchar,
  	"link_url" varchar,
  	"area" numeric,
  	"cameras" numeric,
  	"year" numeric,
  	"description" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_lab_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "lab_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar,
  	"solution_id" varchar
  );
  
  CREATE TABLE "_lab_v_version_image" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" varchar,
  	"alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lab_v_version_plan" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"at" varchar,
  	"size" varchar,
  	"to" varchar,
  	"swing" varchar,
  	"turn" numeric,
  	"repeat" varchar,
  	"device" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lab_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_customer_name" varchar,
  	"version_build_date" timestamp(3) with time zone,
  	"version_introduction" varchar,
  	"version_link_url" varchar,
  	"version_area" numeric,
  	"version_cameras" numeric,
  	"version_year" numeric,
  	"version_description" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__lab_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_lab_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar,
  	"solution_id" varchar
  );
  
  CREATE TABLE "publication_citation_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "publication" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"details" varchar,
  	"case_id" varchar,
  	"key_number_value" varchar,
  	"key_number_unit" varchar,
  	"key_number_interval" varchar,
  	"key_number_label" varchar,
  	"citation_journal" varchar,
  	"citation_year" numeric,
  	"citation_volume" varchar,
  	"citation_issue" varchar,
  	"citation_pages" varchar,
  	"citation_doi" varchar,
  	"citation_english_title" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_publication_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "publication_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar
  );
  
  CREATE TABLE "_publication_v_version_citation_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_publication_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_details" varchar,
  	"version_case_id" varchar,
  	"version_key_number_value" varchar,
  	"version_key_number_unit" varchar,
  	"version_key_number_interval" varchar,
  	"version_key_number_label" varchar,
  	"version_citation_journal" varchar,
  	"version_citation_year" numeric,
  	"version_citation_volume" varchar,
  	"version_citation_issue" varchar,
  	"version_citation_pages" varchar,
  	"version_citation_doi" varchar,
  	"version_citation_english_title" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__publication_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_publication_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"domain_id" varchar,
  	"module_id" varchar
  );
  
  CREATE TABLE "tech_document" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"link_url" varchar,
  	"description" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"key_number_value" varchar,
  	"key_number_unit" varchar,
  	"key_number_interval" varchar,
  	"key_number_label" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tech_document_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tech_document_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"module_id" varchar
  );
  
  CREATE TABLE "_tech_document_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_link_url" varchar,
  	"version_description" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_key_number_value" varchar,
  	"version_key_number_unit" varchar,
  	"version_key_number_interval" varchar,
  	"version_key_number_label" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tech_document_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_tech_document_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"module_id" varchar
  );
  
  CREATE TABLE "training" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"start_time" timestamp(3) with time zone,
  	"introduction" varchar,
  	"link_url" varchar,
  	"place" varchar,
  	"seats" numeric,
  	"fee" varchar,
  	"description" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"theme_id" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_training_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_training_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_start_time" timestamp(3) with time zone,
  	"version_introduction" varchar,
  	"version_link_url" varchar,
  	"version_place" varchar,
  	"version_seats" numeric,
  	"version_fee" varchar,
  	"version_description" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_theme_id" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__training_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "white_paper" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"description" varchar,
  	"pages" numeric,
  	"pdf_file_id" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"text_file_id" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_white_paper_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "white_paper_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"module_id" varchar
  );
  
  CREATE TABLE "_white_paper_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_description" varchar,
  	"version_pages" numeric,
  	"version_pdf_file_id" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_text_file_id" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__white_paper_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_white_paper_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"module_id" varchar
  );
  
  CREATE TABLE "purchase_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "purchase_terms_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "purchase_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"display_text" varchar,
  	"details" varchar
  );
  
  CREATE TABLE "purchase_upkeep" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"model" varchar,
  	"consumables" varchar,
  	"per_participant" numeric,
  	"calibration" varchar,
  	"calibration_fee" numeric,
  	"spares" varchar
  );
  
  CREATE TABLE "purchase" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"tender_terms" varchar,
  	"rates_seats" numeric,
  	"rates_seat_fee" numeric,
  	"rates_storage" numeric,
  	"rates_storage_fee" numeric,
  	"rates_warranty_share" numeric,
  	"rates_participants" numeric,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_purchase_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_purchase_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchase_v_version_terms_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchase_v_version_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"display_text" varchar,
  	"details" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchase_v_version_upkeep" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"model" varchar,
  	"consumables" varchar,
  	"per_participant" numeric,
  	"calibration" varchar,
  	"calibration_fee" numeric,
  	"spares" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_purchase_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_tender_terms" varchar,
  	"version_rates_seats" numeric,
  	"version_rates_seat_fee" numeric,
  	"version_rates_storage" numeric,
  	"version_rates_storage_fee" numeric,
  	"version_rates_warranty_share" numeric,
  	"version_rates_participants" numeric,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__purchase_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "it_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "it_flow" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" varchar,
  	"holds" varchar,
  	"sends" varchar,
  	"way" varchar,
  	"stays" varchar
  );
  
  CREATE TABLE "it_terms_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "it_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"display_text" varchar,
  	"details" varchar
  );
  
  CREATE TABLE "it_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"name" varchar,
  	"wired" numeric,
  	"wireless" numeric,
  	"bluetooth" numeric
  );
  
  CREATE TABLE "it" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_it_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_it_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_it_v_version_flow" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" varchar,
  	"holds" varchar,
  	"sends" varchar,
  	"way" varchar,
  	"stays" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_it_v_version_terms_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_it_v_version_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"display_text" varchar,
  	"details" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_it_v_version_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"name" varchar,
  	"wired" numeric,
  	"wireless" numeric,
  	"bluetooth" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_it_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__it_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faq_groups_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"link" varchar,
  	"link_text" varchar
  );
  
  CREATE TABLE "faq_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar
  );
  
  CREATE TABLE "faq" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faq_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faq_v_version_groups_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"link" varchar,
  	"link_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_faq_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "data_sheet_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "data_sheet" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"module_id" varchar,
  	"product_id" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_data_sheet_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_data_sheet_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_data_sheet_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_module_id" varchar,
  	"version_product_id" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__data_sheet_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "integration_sends" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "integration" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"example" varchar,
  	"language" varchar,
  	"description" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"sort_num" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_integration_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_integration_v_version_sends" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_integration_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_example" varchar,
  	"version_language" varchar,
  	"version_description" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_sort_num" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__integration_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "sample_data_lanes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"channel" varchar,
  	"name" varchar,
  	"signal" varchar,
  	"device" varchar,
  	"rate" varchar
  );
  
  CREATE TABLE "sample_data_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" numeric,
  	"name" varchar
  );
  
  CREATE TABLE "sample_data_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"holds" varchar
  );
  
  CREATE TABLE "sample_data" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"recording" varchar,
  	"description" varchar,
  	"case_id" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sample_data_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sample_data_v_version_lanes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"channel" varchar,
  	"name" varchar,
  	"signal" varchar,
  	"device" varchar,
  	"rate" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sample_data_v_version_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" numeric,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sample_data_v_version_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"holds" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sample_data_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_recording" varchar,
  	"version_description" varchar,
  	"version_case_id" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sample_data_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "paradigm_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "paradigm_timings" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duration" numeric,
  	"shows" varchar
  );
  
  CREATE TABLE "paradigm_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"records" varchar,
  	"setting" varchar
  );
  
  CREATE TABLE "paradigm_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"design" varchar,
  	"size" numeric,
  	"groups" numeric,
  	"basis" varchar
  );
  
  CREATE TABLE "paradigm_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "paradigm" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"english_name" varchar,
  	"introduction" varchar,
  	"question" varchar,
  	"demo" varchar,
  	"description" varchar,
  	"simulation" varchar,
  	"analysis" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"sort_num" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_paradigm_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "paradigm_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"module_id" varchar,
  	"case_id" varchar
  );
  
  CREATE TABLE "_paradigm_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_paradigm_v_version_timings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"duration" numeric,
  	"shows" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_paradigm_v_version_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"records" varchar,
  	"setting" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_paradigm_v_version_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"design" varchar,
  	"size" numeric,
  	"groups" numeric,
  	"basis" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_paradigm_v_version_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_paradigm_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_english_name" varchar,
  	"version_introduction" varchar,
  	"version_question" varchar,
  	"version_demo" varchar,
  	"version_description" varchar,
  	"version_simulation" varchar,
  	"version_analysis" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_sort_num" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__paradigm_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_paradigm_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"module_id" varchar,
  	"case_id" varchar
  );
  
  CREATE TABLE "ecosystem_category" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"header_image_file_id" varchar,
  	"header_image_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_ecosystem_category_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_ecosystem_category_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_header_image_file_id" varchar,
  	"version_header_image_alt" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__ecosystem_category_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "course_theme" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_course_theme_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_course_theme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__course_theme_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "technical_service_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar
  );
  
  CREATE TABLE "technical_service" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"english_name" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_technical_service_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "technical_service_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"development_type_id" varchar
  );
  
  CREATE TABLE "_technical_service_v_version_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_technical_service_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_english_name" varchar,
  	"version_introduction" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__technical_service_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_technical_service_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"development_type_id" varchar
  );
  
  CREATE TABLE "development_type" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"description" varchar,
  	"icon_file_id" varchar,
  	"icon_alt" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_development_type_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_development_type_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_description" varchar,
  	"version_icon_file_id" varchar,
  	"version_icon_alt" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__development_type_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "about_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_numbers_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "about" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"introduction" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"introduction_image_file_id" varchar,
  	"introduction_image_alt" varchar,
  	"team_image_file_id" varchar,
  	"team_image_alt" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_about_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_about_v_version_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "__about_v_version_numbers_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_introduction" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_introduction_image_file_id" varchar,
  	"version_introduction_image_alt" varchar,
  	"version_team_image_file_id" varchar,
  	"version_team_image_alt" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "own_lab_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"introduction" varchar,
  	"large_image_file_id" varchar,
  	"large_image_alt" varchar,
  	"middle_image_file_id" varchar,
  	"middle_image_alt" varchar,
  	"left_small_image_file_id" varchar,
  	"left_small_image_alt" varchar,
  	"right_small_image_file_id" varchar,
  	"right_small_image_alt" varchar,
  	"right_large_image_file_id" varchar,
  	"right_large_image_alt" varchar,
  	"right_middle_image_file_id" varchar,
  	"right_middle_image_alt" varchar
  );
  
  CREATE TABLE "own_lab" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"name" varchar,
  	"introduction" varchar,
  	"introduction_image_file_id" varchar,
  	"introduction_image_alt" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_own_lab_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_own_lab_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_text" varchar,
  	"introduction" varchar,
  	"large_image_file_id" varchar,
  	"large_image_alt" varchar,
  	"middle_image_file_id" varchar,
  	"middle_image_alt" varchar,
  	"left_small_image_file_id" varchar,
  	"left_small_image_alt" varchar,
  	"right_small_image_file_id" varchar,
  	"right_small_image_alt" varchar,
  	"right_large_image_file_id" varchar,
  	"right_large_image_alt" varchar,
  	"right_middle_image_file_id" varchar,
  	"right_middle_image_alt" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_own_lab_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_name" varchar,
  	"version_introduction" varchar,
  	"version_introduction_image_file_id" varchar,
  	"version_introduction_image_alt" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__own_lab_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "customer" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"former_aliases" varchar,
  	"awaits_review" boolean,
  	"display_text" varchar,
  	"description" varchar,
  	"image_file_id" varchar,
  	"image_alt" varchar,
  	"created_utc" timestamp(3) with time zone,
  	"published_utc" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_customer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_customer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_alias" varchar,
  	"version_former_aliases" varchar,
  	"version_awaits_review" boolean,
  	"version_display_text" varchar,
  	"version_description" varchar,
  	"version_image_file_id" varchar,
  	"version_image_alt" varchar,
  	"version_created_utc" timestamp(3) with time zone,
  	"version_published_utc" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__customer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "files" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"report" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
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
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"module_id" varchar,
  	"product_id" varchar,
  	"solution_id" varchar,
  	"feature_id" varchar,
  	"domain_id" varchar,
  	"case_id" varchar,
  	"lab_id" varchar,
  	"publication_id" varchar,
  	"tech_document_id" varchar,
  	"training_id" varchar,
  	"white_paper_id" varchar,
  	"purchase_id" varchar,
  	"it_id" varchar,
  	"faq_id" varchar,
  	"data_sheet_id" varchar,
  	"integration_id" varchar,
  	"sample_data_id" varchar,
  	"paradigm_id" varchar,
  	"ecosystem_category_id" varchar,
  	"course_theme_id" varchar,
  	"technical_service_id" varchar,
  	"development_type_id" varchar,
  	"about_id" varchar,
  	"own_lab_id" varchar,
  	"customer_id" varchar,
  	"media_id" varchar,
  	"files_id" varchar,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "module_index_items" ADD CONSTRAINT "module_index_items_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module_index_items" ADD CONSTRAINT "module_index_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."module_index"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_index" ADD CONSTRAINT "module_index_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_facts" ADD CONSTRAINT "module_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_english_points" ADD CONSTRAINT "module_english_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_english_month" ADD CONSTRAINT "module_english_month_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module" ADD CONSTRAINT "module_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module" ADD CONSTRAINT "module_header_image_file_id_media_id_fk" FOREIGN KEY ("header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module" ADD CONSTRAINT "module_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module" ADD CONSTRAINT "module_introduction_image_file_id_media_id_fk" FOREIGN KEY ("introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "module" ADD CONSTRAINT "module_feature_image_file_id_media_id_fk" FOREIGN KEY ("feature_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_v_version_index_items" ADD CONSTRAINT "_module_v_version_index_items_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_v_version_index_items" ADD CONSTRAINT "_module_v_version_index_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_module_v_version_index"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_v_version_index" ADD CONSTRAINT "_module_v_version_index_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_v_version_facts" ADD CONSTRAINT "_module_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_v_version_english_points" ADD CONSTRAINT "_module_v_version_english_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_v_version_english_month" ADD CONSTRAINT "_module_v_version_english_month_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_module_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_v" ADD CONSTRAINT "_module_v_parent_id_module_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_v" ADD CONSTRAINT "_module_v_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_v" ADD CONSTRAINT "_module_v_version_header_image_file_id_media_id_fk" FOREIGN KEY ("version_header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_v" ADD CONSTRAINT "_module_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_v" ADD CONSTRAINT "_module_v_version_introduction_image_file_id_media_id_fk" FOREIGN KEY ("version_introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_module_v" ADD CONSTRAINT "_module_v_version_feature_image_file_id_media_id_fk" FOREIGN KEY ("version_feature_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_product_imgs" ADD CONSTRAINT "product_product_imgs_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_product_imgs" ADD CONSTRAINT "product_product_imgs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_parameters" ADD CONSTRAINT "product_parameters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_tender" ADD CONSTRAINT "product_tender_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_decisive" ADD CONSTRAINT "product_decisive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_setup_places" ADD CONSTRAINT "product_setup_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_setup_together" ADD CONSTRAINT "product_setup_together_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_english_points" ADD CONSTRAINT "product_english_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_english_month" ADD CONSTRAINT "product_english_month_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product" ADD CONSTRAINT "product_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product" ADD CONSTRAINT "product_module_id_module_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product" ADD CONSTRAINT "product_unfit_product_id_product_id_fk" FOREIGN KEY ("unfit_product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_v_version_product_imgs" ADD CONSTRAINT "_product_v_version_product_imgs_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_v_version_product_imgs" ADD CONSTRAINT "_product_v_version_product_imgs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v_version_parameters" ADD CONSTRAINT "_product_v_version_parameters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v_version_tender" ADD CONSTRAINT "_product_v_version_tender_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v_version_decisive" ADD CONSTRAINT "_product_v_version_decisive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v_version_setup_places" ADD CONSTRAINT "_product_v_version_setup_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v_version_setup_together" ADD CONSTRAINT "_product_v_version_setup_together_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v_version_english_points" ADD CONSTRAINT "_product_v_version_english_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v_version_english_month" ADD CONSTRAINT "_product_v_version_english_month_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_v" ADD CONSTRAINT "_product_v_parent_id_product_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_v" ADD CONSTRAINT "_product_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_v" ADD CONSTRAINT "_product_v_version_module_id_module_id_fk" FOREIGN KEY ("version_module_id") REFERENCES "public"."module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_v" ADD CONSTRAINT "_product_v_version_unfit_product_id_product_id_fk" FOREIGN KEY ("version_unfit_product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_children" ADD CONSTRAINT "solution_children_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_children" ADD CONSTRAINT "solution_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_devices" ADD CONSTRAINT "solution_devices_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_devices" ADD CONSTRAINT "solution_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_room_facts" ADD CONSTRAINT "solution_room_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_plan" ADD CONSTRAINT "solution_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_weeks" ADD CONSTRAINT "solution_weeks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_limits" ADD CONSTRAINT "solution_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_english_points" ADD CONSTRAINT "solution_english_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_english_month" ADD CONSTRAINT "solution_english_month_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_home_image_file_id_media_id_fk" FOREIGN KEY ("home_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_header_image_file_id_media_id_fk" FOREIGN KEY ("header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_children" ADD CONSTRAINT "_solution_v_version_children_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v_version_children" ADD CONSTRAINT "_solution_v_version_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_devices" ADD CONSTRAINT "_solution_v_version_devices_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v_version_devices" ADD CONSTRAINT "_solution_v_version_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_room_facts" ADD CONSTRAINT "_solution_v_version_room_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_plan" ADD CONSTRAINT "_solution_v_version_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_weeks" ADD CONSTRAINT "_solution_v_version_weeks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_limits" ADD CONSTRAINT "_solution_v_version_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_english_points" ADD CONSTRAINT "_solution_v_version_english_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_english_month" ADD CONSTRAINT "_solution_v_version_english_month_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_parent_id_solution_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_home_image_file_id_media_id_fk" FOREIGN KEY ("version_home_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_header_image_file_id_media_id_fk" FOREIGN KEY ("version_header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_children_features" ADD CONSTRAINT "feature_children_features_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_children_features" ADD CONSTRAINT "feature_children_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feature_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_children" ADD CONSTRAINT "feature_children_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_children" ADD CONSTRAINT "feature_children_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_children" ADD CONSTRAINT "feature_children_introduction_image_file_id_media_id_fk" FOREIGN KEY ("introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_children" ADD CONSTRAINT "feature_children_paradigm_id_paradigm_id_fk" FOREIGN KEY ("paradigm_id") REFERENCES "public"."paradigm"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_children" ADD CONSTRAINT "feature_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feature"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature" ADD CONSTRAINT "feature_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature" ADD CONSTRAINT "feature_header_image_file_id_media_id_fk" FOREIGN KEY ("header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature" ADD CONSTRAINT "feature_introduction_image_file_id_media_id_fk" FOREIGN KEY ("introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature" ADD CONSTRAINT "feature_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v_version_children_features" ADD CONSTRAINT "_feature_v_version_children_features_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v_version_children_features" ADD CONSTRAINT "_feature_v_version_children_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feature_v_version_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_v_version_children" ADD CONSTRAINT "_feature_v_version_children_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v_version_children" ADD CONSTRAINT "_feature_v_version_children_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v_version_children" ADD CONSTRAINT "_feature_v_version_children_introduction_image_file_id_media_id_fk" FOREIGN KEY ("introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v_version_children" ADD CONSTRAINT "_feature_v_version_children_paradigm_id_paradigm_id_fk" FOREIGN KEY ("paradigm_id") REFERENCES "public"."paradigm"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v_version_children" ADD CONSTRAINT "_feature_v_version_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feature_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_v" ADD CONSTRAINT "_feature_v_parent_id_feature_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v" ADD CONSTRAINT "_feature_v_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v" ADD CONSTRAINT "_feature_v_version_header_image_file_id_media_id_fk" FOREIGN KEY ("version_header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v" ADD CONSTRAINT "_feature_v_version_introduction_image_file_id_media_id_fk" FOREIGN KEY ("version_introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_v" ADD CONSTRAINT "_feature_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_field_solutions" ADD CONSTRAINT "domain_field_solutions_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_field_solutions" ADD CONSTRAINT "domain_field_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "domain_related_modules" ADD CONSTRAINT "domain_related_modules_module_id_module_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_related_modules" ADD CONSTRAINT "domain_related_modules_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_related_modules" ADD CONSTRAINT "domain_related_modules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "domain" ADD CONSTRAINT "domain_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain" ADD CONSTRAINT "domain_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain" ADD CONSTRAINT "domain_header_image_file_id_media_id_fk" FOREIGN KEY ("header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_v_version_field_solutions" ADD CONSTRAINT "_domain_v_version_field_solutions_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_v_version_field_solutions" ADD CONSTRAINT "_domain_v_version_field_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_domain_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_domain_v_version_related_modules" ADD CONSTRAINT "_domain_v_version_related_modules_module_id_module_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_v_version_related_modules" ADD CONSTRAINT "_domain_v_version_related_modules_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_v_version_related_modules" ADD CONSTRAINT "_domain_v_version_related_modules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_domain_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_domain_v" ADD CONSTRAINT "_domain_v_parent_id_domain_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."domain"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_v" ADD CONSTRAINT "_domain_v_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_v" ADD CONSTRAINT "_domain_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_v" ADD CONSTRAINT "_domain_v_version_header_image_file_id_media_id_fk" FOREIGN KEY ("version_header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case" ADD CONSTRAINT "case_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_rels" ADD CONSTRAINT "case_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_rels" ADD CONSTRAINT "case_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_rels" ADD CONSTRAINT "case_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_rels" ADD CONSTRAINT "case_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_rels" ADD CONSTRAINT "case_rels_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_v" ADD CONSTRAINT "_case_v_parent_id_case_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_v" ADD CONSTRAINT "_case_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_v_rels" ADD CONSTRAINT "_case_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_v_rels" ADD CONSTRAINT "_case_v_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_v_rels" ADD CONSTRAINT "_case_v_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_v_rels" ADD CONSTRAINT "_case_v_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_v_rels" ADD CONSTRAINT "_case_v_rels_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lab_image" ADD CONSTRAINT "lab_image_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lab_image" ADD CONSTRAINT "lab_image_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lab"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lab_plan" ADD CONSTRAINT "lab_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lab"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lab_rels" ADD CONSTRAINT "lab_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lab"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lab_rels" ADD CONSTRAINT "lab_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lab_rels" ADD CONSTRAINT "lab_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lab_rels" ADD CONSTRAINT "lab_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lab_v_version_image" ADD CONSTRAINT "_lab_v_version_image_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lab_v_version_image" ADD CONSTRAINT "_lab_v_version_image_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lab_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lab_v_version_plan" ADD CONSTRAINT "_lab_v_version_plan_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lab_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lab_v" ADD CONSTRAINT "_lab_v_parent_id_lab_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lab"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lab_v_rels" ADD CONSTRAINT "_lab_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_lab_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lab_v_rels" ADD CONSTRAINT "_lab_v_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lab_v_rels" ADD CONSTRAINT "_lab_v_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lab_v_rels" ADD CONSTRAINT "_lab_v_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publication_citation_authors" ADD CONSTRAINT "publication_citation_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publication"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publication" ADD CONSTRAINT "publication_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publication_rels" ADD CONSTRAINT "publication_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publication"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publication_rels" ADD CONSTRAINT "publication_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publication_rels" ADD CONSTRAINT "publication_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publication_v_version_citation_authors" ADD CONSTRAINT "_publication_v_version_citation_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_publication_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publication_v" ADD CONSTRAINT "_publication_v_parent_id_publication_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publication"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publication_v" ADD CONSTRAINT "_publication_v_version_case_id_case_id_fk" FOREIGN KEY ("version_case_id") REFERENCES "public"."case"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publication_v_rels" ADD CONSTRAINT "_publication_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_publication_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publication_v_rels" ADD CONSTRAINT "_publication_v_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publication_v_rels" ADD CONSTRAINT "_publication_v_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tech_document" ADD CONSTRAINT "tech_document_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tech_document_rels" ADD CONSTRAINT "tech_document_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tech_document"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tech_document_rels" ADD CONSTRAINT "tech_document_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tech_document_v" ADD CONSTRAINT "_tech_document_v_parent_id_tech_document_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tech_document"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tech_document_v" ADD CONSTRAINT "_tech_document_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tech_document_v_rels" ADD CONSTRAINT "_tech_document_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tech_document_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tech_document_v_rels" ADD CONSTRAINT "_tech_document_v_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training" ADD CONSTRAINT "training_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training" ADD CONSTRAINT "training_theme_id_course_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."course_theme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_v" ADD CONSTRAINT "_training_v_parent_id_training_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_v" ADD CONSTRAINT "_training_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_v" ADD CONSTRAINT "_training_v_version_theme_id_course_theme_id_fk" FOREIGN KEY ("version_theme_id") REFERENCES "public"."course_theme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_paper" ADD CONSTRAINT "white_paper_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_paper" ADD CONSTRAINT "white_paper_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_paper" ADD CONSTRAINT "white_paper_text_file_id_files_id_fk" FOREIGN KEY ("text_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_paper_rels" ADD CONSTRAINT "white_paper_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_paper"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_paper_rels" ADD CONSTRAINT "white_paper_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_paper_v" ADD CONSTRAINT "_white_paper_v_parent_id_white_paper_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_paper"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_paper_v" ADD CONSTRAINT "_white_paper_v_version_pdf_file_id_files_id_fk" FOREIGN KEY ("version_pdf_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_paper_v" ADD CONSTRAINT "_white_paper_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_paper_v" ADD CONSTRAINT "_white_paper_v_version_text_file_id_files_id_fk" FOREIGN KEY ("version_text_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_paper_v_rels" ADD CONSTRAINT "_white_paper_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_paper_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_paper_v_rels" ADD CONSTRAINT "_white_paper_v_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "purchase_facts" ADD CONSTRAINT "purchase_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "purchase_terms_rows" ADD CONSTRAINT "purchase_terms_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchase_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "purchase_terms" ADD CONSTRAINT "purchase_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "purchase_upkeep" ADD CONSTRAINT "purchase_upkeep_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchase_v_version_facts" ADD CONSTRAINT "_purchase_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchase_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchase_v_version_terms_rows" ADD CONSTRAINT "_purchase_v_version_terms_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchase_v_version_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchase_v_version_terms" ADD CONSTRAINT "_purchase_v_version_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchase_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchase_v_version_upkeep" ADD CONSTRAINT "_purchase_v_version_upkeep_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_purchase_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_purchase_v" ADD CONSTRAINT "_purchase_v_parent_id_purchase_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."purchase"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "it_facts" ADD CONSTRAINT "it_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."it"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "it_flow" ADD CONSTRAINT "it_flow_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."it"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "it_terms_rows" ADD CONSTRAINT "it_terms_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."it_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "it_terms" ADD CONSTRAINT "it_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."it"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "it_networks" ADD CONSTRAINT "it_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."it"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_it_v_version_facts" ADD CONSTRAINT "_it_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_it_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_it_v_version_flow" ADD CONSTRAINT "_it_v_version_flow_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_it_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_it_v_version_terms_rows" ADD CONSTRAINT "_it_v_version_terms_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_it_v_version_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_it_v_version_terms" ADD CONSTRAINT "_it_v_version_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_it_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_it_v_version_networks" ADD CONSTRAINT "_it_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_it_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_it_v" ADD CONSTRAINT "_it_v_parent_id_it_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."it"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_groups_questions" ADD CONSTRAINT "faq_groups_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_groups" ADD CONSTRAINT "faq_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_version_groups_questions" ADD CONSTRAINT "_faq_v_version_groups_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_version_groups" ADD CONSTRAINT "_faq_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "data_sheet_rows" ADD CONSTRAINT "data_sheet_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."data_sheet"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "data_sheet" ADD CONSTRAINT "data_sheet_module_id_module_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "data_sheet" ADD CONSTRAINT "data_sheet_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_data_sheet_v_version_rows" ADD CONSTRAINT "_data_sheet_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_data_sheet_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_data_sheet_v" ADD CONSTRAINT "_data_sheet_v_parent_id_data_sheet_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."data_sheet"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_data_sheet_v" ADD CONSTRAINT "_data_sheet_v_version_module_id_module_id_fk" FOREIGN KEY ("version_module_id") REFERENCES "public"."module"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_data_sheet_v" ADD CONSTRAINT "_data_sheet_v_version_product_id_product_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "integration_sends" ADD CONSTRAINT "integration_sends_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."integration"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_integration_v_version_sends" ADD CONSTRAINT "_integration_v_version_sends_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_integration_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_integration_v" ADD CONSTRAINT "_integration_v_parent_id_integration_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."integration"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sample_data_lanes" ADD CONSTRAINT "sample_data_lanes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sample_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sample_data_events" ADD CONSTRAINT "sample_data_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sample_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sample_data_files" ADD CONSTRAINT "sample_data_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sample_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sample_data" ADD CONSTRAINT "sample_data_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sample_data_v_version_lanes" ADD CONSTRAINT "_sample_data_v_version_lanes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sample_data_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sample_data_v_version_events" ADD CONSTRAINT "_sample_data_v_version_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sample_data_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sample_data_v_version_files" ADD CONSTRAINT "_sample_data_v_version_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sample_data_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sample_data_v" ADD CONSTRAINT "_sample_data_v_parent_id_sample_data_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sample_data"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sample_data_v" ADD CONSTRAINT "_sample_data_v_version_case_id_case_id_fk" FOREIGN KEY ("version_case_id") REFERENCES "public"."case"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paradigm_facts" ADD CONSTRAINT "paradigm_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paradigm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paradigm_timings" ADD CONSTRAINT "paradigm_timings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paradigm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paradigm_devices" ADD CONSTRAINT "paradigm_devices_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paradigm_devices" ADD CONSTRAINT "paradigm_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paradigm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paradigm_effects" ADD CONSTRAINT "paradigm_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paradigm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paradigm_limits" ADD CONSTRAINT "paradigm_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paradigm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paradigm_rels" ADD CONSTRAINT "paradigm_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."paradigm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paradigm_rels" ADD CONSTRAINT "paradigm_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paradigm_rels" ADD CONSTRAINT "paradigm_rels_case_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v_version_facts" ADD CONSTRAINT "_paradigm_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_paradigm_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v_version_timings" ADD CONSTRAINT "_paradigm_v_version_timings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_paradigm_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v_version_devices" ADD CONSTRAINT "_paradigm_v_version_devices_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paradigm_v_version_devices" ADD CONSTRAINT "_paradigm_v_version_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_paradigm_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v_version_effects" ADD CONSTRAINT "_paradigm_v_version_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_paradigm_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v_version_limits" ADD CONSTRAINT "_paradigm_v_version_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_paradigm_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v" ADD CONSTRAINT "_paradigm_v_parent_id_paradigm_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."paradigm"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paradigm_v_rels" ADD CONSTRAINT "_paradigm_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_paradigm_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v_rels" ADD CONSTRAINT "_paradigm_v_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paradigm_v_rels" ADD CONSTRAINT "_paradigm_v_rels_case_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ecosystem_category" ADD CONSTRAINT "ecosystem_category_header_image_file_id_media_id_fk" FOREIGN KEY ("header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ecosystem_category" ADD CONSTRAINT "ecosystem_category_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ecosystem_category_v" ADD CONSTRAINT "_ecosystem_category_v_parent_id_ecosystem_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ecosystem_category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ecosystem_category_v" ADD CONSTRAINT "_ecosystem_category_v_version_header_image_file_id_media_id_fk" FOREIGN KEY ("version_header_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ecosystem_category_v" ADD CONSTRAINT "_ecosystem_category_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_course_theme_v" ADD CONSTRAINT "_course_theme_v_parent_id_course_theme_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."course_theme"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technical_service_children" ADD CONSTRAINT "technical_service_children_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technical_service_children" ADD CONSTRAINT "technical_service_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technical_service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technical_service" ADD CONSTRAINT "technical_service_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technical_service_rels" ADD CONSTRAINT "technical_service_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."technical_service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technical_service_rels" ADD CONSTRAINT "technical_service_rels_development_type_fk" FOREIGN KEY ("development_type_id") REFERENCES "public"."development_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technical_service_v_version_children" ADD CONSTRAINT "_technical_service_v_version_children_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technical_service_v_version_children" ADD CONSTRAINT "_technical_service_v_version_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_technical_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technical_service_v" ADD CONSTRAINT "_technical_service_v_parent_id_technical_service_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."technical_service"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technical_service_v" ADD CONSTRAINT "_technical_service_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technical_service_v_rels" ADD CONSTRAINT "_technical_service_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_technical_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technical_service_v_rels" ADD CONSTRAINT "_technical_service_v_rels_development_type_fk" FOREIGN KEY ("development_type_id") REFERENCES "public"."development_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "development_type" ADD CONSTRAINT "development_type_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "development_type" ADD CONSTRAINT "development_type_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_type_v" ADD CONSTRAINT "_development_type_v_parent_id_development_type_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."development_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_type_v" ADD CONSTRAINT "_development_type_v_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_development_type_v" ADD CONSTRAINT "_development_type_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_years" ADD CONSTRAINT "about_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_numbers_list" ADD CONSTRAINT "about_numbers_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_introduction_image_file_id_media_id_fk" FOREIGN KEY ("introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_team_image_file_id_media_id_fk" FOREIGN KEY ("team_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_years" ADD CONSTRAINT "_about_v_version_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "__about_v_version_numbers_list_v" ADD CONSTRAINT "__about_v_version_numbers_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_parent_id_about_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_introduction_image_file_id_media_id_fk" FOREIGN KEY ("version_introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_team_image_file_id_media_id_fk" FOREIGN KEY ("version_team_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_lab_gallery" ADD CONSTRAINT "own_lab_gallery_large_image_file_id_media_id_fk" FOREIGN KEY ("large_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_lab_gallery" ADD CONSTRAINT "own_lab_gallery_middle_image_file_id_media_id_fk" FOREIGN KEY ("middle_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_lab_gallery" ADD CONSTRAINT "own_lab_gallery_left_small_image_file_id_media_id_fk" FOREIGN KEY ("left_small_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_lab_gallery" ADD CONSTRAINT "own_lab_gallery_right_small_image_file_id_media_id_fk" FOREIGN KEY ("right_small_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_lab_gallery" ADD CONSTRAINT "own_lab_gallery_right_large_image_file_id_media_id_fk" FOREIGN KEY ("right_large_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_lab_gallery" ADD CONSTRAINT "own_lab_gallery_right_middle_image_file_id_media_id_fk" FOREIGN KEY ("right_middle_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_lab_gallery" ADD CONSTRAINT "own_lab_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."own_lab"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "own_lab" ADD CONSTRAINT "own_lab_introduction_image_file_id_media_id_fk" FOREIGN KEY ("introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v_version_gallery" ADD CONSTRAINT "_own_lab_v_version_gallery_large_image_file_id_media_id_fk" FOREIGN KEY ("large_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v_version_gallery" ADD CONSTRAINT "_own_lab_v_version_gallery_middle_image_file_id_media_id_fk" FOREIGN KEY ("middle_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v_version_gallery" ADD CONSTRAINT "_own_lab_v_version_gallery_left_small_image_file_id_media_id_fk" FOREIGN KEY ("left_small_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v_version_gallery" ADD CONSTRAINT "_own_lab_v_version_gallery_right_small_image_file_id_media_id_fk" FOREIGN KEY ("right_small_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v_version_gallery" ADD CONSTRAINT "_own_lab_v_version_gallery_right_large_image_file_id_media_id_fk" FOREIGN KEY ("right_large_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v_version_gallery" ADD CONSTRAINT "_own_lab_v_version_gallery_right_middle_image_file_id_media_id_fk" FOREIGN KEY ("right_middle_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v_version_gallery" ADD CONSTRAINT "_own_lab_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_own_lab_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_own_lab_v" ADD CONSTRAINT "_own_lab_v_parent_id_own_lab_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."own_lab"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_lab_v" ADD CONSTRAINT "_own_lab_v_version_introduction_image_file_id_media_id_fk" FOREIGN KEY ("version_introduction_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer" ADD CONSTRAINT "customer_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_v" ADD CONSTRAINT "_customer_v_parent_id_customer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_v" ADD CONSTRAINT "_customer_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_module_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feature_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."feature"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_domain_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domain"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lab_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."lab"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publication_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publication"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tech_document_fk" FOREIGN KEY ("tech_document_id") REFERENCES "public"."tech_document"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_training_fk" FOREIGN KEY ("training_id") REFERENCES "public"."training"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_white_paper_fk" FOREIGN KEY ("white_paper_id") REFERENCES "public"."white_paper"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_purchase_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_it_fk" FOREIGN KEY ("it_id") REFERENCES "public"."it"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_sheet_fk" FOREIGN KEY ("data_sheet_id") REFERENCES "public"."data_sheet"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_integration_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integration"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sample_data_fk" FOREIGN KEY ("sample_data_id") REFERENCES "public"."sample_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paradigm_fk" FOREIGN KEY ("paradigm_id") REFERENCES "public"."paradigm"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ecosystem_category_fk" FOREIGN KEY ("ecosystem_category_id") REFERENCES "public"."ecosystem_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_course_theme_fk" FOREIGN KEY ("course_theme_id") REFERENCES "public"."course_theme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_technical_service_fk" FOREIGN KEY ("technical_service_id") REFERENCES "public"."technical_service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_development_type_fk" FOREIGN KEY ("development_type_id") REFERENCES "public"."development_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_about_fk" FOREIGN KEY ("about_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_own_lab_fk" FOREIGN KEY ("own_lab_id") REFERENCES "public"."own_lab"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "module_index_items_order_idx" ON "module_index_items" USING btree ("_order");
  CREATE INDEX "module_index_items_parent_id_idx" ON "module_index_items" USING btree ("_parent_id");
  CREATE INDEX "module_index_items_image_image_file_idx" ON "module_index_items" USING btree ("image_file_id");
  CREATE INDEX "module_index_order_idx" ON "module_index" USING btree ("_order");
  CREATE INDEX "module_index_parent_id_idx" ON "module_index" USING btree ("_parent_id");
  CREATE INDEX "module_facts_order_idx" ON "module_facts" USING btree ("_order");
  CREATE INDEX "module_facts_parent_id_idx" ON "module_facts" USING btree ("_parent_id");
  CREATE INDEX "module_english_points_order_idx" ON "module_english_points" USING btree ("_order");
  CREATE INDEX "module_english_points_parent_id_idx" ON "module_english_points" USING btree ("_parent_id");
  CREATE INDEX "module_english_month_order_idx" ON "module_english_month" USING btree ("_order");
  CREATE INDEX "module_english_month_parent_id_idx" ON "module_english_month" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "module_alias_idx" ON "module" USING btree ("alias");
  CREATE INDEX "module_icon_icon_file_idx" ON "module" USING btree ("icon_file_id");
  CREATE INDEX "module_header_image_header_image_file_idx" ON "module" USING btree ("header_image_file_id");
  CREATE INDEX "module_image_image_file_idx" ON "module" USING btree ("image_file_id");
  CREATE INDEX "module_introduction_image_introduction_image_file_idx" ON "module" USING btree ("introduction_image_file_id");
  CREATE INDEX "module_feature_image_feature_image_file_idx" ON "module" USING btree ("feature_image_file_id");
  CREATE INDEX "module_updated_at_idx" ON "module" USING btree ("updated_at");
  CREATE INDEX "module_created_at_idx" ON "module" USING btree ("created_at");
  CREATE INDEX "module_deleted_at_idx" ON "module" USING btree ("deleted_at");
  CREATE INDEX "module__status_idx" ON "module" USING btree ("_status");
  CREATE INDEX "_module_v_version_index_items_order_idx" ON "_module_v_version_index_items" USING btree ("_order");
  CREATE INDEX "_module_v_version_index_items_parent_id_idx" ON "_module_v_version_index_items" USING btree ("_parent_id");
  CREATE INDEX "_module_v_version_index_items_image_image_file_idx" ON "_module_v_version_index_items" USING btree ("image_file_id");
  CREATE INDEX "_module_v_version_index_order_idx" ON "_module_v_version_index" USING btree ("_order");
  CREATE INDEX "_module_v_version_index_parent_id_idx" ON "_module_v_version_index" USING btree ("_parent_id");
  CREATE INDEX "_module_v_version_facts_order_idx" ON "_module_v_version_facts" USING btree ("_order");
  CREATE INDEX "_module_v_version_facts_parent_id_idx" ON "_module_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_module_v_version_english_points_order_idx" ON "_module_v_version_english_points" USING btree ("_order");
  CREATE INDEX "_module_v_version_english_points_parent_id_idx" ON "_module_v_version_english_points" USING btree ("_parent_id");
  CREATE INDEX "_module_v_version_english_month_order_idx" ON "_module_v_version_english_month" USING btree ("_order");
  CREATE INDEX "_module_v_version_english_month_parent_id_idx" ON "_module_v_version_english_month" USING btree ("_parent_id");
  CREATE INDEX "_module_v_parent_idx" ON "_module_v" USING btree ("parent_id");
  CREATE INDEX "_module_v_version_version_alias_idx" ON "_module_v" USING btree ("version_alias");
  CREATE INDEX "_module_v_version_icon_version_icon_file_idx" ON "_module_v" USING btree ("version_icon_file_id");
  CREATE INDEX "_module_v_version_header_image_version_header_image_file_idx" ON "_module_v" USING btree ("version_header_image_file_id");
  CREATE INDEX "_module_v_version_image_version_image_file_idx" ON "_module_v" USING btree ("version_image_file_id");
  CREATE INDEX "_module_v_version_introduction_image_version_introductio_idx" ON "_module_v" USING btree ("version_introduction_image_file_id");
  CREATE INDEX "_module_v_version_feature_image_version_feature_image_fi_idx" ON "_module_v" USING btree ("version_feature_image_file_id");
  CREATE INDEX "_module_v_version_version_updated_at_idx" ON "_module_v" USING btree ("version_updated_at");
  CREATE INDEX "_module_v_version_version_created_at_idx" ON "_module_v" USING btree ("version_created_at");
  CREATE INDEX "_module_v_version_version_deleted_at_idx" ON "_module_v" USING btree ("version_deleted_at");
  CREATE INDEX "_module_v_version_version__status_idx" ON "_module_v" USING btree ("version__status");
  CREATE INDEX "_module_v_created_at_idx" ON "_module_v" USING btree ("created_at");
  CREATE INDEX "_module_v_updated_at_idx" ON "_module_v" USING btree ("updated_at");
  CREATE INDEX "_module_v_latest_idx" ON "_module_v" USING btree ("latest");
  CREATE INDEX "product_product_imgs_order_idx" ON "product_product_imgs" USING btree ("_order");
  CREATE INDEX "product_product_imgs_parent_id_idx" ON "product_product_imgs" USING btree ("_parent_id");
  CREATE INDEX "product_product_imgs_file_idx" ON "product_product_imgs" USING btree ("file_id");
  CREATE INDEX "product_parameters_order_idx" ON "product_parameters" USING btree ("_order");
  CREATE INDEX "product_parameters_parent_id_idx" ON "product_parameters" USING btree ("_parent_id");
  CREATE INDEX "product_tender_order_idx" ON "product_tender" USING btree ("_order");
  CREATE INDEX "product_tender_parent_id_idx" ON "product_tender" USING btree ("_parent_id");
  CREATE INDEX "product_decisive_order_idx" ON "product_decisive" USING btree ("_order");
  CREATE INDEX "product_decisive_parent_id_idx" ON "product_decisive" USING btree ("_parent_id");
  CREATE INDEX "product_setup_places_order_idx" ON "product_setup_places" USING btree ("_order");
  CREATE INDEX "product_setup_places_parent_id_idx" ON "product_setup_places" USING btree ("_parent_id");
  CREATE INDEX "product_setup_together_order_idx" ON "product_setup_together" USING btree ("_order");
  CREATE INDEX "product_setup_together_parent_id_idx" ON "product_setup_together" USING btree ("_parent_id");
  CREATE INDEX "product_english_points_order_idx" ON "product_english_points" USING btree ("_order");
  CREATE INDEX "product_english_points_parent_id_idx" ON "product_english_points" USING btree ("_parent_id");
  CREATE INDEX "product_english_month_order_idx" ON "product_english_month" USING btree ("_order");
  CREATE INDEX "product_english_month_parent_id_idx" ON "product_english_month" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_alias_idx" ON "product" USING btree ("alias");
  CREATE INDEX "product_image_image_file_idx" ON "product" USING btree ("image_file_id");
  CREATE INDEX "product_module_idx" ON "product" USING btree ("module_id");
  CREATE INDEX "product_unfit_product_idx" ON "product" USING btree ("unfit_product_id");
  CREATE INDEX "product_updated_at_idx" ON "product" USING btree ("updated_at");
  CREATE INDEX "product_created_at_idx" ON "product" USING btree ("created_at");
  CREATE INDEX "product_deleted_at_idx" ON "product" USING btree ("deleted_at");
  CREATE INDEX "product__status_idx" ON "product" USING btree ("_status");
  CREATE INDEX "_product_v_version_product_imgs_order_idx" ON "_product_v_version_product_imgs" USING btree ("_order");
  CREATE INDEX "_product_v_version_product_imgs_parent_id_idx" ON "_product_v_version_product_imgs" USING btree ("_parent_id");
  CREATE INDEX "_product_v_version_product_imgs_file_idx" ON "_product_v_version_product_imgs" USING btree ("file_id");
  CREATE INDEX "_product_v_version_parameters_order_idx" ON "_product_v_version_parameters" USING btree ("_order");
  CREATE INDEX "_product_v_version_parameters_parent_id_idx" ON "_product_v_version_parameters" USING btree ("_parent_id");
  CREATE INDEX "_product_v_version_tender_order_idx" ON "_product_v_version_tender" USING btree ("_order");
  CREATE INDEX "_product_v_version_tender_parent_id_idx" ON "_product_v_version_tender" USING btree ("_parent_id");
  CREATE INDEX "_product_v_version_decisive_order_idx" ON "_product_v_version_decisive" USING btree ("_order");
  CREATE INDEX "_product_v_version_decisive_parent_id_idx" ON "_product_v_version_decisive" USING btree ("_parent_id");
  CREATE INDEX "_product_v_version_setup_places_order_idx" ON "_product_v_version_setup_places" USING btree ("_order");
  CREATE INDEX "_product_v_version_setup_places_parent_id_idx" ON "_product_v_version_setup_places" USING btree ("_parent_id");
  CREATE INDEX "_product_v_version_setup_together_order_idx" ON "_product_v_version_setup_together" USING btree ("_order");
  CREATE INDEX "_product_v_version_setup_together_parent_id_idx" ON "_product_v_version_setup_together" USING btree ("_parent_id");
  CREATE INDEX "_product_v_version_english_points_order_idx" ON "_product_v_version_english_points" USING btree ("_order");
  CREATE INDEX "_product_v_version_english_points_parent_id_idx" ON "_product_v_version_english_points" USING btree ("_parent_id");
  CREATE INDEX "_product_v_version_english_month_order_idx" ON "_product_v_version_english_month" USING btree ("_order");
  CREATE INDEX "_product_v_version_english_month_parent_id_idx" ON "_product_v_version_english_month" USING btree ("_parent_id");
  CREATE INDEX "_product_v_parent_idx" ON "_product_v" USING btree ("parent_id");
  CREATE INDEX "_product_v_version_version_alias_idx" ON "_product_v" USING btree ("version_alias");
  CREATE INDEX "_product_v_version_image_version_image_file_idx" ON "_product_v" USING btree ("version_image_file_id");
  CREATE INDEX "_product_v_version_version_module_idx" ON "_product_v" USING btree ("version_module_id");
  CREATE INDEX "_product_v_version_version_unfit_product_idx" ON "_product_v" USING btree ("version_unfit_product_id");
  CREATE INDEX "_product_v_version_version_updated_at_idx" ON "_product_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_v_version_version_created_at_idx" ON "_product_v" USING btree ("version_created_at");
  CREATE INDEX "_product_v_version_version_deleted_at_idx" ON "_product_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_v_version_version__status_idx" ON "_product_v" USING btree ("version__status");
  CREATE INDEX "_product_v_created_at_idx" ON "_product_v" USING btree ("created_at");
  CREATE INDEX "_product_v_updated_at_idx" ON "_product_v" USING btree ("updated_at");
  CREATE INDEX "_product_v_latest_idx" ON "_product_v" USING btree ("latest");
  CREATE INDEX "solution_children_order_idx" ON "solution_children" USING btree ("_order");
  CREATE INDEX "solution_children_parent_id_idx" ON "solution_children" USING btree ("_parent_id");
  CREATE INDEX "solution_children_image_image_file_idx" ON "solution_children" USING btree ("image_file_id");
  CREATE INDEX "solution_devices_order_idx" ON "solution_devices" USING btree ("_order");
  CREATE INDEX "solution_devices_parent_id_idx" ON "solution_devices" USING btree ("_parent_id");
  CREATE INDEX "solution_devices_product_idx" ON "solution_devices" USING btree ("product_id");
  CREATE INDEX "solution_room_facts_order_idx" ON "solution_room_facts" USING btree ("_order");
  CREATE INDEX "solution_room_facts_parent_id_idx" ON "solution_room_facts" USING btree ("_parent_id");
  CREATE INDEX "solution_plan_order_idx" ON "solution_plan" USING btree ("_order");
  CREATE INDEX "solution_plan_parent_id_idx" ON "solution_plan" USING btree ("_parent_id");
  CREATE INDEX "solution_weeks_order_idx" ON "solution_weeks" USING btree ("_order");
  CREATE INDEX "solution_weeks_parent_id_idx" ON "solution_weeks" USING btree ("_parent_id");
  CREATE INDEX "solution_limits_order_idx" ON "solution_limits" USING btree ("_order");
  CREATE INDEX "solution_limits_parent_id_idx" ON "solution_limits" USING btree ("_parent_id");
  CREATE INDEX "solution_english_points_order_idx" ON "solution_english_points" USING btree ("_order");
  CREATE INDEX "solution_english_points_parent_id_idx" ON "solution_english_points" USING btree ("_parent_id");
  CREATE INDEX "solution_english_month_order_idx" ON "solution_english_month" USING btree ("_order");
  CREATE INDEX "solution_english_month_parent_id_idx" ON "solution_english_month" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solution_alias_idx" ON "solution" USING btree ("alias");
  CREATE INDEX "solution_icon_icon_file_idx" ON "solution" USING btree ("icon_file_id");
  CREATE INDEX "solution_home_image_home_image_file_idx" ON "solution" USING btree ("home_image_file_id");
  CREATE INDEX "solution_image_image_file_idx" ON "solution" USING btree ("image_file_id");
  CREATE INDEX "solution_header_image_header_image_file_idx" ON "solution" USING btree ("header_image_file_id");
  CREATE INDEX "solution_updated_at_idx" ON "solution" USING btree ("updated_at");
  CREATE INDEX "solution_created_at_idx" ON "solution" USING btree ("created_at");
  CREATE INDEX "solution_deleted_at_idx" ON "solution" USING btree ("deleted_at");
  CREATE INDEX "solution__status_idx" ON "solution" USING btree ("_status");
  CREATE INDEX "solution_rels_order_idx" ON "solution_rels" USING btree ("order");
  CREATE INDEX "solution_rels_parent_idx" ON "solution_rels" USING btree ("parent_id");
  CREATE INDEX "solution_rels_path_idx" ON "solution_rels" USING btree ("path");
  CREATE INDEX "solution_rels_domain_id_idx" ON "solution_rels" USING btree ("domain_id");
  CREATE INDEX "solution_rels_module_id_idx" ON "solution_rels" USING btree ("module_id");
  CREATE INDEX "_solution_v_version_children_order_idx" ON "_solution_v_version_children" USING btree ("_order");
  CREATE INDEX "_solution_v_version_children_parent_id_idx" ON "_solution_v_version_children" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_version_children_image_image_file_idx" ON "_solution_v_version_children" USING btree ("image_file_id");
  CREATE INDEX "_solution_v_version_devices_order_idx" ON "_solution_v_version_devices" USING btree ("_order");
  CREATE INDEX "_solution_v_version_devices_parent_id_idx" ON "_solution_v_version_devices" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_version_devices_product_idx" ON "_solution_v_version_devices" USING btree ("product_id");
  CREATE INDEX "_solution_v_version_room_facts_order_idx" ON "_solution_v_version_room_facts" USING btree ("_order");
  CREATE INDEX "_solution_v_version_room_facts_parent_id_idx" ON "_solution_v_version_room_facts" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_version_plan_order_idx" ON "_solution_v_version_plan" USING btree ("_order");
  CREATE INDEX "_solution_v_version_plan_parent_id_idx" ON "_solution_v_version_plan" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_version_weeks_order_idx" ON "_solution_v_version_weeks" USING btree ("_order");
  CREATE INDEX "_solution_v_version_weeks_parent_id_idx" ON "_solution_v_version_weeks" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_version_limits_order_idx" ON "_solution_v_version_limits" USING btree ("_order");
  CREATE INDEX "_solution_v_version_limits_parent_id_idx" ON "_solution_v_version_limits" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_version_english_points_order_idx" ON "_solution_v_version_english_points" USING btree ("_order");
  CREATE INDEX "_solution_v_version_english_points_parent_id_idx" ON "_solution_v_version_english_points" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_version_english_month_order_idx" ON "_solution_v_version_english_month" USING btree ("_order");
  CREATE INDEX "_solution_v_version_english_month_parent_id_idx" ON "_solution_v_version_english_month" USING btree ("_parent_id");
  CREATE INDEX "_solution_v_parent_idx" ON "_solution_v" USING btree ("parent_id");
  CREATE INDEX "_solution_v_version_version_alias_idx" ON "_solution_v" USING btree ("version_alias");
  CREATE INDEX "_solution_v_version_icon_version_icon_file_idx" ON "_solution_v" USING btree ("version_icon_file_id");
  CREATE INDEX "_solution_v_version_home_image_version_home_image_file_idx" ON "_solution_v" USING btree ("version_home_image_file_id");
  CREATE INDEX "_solution_v_version_image_version_image_file_idx" ON "_solution_v" USING btree ("version_image_file_id");
  CREATE INDEX "_solution_v_version_header_image_version_header_image_fi_idx" ON "_solution_v" USING btree ("version_header_image_file_id");
  CREATE INDEX "_solution_v_version_version_updated_at_idx" ON "_solution_v" USING btree ("version_updated_at");
  CREATE INDEX "_solution_v_version_version_created_at_idx" ON "_solution_v" USING btree ("version_created_at");
  CREATE INDEX "_solution_v_version_version_deleted_at_idx" ON "_solution_v" USING btree ("version_deleted_at");
  CREATE INDEX "_solution_v_version_version__status_idx" ON "_solution_v" USING btree ("version__status");
  CREATE INDEX "_solution_v_created_at_idx" ON "_solution_v" USING btree ("created_at");
  CREATE INDEX "_solution_v_updated_at_idx" ON "_solution_v" USING btree ("updated_at");
  CREATE INDEX "_solution_v_latest_idx" ON "_solution_v" USING btree ("latest");
  CREATE INDEX "_solution_v_rels_order_idx" ON "_solution_v_rels" USING btree ("order");
  CREATE INDEX "_solution_v_rels_parent_idx" ON "_solution_v_rels" USING btree ("parent_id");
  CREATE INDEX "_solution_v_rels_path_idx" ON "_solution_v_rels" USING btree ("path");
  CREATE INDEX "_solution_v_rels_domain_id_idx" ON "_solution_v_rels" USING btree ("domain_id");
  CREATE INDEX "_solution_v_rels_module_id_idx" ON "_solution_v_rels" USING btree ("module_id");
  CREATE INDEX "feature_children_features_order_idx" ON "feature_children_features" USING btree ("_order");
  CREATE INDEX "feature_children_features_parent_id_idx" ON "feature_children_features" USING btree ("_parent_id");
  CREATE INDEX "feature_children_features_image_image_file_idx" ON "feature_children_features" USING btree ("image_file_id");
  CREATE INDEX "feature_children_order_idx" ON "feature_children" USING btree ("_order");
  CREATE INDEX "feature_children_parent_id_idx" ON "feature_children" USING btree ("_parent_id");
  CREATE INDEX "feature_children_icon_icon_file_idx" ON "feature_children" USING btree ("icon_file_id");
  CREATE INDEX "feature_children_image_image_file_idx" ON "feature_children" USING btree ("image_file_id");
  CREATE INDEX "feature_children_introduction_image_introduction_image_f_idx" ON "feature_children" USING btree ("introduction_image_file_id");
  CREATE INDEX "feature_children_paradigm_idx" ON "feature_children" USING btree ("paradigm_id");
  CREATE UNIQUE INDEX "feature_alias_idx" ON "feature" USING btree ("alias");
  CREATE INDEX "feature_icon_icon_file_idx" ON "feature" USING btree ("icon_file_id");
  CREATE INDEX "feature_header_image_header_image_file_idx" ON "feature" USING btree ("header_image_file_id");
  CREATE INDEX "feature_introduction_image_introduction_image_file_idx" ON "feature" USING btree ("introduction_image_file_id");
  CREATE INDEX "feature_image_image_file_idx" ON "feature" USING btree ("image_file_id");
  CREATE INDEX "feature_updated_at_idx" ON "feature" USING btree ("updated_at");
  CREATE INDEX "feature_created_at_idx" ON "feature" USING btree ("created_at");
  CREATE INDEX "feature_deleted_at_idx" ON "feature" USING btree ("deleted_at");
  CREATE INDEX "feature__status_idx" ON "feature" USING btree ("_status");
  CREATE INDEX "_feature_v_version_children_features_order_idx" ON "_feature_v_version_children_features" USING btree ("_order");
  CREATE INDEX "_feature_v_version_children_features_parent_id_idx" ON "_feature_v_version_children_features" USING btree ("_parent_id");
  CREATE INDEX "_feature_v_version_children_features_image_image_file_idx" ON "_feature_v_version_children_features" USING btree ("image_file_id");
  CREATE INDEX "_feature_v_version_children_order_idx" ON "_feature_v_version_children" USING btree ("_order");
  CREATE INDEX "_feature_v_version_children_parent_id_idx" ON "_feature_v_version_children" USING btree ("_parent_id");
  CREATE INDEX "_feature_v_version_children_icon_icon_file_idx" ON "_feature_v_version_children" USING btree ("icon_file_id");
  CREATE INDEX "_feature_v_version_children_image_image_file_idx" ON "_feature_v_version_children" USING btree ("image_file_id");
  CREATE INDEX "_feature_v_version_children_introduction_image_introduct_idx" ON "_feature_v_version_children" USING btree ("introduction_image_file_id");
  CREATE INDEX "_feature_v_version_children_paradigm_idx" ON "_feature_v_version_children" USING btree ("paradigm_id");
  CREATE INDEX "_feature_v_parent_idx" ON "_feature_v" USING btree ("parent_id");
  CREATE INDEX "_feature_v_version_version_alias_idx" ON "_feature_v" USING btree ("version_alias");
  CREATE INDEX "_feature_v_version_icon_version_icon_file_idx" ON "_feature_v" USING btree ("version_icon_file_id");
  CREATE INDEX "_feature_v_version_header_image_version_header_image_fil_idx" ON "_feature_v" USING btree ("version_header_image_file_id");
  CREATE INDEX "_feature_v_version_introduction_image_version_introducti_idx" ON "_feature_v" USING btree ("version_introduction_image_file_id");
  CREATE INDEX "_feature_v_version_image_version_image_file_idx" ON "_feature_v" USING btree ("version_image_file_id");
  CREATE INDEX "_feature_v_version_version_updated_at_idx" ON "_feature_v" USING btree ("version_updated_at");
  CREATE INDEX "_feature_v_version_version_created_at_idx" ON "_feature_v" USING btree ("version_created_at");
  CREATE INDEX "_feature_v_version_version_deleted_at_idx" ON "_feature_v" USING btree ("version_deleted_at");
  CREATE INDEX "_feature_v_version_version__status_idx" ON "_feature_v" USING btree ("version__status");
  CREATE INDEX "_feature_v_created_at_idx" ON "_feature_v" USING btree ("created_at");
  CREATE INDEX "_feature_v_updated_at_idx" ON "_feature_v" USING btree ("updated_at");
  CREATE INDEX "_feature_v_latest_idx" ON "_feature_v" USING btree ("latest");
  CREATE INDEX "domain_field_solutions_order_idx" ON "domain_field_solutions" USING btree ("_order");
  CREATE INDEX "domain_field_solutions_parent_id_idx" ON "domain_field_solutions" USING btree ("_parent_id");
  CREATE INDEX "domain_field_solutions_image_image_file_idx" ON "domain_field_solutions" USING btree ("image_file_id");
  CREATE INDEX "domain_related_modules_order_idx" ON "domain_related_modules" USING btree ("_order");
  CREATE INDEX "domain_related_modules_parent_id_idx" ON "domain_related_modules" USING btree ("_parent_id");
  CREATE INDEX "domain_related_modules_module_idx" ON "domain_related_modules" USING btree ("module_id");
  CREATE INDEX "domain_related_modules_image_image_file_idx" ON "domain_related_modules" USING btree ("image_file_id");
  CREATE UNIQUE INDEX "domain_alias_idx" ON "domain" USING btree ("alias");
  CREATE INDEX "domain_icon_icon_file_idx" ON "domain" USING btree ("icon_file_id");
  CREATE INDEX "domain_image_image_file_idx" ON "domain" USING btree ("image_file_id");
  CREATE INDEX "domain_header_image_header_image_file_idx" ON "domain" USING btree ("header_image_file_id");
  CREATE INDEX "domain_updated_at_idx" ON "domain" USING btree ("updated_at");
  CREATE INDEX "domain_created_at_idx" ON "domain" USING btree ("created_at");
  CREATE INDEX "domain_deleted_at_idx" ON "domain" USING btree ("deleted_at");
  CREATE INDEX "domain__status_idx" ON "domain" USING btree ("_status");
  CREATE INDEX "_domain_v_version_field_solutions_order_idx" ON "_domain_v_version_field_solutions" USING btree ("_order");
  CREATE INDEX "_domain_v_version_field_solutions_parent_id_idx" ON "_domain_v_version_field_solutions" USING btree ("_parent_id");
  CREATE INDEX "_domain_v_version_field_solutions_image_image_file_idx" ON "_domain_v_version_field_solutions" USING btree ("image_file_id");
  CREATE INDEX "_domain_v_version_related_modules_order_idx" ON "_domain_v_version_related_modules" USING btree ("_order");
  CREATE INDEX "_domain_v_version_related_modules_parent_id_idx" ON "_domain_v_version_related_modules" USING btree ("_parent_id");
  CREATE INDEX "_domain_v_version_related_modules_module_idx" ON "_domain_v_version_related_modules" USING btree ("module_id");
  CREATE INDEX "_domain_v_version_related_modules_image_image_file_idx" ON "_domain_v_version_related_modules" USING btree ("image_file_id");
  CREATE INDEX "_domain_v_parent_idx" ON "_domain_v" USING btree ("parent_id");
  CREATE INDEX "_domain_v_version_version_alias_idx" ON "_domain_v" USING btree ("version_alias");
  CREATE INDEX "_domain_v_version_icon_version_icon_file_idx" ON "_domain_v" USING btree ("version_icon_file_id");
  CREATE INDEX "_domain_v_version_image_version_image_file_idx" ON "_domain_v" USING btree ("version_image_file_id");
  CREATE INDEX "_domain_v_version_header_image_version_header_image_file_idx" ON "_domain_v" USING btree ("version_header_image_file_id");
  CREATE INDEX "_domain_v_version_version_updated_at_idx" ON "_domain_v" USING btree ("version_updated_at");
  CREATE INDEX "_domain_v_version_version_created_at_idx" ON "_domain_v" USING btree ("version_created_at");
  CREATE INDEX "_domain_v_version_version_deleted_at_idx" ON "_domain_v" USING btree ("version_deleted_at");
  CREATE INDEX "_domain_v_version_version__status_idx" ON "_domain_v" USING btree ("version__status");
  CREATE INDEX "_domain_v_created_at_idx" ON "_domain_v" USING btree ("created_at");
  CREATE INDEX "_domain_v_updated_at_idx" ON "_domain_v" USING btree ("updated_at");
  CREATE INDEX "_domain_v_latest_idx" ON "_domain_v" USING btree ("latest");
  CREATE UNIQUE INDEX "case_alias_idx" ON "case" USING btree ("alias");
  CREATE INDEX "case_image_image_file_idx" ON "case" USING btree ("image_file_id");
  CREATE INDEX "case_updated_at_idx" ON "case" USING btree ("updated_at");
  CREATE INDEX "case_created_at_idx" ON "case" USING btree ("created_at");
  CREATE INDEX "case_deleted_at_idx" ON "case" USING btree ("deleted_at");
  CREATE INDEX "case__status_idx" ON "case" USING btree ("_status");
  CREATE INDEX "case_rels_order_idx" ON "case_rels" USING btree ("order");
  CREATE INDEX "case_rels_parent_idx" ON "case_rels" USING btree ("parent_id");
  CREATE INDEX "case_rels_path_idx" ON "case_rels" USING btree ("path");
  CREATE INDEX "case_rels_domain_id_idx" ON "case_rels" USING btree ("domain_id");
  CREATE INDEX "case_rels_module_id_idx" ON "case_rels" USING btree ("module_id");
  CREATE INDEX "case_rels_solution_id_idx" ON "case_rels" USING btree ("solution_id");
  CREATE INDEX "case_rels_product_id_idx" ON "case_rels" USING btree ("product_id");
  CREATE INDEX "_case_v_parent_idx" ON "_case_v" USING btree ("parent_id");
  CREATE INDEX "_case_v_version_version_alias_idx" ON "_case_v" USING btree ("version_alias");
  CREATE INDEX "_case_v_version_image_version_image_file_idx" ON "_case_v" USING btree ("version_image_file_id");
  CREATE INDEX "_case_v_version_version_updated_at_idx" ON "_case_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_v_version_version_created_at_idx" ON "_case_v" USING btree ("version_created_at");
  CREATE INDEX "_case_v_version_version_deleted_at_idx" ON "_case_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_v_version_version__status_idx" ON "_case_v" USING btree ("version__status");
  CREATE INDEX "_case_v_created_at_idx" ON "_case_v" USING btree ("created_at");
  CREATE INDEX "_case_v_updated_at_idx" ON "_case_v" USING btree ("updated_at");
  CREATE INDEX "_case_v_latest_idx" ON "_case_v" USING btree ("latest");
  CREATE INDEX "_case_v_rels_order_idx" ON "_case_v_rels" USING btree ("order");
  CREATE INDEX "_case_v_rels_parent_idx" ON "_case_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_v_rels_path_idx" ON "_case_v_rels" USING btree ("path");
  CREATE INDEX "_case_v_rels_domain_id_idx" ON "_case_v_rels" USING btree ("domain_id");
  CREATE INDEX "_case_v_rels_module_id_idx" ON "_case_v_rels" USING btree ("module_id");
  CREATE INDEX "_case_v_rels_solution_id_idx" ON "_case_v_rels" USING btree ("solution_id");
  CREATE INDEX "_case_v_rels_product_id_idx" ON "_case_v_rels" USING btree ("product_id");
  CREATE INDEX "lab_image_order_idx" ON "lab_image" USING btree ("_order");
  CREATE INDEX "lab_image_parent_id_idx" ON "lab_image" USING btree ("_parent_id");
  CREATE INDEX "lab_image_file_idx" ON "lab_image" USING btree ("file_id");
  CREATE INDEX "lab_plan_order_idx" ON "lab_plan" USING btree ("_order");
  CREATE INDEX "lab_plan_parent_id_idx" ON "lab_plan" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lab_alias_idx" ON "lab" USING btree ("alias");
  CREATE INDEX "lab_updated_at_idx" ON "lab" USING btree ("updated_at");
  CREATE INDEX "lab_created_at_idx" ON "lab" USING btree ("created_at");
  CREATE INDEX "lab_deleted_at_idx" ON "lab" USING btree ("deleted_at");
  CREATE INDEX "lab__status_idx" ON "lab" USING btree ("_status");
  CREATE INDEX "lab_rels_order_idx" ON "lab_rels" USING btree ("order");
  CREATE INDEX "lab_rels_parent_idx" ON "lab_rels" USING btree ("parent_id");
  CREATE INDEX "lab_rels_path_idx" ON "lab_rels" USING btree ("path");
  CREATE INDEX "lab_rels_domain_id_idx" ON "lab_rels" USING btree ("domain_id");
  CREATE INDEX "lab_rels_module_id_idx" ON "lab_rels" USING btree ("module_id");
  CREATE INDEX "lab_rels_solution_id_idx" ON "lab_rels" USING btree ("solution_id");
  CREATE INDEX "_lab_v_version_image_order_idx" ON "_lab_v_version_image" USING btree ("_order");
  CREATE INDEX "_lab_v_version_image_parent_id_idx" ON "_lab_v_version_image" USING btree ("_parent_id");
  CREATE INDEX "_lab_v_version_image_file_idx" ON "_lab_v_version_image" USING btree ("file_id");
  CREATE INDEX "_lab_v_version_plan_order_idx" ON "_lab_v_version_plan" USING btree ("_order");
  CREATE INDEX "_lab_v_version_plan_parent_id_idx" ON "_lab_v_version_plan" USING btree ("_parent_id");
  CREATE INDEX "_lab_v_parent_idx" ON "_lab_v" USING btree ("parent_id");
  CREATE INDEX "_lab_v_version_version_alias_idx" ON "_lab_v" USING btree ("version_alias");
  CREATE INDEX "_lab_v_version_version_updated_at_idx" ON "_lab_v" USING btree ("version_updated_at");
  CREATE INDEX "_lab_v_version_version_created_at_idx" ON "_lab_v" USING btree ("version_created_at");
  CREATE INDEX "_lab_v_version_version_deleted_at_idx" ON "_lab_v" USING btree ("version_deleted_at");
  CREATE INDEX "_lab_v_version_version__status_idx" ON "_lab_v" USING btree ("version__status");
  CREATE INDEX "_lab_v_created_at_idx" ON "_lab_v" USING btree ("created_at");
  CREATE INDEX "_lab_v_updated_at_idx" ON "_lab_v" USING btree ("updated_at");
  CREATE INDEX "_lab_v_latest_idx" ON "_lab_v" USING btree ("latest");
  CREATE INDEX "_lab_v_rels_order_idx" ON "_lab_v_rels" USING btree ("order");
  CREATE INDEX "_lab_v_rels_parent_idx" ON "_lab_v_rels" USING btree ("parent_id");
  CREATE INDEX "_lab_v_rels_path_idx" ON "_lab_v_rels" USING btree ("path");
  CREATE INDEX "_lab_v_rels_domain_id_idx" ON "_lab_v_rels" USING btree ("domain_id");
  CREATE INDEX "_lab_v_rels_module_id_idx" ON "_lab_v_rels" USING btree ("module_id");
  CREATE INDEX "_lab_v_rels_solution_id_idx" ON "_lab_v_rels" USING btree ("solution_id");
  CREATE INDEX "publication_citation_authors_order_idx" ON "publication_citation_authors" USING btree ("_order");
  CREATE INDEX "publication_citation_authors_parent_id_idx" ON "publication_citation_authors" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "publication_alias_idx" ON "publication" USING btree ("alias");
  CREATE INDEX "publication_case_idx" ON "publication" USING btree ("case_id");
  CREATE INDEX "publication_updated_at_idx" ON "publication" USING btree ("updated_at");
  CREATE INDEX "publication_created_at_idx" ON "publication" USING btree ("created_at");
  CREATE INDEX "publication_deleted_at_idx" ON "publication" USING btree ("deleted_at");
  CREATE INDEX "publication__status_idx" ON "publication" USING btree ("_status");
  CREATE INDEX "publication_rels_order_idx" ON "publication_rels" USING btree ("order");
  CREATE INDEX "publication_rels_parent_idx" ON "publication_rels" USING btree ("parent_id");
  CREATE INDEX "publication_rels_path_idx" ON "publication_rels" USING btree ("path");
  CREATE INDEX "publication_rels_domain_id_idx" ON "publication_rels" USING btree ("domain_id");
  CREATE INDEX "publication_rels_module_id_idx" ON "publication_rels" USING btree ("module_id");
  CREATE INDEX "_publication_v_version_citation_authors_order_idx" ON "_publication_v_version_citation_authors" USING btree ("_order");
  CREATE INDEX "_publication_v_version_citation_authors_parent_id_idx" ON "_publication_v_version_citation_authors" USING btree ("_parent_id");
  CREATE INDEX "_publication_v_parent_idx" ON "_publication_v" USING btree ("parent_id");
  CREATE INDEX "_publication_v_version_version_alias_idx" ON "_publication_v" USING btree ("version_alias");
  CREATE INDEX "_publication_v_version_version_case_idx" ON "_publication_v" USING btree ("version_case_id");
  CREATE INDEX "_publication_v_version_version_updated_at_idx" ON "_publication_v" USING btree ("version_updated_at");
  CREATE INDEX "_publication_v_version_version_created_at_idx" ON "_publication_v" USING btree ("version_created_at");
  CREATE INDEX "_publication_v_version_version_deleted_at_idx" ON "_publication_v" USING btree ("version_deleted_at");
  CREATE INDEX "_publication_v_version_version__status_idx" ON "_publication_v" USING btree ("version__status");
  CREATE INDEX "_publication_v_created_at_idx" ON "_publication_v" USING btree ("created_at");
  CREATE INDEX "_publication_v_updated_at_idx" ON "_publication_v" USING btree ("updated_at");
  CREATE INDEX "_publication_v_latest_idx" ON "_publication_v" USING btree ("latest");
  CREATE INDEX "_publication_v_rels_order_idx" ON "_publication_v_rels" USING btree ("order");
  CREATE INDEX "_publication_v_rels_parent_idx" ON "_publication_v_rels" USING btree ("parent_id");
  CREATE INDEX "_publication_v_rels_path_idx" ON "_publication_v_rels" USING btree ("path");
  CREATE INDEX "_publication_v_rels_domain_id_idx" ON "_publication_v_rels" USING btree ("domain_id");
  CREATE INDEX "_publication_v_rels_module_id_idx" ON "_publication_v_rels" USING btree ("module_id");
  CREATE UNIQUE INDEX "tech_document_alias_idx" ON "tech_document" USING btree ("alias");
  CREATE INDEX "tech_document_image_image_file_idx" ON "tech_document" USING btree ("image_file_id");
  CREATE INDEX "tech_document_updated_at_idx" ON "tech_document" USING btree ("updated_at");
  CREATE INDEX "tech_document_created_at_idx" ON "tech_document" USING btree ("created_at");
  CREATE INDEX "tech_document_deleted_at_idx" ON "tech_document" USING btree ("deleted_at");
  CREATE INDEX "tech_document__status_idx" ON "tech_document" USING btree ("_status");
  CREATE INDEX "tech_document_rels_order_idx" ON "tech_document_rels" USING btree ("order");
  CREATE INDEX "tech_document_rels_parent_idx" ON "tech_document_rels" USING btree ("parent_id");
  CREATE INDEX "tech_document_rels_path_idx" ON "tech_document_rels" USING btree ("path");
  CREATE INDEX "tech_document_rels_module_id_idx" ON "tech_document_rels" USING btree ("module_id");
  CREATE INDEX "_tech_document_v_parent_idx" ON "_tech_document_v" USING btree ("parent_id");
  CREATE INDEX "_tech_document_v_version_version_alias_idx" ON "_tech_document_v" USING btree ("version_alias");
  CREATE INDEX "_tech_document_v_version_image_version_image_file_idx" ON "_tech_document_v" USING btree ("version_image_file_id");
  CREATE INDEX "_tech_document_v_version_version_updated_at_idx" ON "_tech_document_v" USING btree ("version_updated_at");
  CREATE INDEX "_tech_document_v_version_version_created_at_idx" ON "_tech_document_v" USING btree ("version_created_at");
  CREATE INDEX "_tech_document_v_version_version_deleted_at_idx" ON "_tech_document_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tech_document_v_version_version__status_idx" ON "_tech_document_v" USING btree ("version__status");
  CREATE INDEX "_tech_document_v_created_at_idx" ON "_tech_document_v" USING btree ("created_at");
  CREATE INDEX "_tech_document_v_updated_at_idx" ON "_tech_document_v" USING btree ("updated_at");
  CREATE INDEX "_tech_document_v_latest_idx" ON "_tech_document_v" USING btree ("latest");
  CREATE INDEX "_tech_document_v_rels_order_idx" ON "_tech_document_v_rels" USING btree ("order");
  CREATE INDEX "_tech_document_v_rels_parent_idx" ON "_tech_document_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tech_document_v_rels_path_idx" ON "_tech_document_v_rels" USING btree ("path");
  CREATE INDEX "_tech_document_v_rels_module_id_idx" ON "_tech_document_v_rels" USING btree ("module_id");
  CREATE UNIQUE INDEX "training_alias_idx" ON "training" USING btree ("alias");
  CREATE INDEX "training_image_image_file_idx" ON "training" USING btree ("image_file_id");
  CREATE INDEX "training_theme_idx" ON "training" USING btree ("theme_id");
  CREATE INDEX "training_updated_at_idx" ON "training" USING btree ("updated_at");
  CREATE INDEX "training_created_at_idx" ON "training" USING btree ("created_at");
  CREATE INDEX "training_deleted_at_idx" ON "training" USING btree ("deleted_at");
  CREATE INDEX "training__status_idx" ON "training" USING btree ("_status");
  CREATE INDEX "_training_v_parent_idx" ON "_training_v" USING btree ("parent_id");
  CREATE INDEX "_training_v_version_version_alias_idx" ON "_training_v" USING btree ("version_alias");
  CREATE INDEX "_training_v_version_image_version_image_file_idx" ON "_training_v" USING btree ("version_image_file_id");
  CREATE INDEX "_training_v_version_version_theme_idx" ON "_training_v" USING btree ("version_theme_id");
  CREATE INDEX "_training_v_version_version_updated_at_idx" ON "_training_v" USING btree ("version_updated_at");
  CREATE INDEX "_training_v_version_version_created_at_idx" ON "_training_v" USING btree ("version_created_at");
  CREATE INDEX "_training_v_version_version_deleted_at_idx" ON "_training_v" USING btree ("version_deleted_at");
  CREATE INDEX "_training_v_version_version__status_idx" ON "_training_v" USING btree ("version__status");
  CREATE INDEX "_training_v_created_at_idx" ON "_training_v" USING btree ("created_at");
  CREATE INDEX "_training_v_updated_at_idx" ON "_training_v" USING btree ("updated_at");
  CREATE INDEX "_training_v_latest_idx" ON "_training_v" USING btree ("latest");
  CREATE UNIQUE INDEX "white_paper_alias_idx" ON "white_paper" USING btree ("alias");
  CREATE INDEX "white_paper_pdf_file_idx" ON "white_paper" USING btree ("pdf_file_id");
  CREATE INDEX "white_paper_image_image_file_idx" ON "white_paper" USING btree ("image_file_id");
  CREATE INDEX "white_paper_text_file_idx" ON "white_paper" USING btree ("text_file_id");
  CREATE INDEX "white_paper_updated_at_idx" ON "white_paper" USING btree ("updated_at");
  CREATE INDEX "white_paper_created_at_idx" ON "white_paper" USING btree ("created_at");
  CREATE INDEX "white_paper_deleted_at_idx" ON "white_paper" USING btree ("deleted_at");
  CREATE INDEX "white_paper__status_idx" ON "white_paper" USING btree ("_status");
  CREATE INDEX "white_paper_rels_order_idx" ON "white_paper_rels" USING btree ("order");
  CREATE INDEX "white_paper_rels_parent_idx" ON "white_paper_rels" USING btree ("parent_id");
  CREATE INDEX "white_paper_rels_path_idx" ON "white_paper_rels" USING btree ("path");
  CREATE INDEX "white_paper_rels_module_id_idx" ON "white_paper_rels" USING btree ("module_id");
  CREATE INDEX "_white_paper_v_parent_idx" ON "_white_paper_v" USING btree ("parent_id");
  CREATE INDEX "_white_paper_v_version_version_alias_idx" ON "_white_paper_v" USING btree ("version_alias");
  CREATE INDEX "_white_paper_v_version_version_pdf_file_idx" ON "_white_paper_v" USING btree ("version_pdf_file_id");
  CREATE INDEX "_white_paper_v_version_image_version_image_file_idx" ON "_white_paper_v" USING btree ("version_image_file_id");
  CREATE INDEX "_white_paper_v_version_version_text_file_idx" ON "_white_paper_v" USING btree ("version_text_file_id");
  CREATE INDEX "_white_paper_v_version_version_updated_at_idx" ON "_white_paper_v" USING btree ("version_updated_at");
  CREATE INDEX "_white_paper_v_version_version_created_at_idx" ON "_white_paper_v" USING btree ("version_created_at");
  CREATE INDEX "_white_paper_v_version_version_deleted_at_idx" ON "_white_paper_v" USING btree ("version_deleted_at");
  CREATE INDEX "_white_paper_v_version_version__status_idx" ON "_white_paper_v" USING btree ("version__status");
  CREATE INDEX "_white_paper_v_created_at_idx" ON "_white_paper_v" USING btree ("created_at");
  CREATE INDEX "_white_paper_v_updated_at_idx" ON "_white_paper_v" USING btree ("updated_at");
  CREATE INDEX "_white_paper_v_latest_idx" ON "_white_paper_v" USING btree ("latest");
  CREATE INDEX "_white_paper_v_rels_order_idx" ON "_white_paper_v_rels" USING btree ("order");
  CREATE INDEX "_white_paper_v_rels_parent_idx" ON "_white_paper_v_rels" USING btree ("parent_id");
  CREATE INDEX "_white_paper_v_rels_path_idx" ON "_white_paper_v_rels" USING btree ("path");
  CREATE INDEX "_white_paper_v_rels_module_id_idx" ON "_white_paper_v_rels" USING btree ("module_id");
  CREATE INDEX "purchase_facts_order_idx" ON "purchase_facts" USING btree ("_order");
  CREATE INDEX "purchase_facts_parent_id_idx" ON "purchase_facts" USING btree ("_parent_id");
  CREATE INDEX "purchase_terms_rows_order_idx" ON "purchase_terms_rows" USING btree ("_order");
  CREATE INDEX "purchase_terms_rows_parent_id_idx" ON "purchase_terms_rows" USING btree ("_parent_id");
  CREATE INDEX "purchase_terms_order_idx" ON "purchase_terms" USING btree ("_order");
  CREATE INDEX "purchase_terms_parent_id_idx" ON "purchase_terms" USING btree ("_parent_id");
  CREATE INDEX "purchase_upkeep_order_idx" ON "purchase_upkeep" USING btree ("_order");
  CREATE INDEX "purchase_upkeep_parent_id_idx" ON "purchase_upkeep" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "purchase_alias_idx" ON "purchase" USING btree ("alias");
  CREATE INDEX "purchase_updated_at_idx" ON "purchase" USING btree ("updated_at");
  CREATE INDEX "purchase_created_at_idx" ON "purchase" USING btree ("created_at");
  CREATE INDEX "purchase_deleted_at_idx" ON "purchase" USING btree ("deleted_at");
  CREATE INDEX "purchase__status_idx" ON "purchase" USING btree ("_status");
  CREATE INDEX "_purchase_v_version_facts_order_idx" ON "_purchase_v_version_facts" USING btree ("_order");
  CREATE INDEX "_purchase_v_version_facts_parent_id_idx" ON "_purchase_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_purchase_v_version_terms_rows_order_idx" ON "_purchase_v_version_terms_rows" USING btree ("_order");
  CREATE INDEX "_purchase_v_version_terms_rows_parent_id_idx" ON "_purchase_v_version_terms_rows" USING btree ("_parent_id");
  CREATE INDEX "_purchase_v_version_terms_order_idx" ON "_purchase_v_version_terms" USING btree ("_order");
  CREATE INDEX "_purchase_v_version_terms_parent_id_idx" ON "_purchase_v_version_terms" USING btree ("_parent_id");
  CREATE INDEX "_purchase_v_version_upkeep_order_idx" ON "_purchase_v_version_upkeep" USING btree ("_order");
  CREATE INDEX "_purchase_v_version_upkeep_parent_id_idx" ON "_purchase_v_version_upkeep" USING btree ("_parent_id");
  CREATE INDEX "_purchase_v_parent_idx" ON "_purchase_v" USING btree ("parent_id");
  CREATE INDEX "_purchase_v_version_version_alias_idx" ON "_purchase_v" USING btree ("version_alias");
  CREATE INDEX "_purchase_v_version_version_updated_at_idx" ON "_purchase_v" USING btree ("version_updated_at");
  CREATE INDEX "_purchase_v_version_version_created_at_idx" ON "_purchase_v" USING btree ("version_created_at");
  CREATE INDEX "_purchase_v_version_version_deleted_at_idx" ON "_purchase_v" USING btree ("version_deleted_at");
  CREATE INDEX "_purchase_v_version_version__status_idx" ON "_purchase_v" USING btree ("version__status");
  CREATE INDEX "_purchase_v_created_at_idx" ON "_purchase_v" USING btree ("created_at");
  CREATE INDEX "_purchase_v_updated_at_idx" ON "_purchase_v" USING btree ("updated_at");
  CREATE INDEX "_purchase_v_latest_idx" ON "_purchase_v" USING btree ("latest");
  CREATE INDEX "it_facts_order_idx" ON "it_facts" USING btree ("_order");
  CREATE INDEX "it_facts_parent_id_idx" ON "it_facts" USING btree ("_parent_id");
  CREATE INDEX "it_flow_order_idx" ON "it_flow" USING btree ("_order");
  CREATE INDEX "it_flow_parent_id_idx" ON "it_flow" USING btree ("_parent_id");
  CREATE INDEX "it_terms_rows_order_idx" ON "it_terms_rows" USING btree ("_order");
  CREATE INDEX "it_terms_rows_parent_id_idx" ON "it_terms_rows" USING btree ("_parent_id");
  CREATE INDEX "it_terms_order_idx" ON "it_terms" USING btree ("_order");
  CREATE INDEX "it_terms_parent_id_idx" ON "it_terms" USING btree ("_parent_id");
  CREATE INDEX "it_networks_order_idx" ON "it_networks" USING btree ("_order");
  CREATE INDEX "it_networks_parent_id_idx" ON "it_networks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "it_alias_idx" ON "it" USING btree ("alias");
  CREATE INDEX "it_updated_at_idx" ON "it" USING btree ("updated_at");
  CREATE INDEX "it_created_at_idx" ON "it" USING btree ("created_at");
  CREATE INDEX "it_deleted_at_idx" ON "it" USING btree ("deleted_at");
  CREATE INDEX "it__status_idx" ON "it" USING btree ("_status");
  CREATE INDEX "_it_v_version_facts_order_idx" ON "_it_v_version_facts" USING btree ("_order");
  CREATE INDEX "_it_v_version_facts_parent_id_idx" ON "_it_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_it_v_version_flow_order_idx" ON "_it_v_version_flow" USING btree ("_order");
  CREATE INDEX "_it_v_version_flow_parent_id_idx" ON "_it_v_version_flow" USING btree ("_parent_id");
  CREATE INDEX "_it_v_version_terms_rows_order_idx" ON "_it_v_version_terms_rows" USING btree ("_order");
  CREATE INDEX "_it_v_version_terms_rows_parent_id_idx" ON "_it_v_version_terms_rows" USING btree ("_parent_id");
  CREATE INDEX "_it_v_version_terms_order_idx" ON "_it_v_version_terms" USING btree ("_order");
  CREATE INDEX "_it_v_version_terms_parent_id_idx" ON "_it_v_version_terms" USING btree ("_parent_id");
  CREATE INDEX "_it_v_version_networks_order_idx" ON "_it_v_version_networks" USING btree ("_order");
  CREATE INDEX "_it_v_version_networks_parent_id_idx" ON "_it_v_version_networks" USING btree ("_parent_id");
  CREATE INDEX "_it_v_parent_idx" ON "_it_v" USING btree ("parent_id");
  CREATE INDEX "_it_v_version_version_alias_idx" ON "_it_v" USING btree ("version_alias");
  CREATE INDEX "_it_v_version_version_updated_at_idx" ON "_it_v" USING btree ("version_updated_at");
  CREATE INDEX "_it_v_version_version_created_at_idx" ON "_it_v" USING btree ("version_created_at");
  CREATE INDEX "_it_v_version_version_deleted_at_idx" ON "_it_v" USING btree ("version_deleted_at");
  CREATE INDEX "_it_v_version_version__status_idx" ON "_it_v" USING btree ("version__status");
  CREATE INDEX "_it_v_created_at_idx" ON "_it_v" USING btree ("created_at");
  CREATE INDEX "_it_v_updated_at_idx" ON "_it_v" USING btree ("updated_at");
  CREATE INDEX "_it_v_latest_idx" ON "_it_v" USING btree ("latest");
  CREATE INDEX "faq_groups_questions_order_idx" ON "faq_groups_questions" USING btree ("_order");
  CREATE INDEX "faq_groups_questions_parent_id_idx" ON "faq_groups_questions" USING btree ("_parent_id");
  CREATE INDEX "faq_groups_order_idx" ON "faq_groups" USING btree ("_order");
  CREATE INDEX "faq_groups_parent_id_idx" ON "faq_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_alias_idx" ON "faq" USING btree ("alias");
  CREATE INDEX "faq_updated_at_idx" ON "faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "faq" USING btree ("created_at");
  CREATE INDEX "faq_deleted_at_idx" ON "faq" USING btree ("deleted_at");
  CREATE INDEX "faq__status_idx" ON "faq" USING btree ("_status");
  CREATE INDEX "_faq_v_version_groups_questions_order_idx" ON "_faq_v_version_groups_questions" USING btree ("_order");
  CREATE INDEX "_faq_v_version_groups_questions_parent_id_idx" ON "_faq_v_version_groups_questions" USING btree ("_parent_id");
  CREATE INDEX "_faq_v_version_groups_order_idx" ON "_faq_v_version_groups" USING btree ("_order");
  CREATE INDEX "_faq_v_version_groups_parent_id_idx" ON "_faq_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_faq_v_parent_idx" ON "_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_version_alias_idx" ON "_faq_v" USING btree ("version_alias");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_version_version_deleted_at_idx" ON "_faq_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "_faq_v" USING btree ("version__status");
  CREATE INDEX "_faq_v_created_at_idx" ON "_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_latest_idx" ON "_faq_v" USING btree ("latest");
  CREATE INDEX "data_sheet_rows_order_idx" ON "data_sheet_rows" USING btree ("_order");
  CREATE INDEX "data_sheet_rows_parent_id_idx" ON "data_sheet_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "data_sheet_alias_idx" ON "data_sheet" USING btree ("alias");
  CREATE INDEX "data_sheet_module_idx" ON "data_sheet" USING btree ("module_id");
  CREATE INDEX "data_sheet_product_idx" ON "data_sheet" USING btree ("product_id");
  CREATE INDEX "data_sheet_updated_at_idx" ON "data_sheet" USING btree ("updated_at");
  CREATE INDEX "data_sheet_created_at_idx" ON "data_sheet" USING btree ("created_at");
  CREATE INDEX "data_sheet_deleted_at_idx" ON "data_sheet" USING btree ("deleted_at");
  CREATE INDEX "data_sheet__status_idx" ON "data_sheet" USING btree ("_status");
  CREATE INDEX "_data_sheet_v_version_rows_order_idx" ON "_data_sheet_v_version_rows" USING btree ("_order");
  CREATE INDEX "_data_sheet_v_version_rows_parent_id_idx" ON "_data_sheet_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_data_sheet_v_parent_idx" ON "_data_sheet_v" USING btree ("parent_id");
  CREATE INDEX "_data_sheet_v_version_version_alias_idx" ON "_data_sheet_v" USING btree ("version_alias");
  CREATE INDEX "_data_sheet_v_version_version_module_idx" ON "_data_sheet_v" USING btree ("version_module_id");
  CREATE INDEX "_data_sheet_v_version_version_product_idx" ON "_data_sheet_v" USING btree ("version_product_id");
  CREATE INDEX "_data_sheet_v_version_version_updated_at_idx" ON "_data_sheet_v" USING btree ("version_updated_at");
  CREATE INDEX "_data_sheet_v_version_version_created_at_idx" ON "_data_sheet_v" USING btree ("version_created_at");
  CREATE INDEX "_data_sheet_v_version_version_deleted_at_idx" ON "_data_sheet_v" USING btree ("version_deleted_at");
  CREATE INDEX "_data_sheet_v_version_version__status_idx" ON "_data_sheet_v" USING btree ("version__status");
  CREATE INDEX "_data_sheet_v_created_at_idx" ON "_data_sheet_v" USING btree ("created_at");
  CREATE INDEX "_data_sheet_v_updated_at_idx" ON "_data_sheet_v" USING btree ("updated_at");
  CREATE INDEX "_data_sheet_v_latest_idx" ON "_data_sheet_v" USING btree ("latest");
  CREATE INDEX "integration_sends_order_idx" ON "integration_sends" USING btree ("_order");
  CREATE INDEX "integration_sends_parent_id_idx" ON "integration_sends" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "integration_alias_idx" ON "integration" USING btree ("alias");
  CREATE INDEX "integration_updated_at_idx" ON "integration" USING btree ("updated_at");
  CREATE INDEX "integration_created_at_idx" ON "integration" USING btree ("created_at");
  CREATE INDEX "integration_deleted_at_idx" ON "integration" USING btree ("deleted_at");
  CREATE INDEX "integration__status_idx" ON "integration" USING btree ("_status");
  CREATE INDEX "_integration_v_version_sends_order_idx" ON "_integration_v_version_sends" USING btree ("_order");
  CREATE INDEX "_integration_v_version_sends_parent_id_idx" ON "_integration_v_version_sends" USING btree ("_parent_id");
  CREATE INDEX "_integration_v_parent_idx" ON "_integration_v" USING btree ("parent_id");
  CREATE INDEX "_integration_v_version_version_alias_idx" ON "_integration_v" USING btree ("version_alias");
  CREATE INDEX "_integration_v_version_version_updated_at_idx" ON "_integration_v" USING btree ("version_updated_at");
  CREATE INDEX "_integration_v_version_version_created_at_idx" ON "_integration_v" USING btree ("version_created_at");
  CREATE INDEX "_integration_v_version_version_deleted_at_idx" ON "_integration_v" USING btree ("version_deleted_at");
  CREATE INDEX "_integration_v_version_version__status_idx" ON "_integration_v" USING btree ("version__status");
  CREATE INDEX "_integration_v_created_at_idx" ON "_integration_v" USING btree ("created_at");
  CREATE INDEX "_integration_v_updated_at_idx" ON "_integration_v" USING btree ("updated_at");
  CREATE INDEX "_integration_v_latest_idx" ON "_integration_v" USING btree ("latest");
  CREATE INDEX "sample_data_lanes_order_idx" ON "sample_data_lanes" USING btree ("_order");
  CREATE INDEX "sample_data_lanes_parent_id_idx" ON "sample_data_lanes" USING btree ("_parent_id");
  CREATE INDEX "sample_data_events_order_idx" ON "sample_data_events" USING btree ("_order");
  CREATE INDEX "sample_data_events_parent_id_idx" ON "sample_data_events" USING btree ("_parent_id");
  CREATE INDEX "sample_data_files_order_idx" ON "sample_data_files" USING btree ("_order");
  CREATE INDEX "sample_data_files_parent_id_idx" ON "sample_data_files" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sample_data_alias_idx" ON "sample_data" USING btree ("alias");
  CREATE INDEX "sample_data_case_idx" ON "sample_data" USING btree ("case_id");
  CREATE INDEX "sample_data_updated_at_idx" ON "sample_data" USING btree ("updated_at");
  CREATE INDEX "sample_data_created_at_idx" ON "sample_data" USING btree ("created_at");
  CREATE INDEX "sample_data_deleted_at_idx" ON "sample_data" USING btree ("deleted_at");
  CREATE INDEX "sample_data__status_idx" ON "sample_data" USING btree ("_status");
  CREATE INDEX "_sample_data_v_version_lanes_order_idx" ON "_sample_data_v_version_lanes" USING btree ("_order");
  CREATE INDEX "_sample_data_v_version_lanes_parent_id_idx" ON "_sample_data_v_version_lanes" USING btree ("_parent_id");
  CREATE INDEX "_sample_data_v_version_events_order_idx" ON "_sample_data_v_version_events" USING btree ("_order");
  CREATE INDEX "_sample_data_v_version_events_parent_id_idx" ON "_sample_data_v_version_events" USING btree ("_parent_id");
  CREATE INDEX "_sample_data_v_version_files_order_idx" ON "_sample_data_v_version_files" USING btree ("_order");
  CREATE INDEX "_sample_data_v_version_files_parent_id_idx" ON "_sample_data_v_version_files" USING btree ("_parent_id");
  CREATE INDEX "_sample_data_v_parent_idx" ON "_sample_data_v" USING btree ("parent_id");
  CREATE INDEX "_sample_data_v_version_version_alias_idx" ON "_sample_data_v" USING btree ("version_alias");
  CREATE INDEX "_sample_data_v_version_version_case_idx" ON "_sample_data_v" USING btree ("version_case_id");
  CREATE INDEX "_sample_data_v_version_version_updated_at_idx" ON "_sample_data_v" USING btree ("version_updated_at");
  CREATE INDEX "_sample_data_v_version_version_created_at_idx" ON "_sample_data_v" USING btree ("version_created_at");
  CREATE INDEX "_sample_data_v_version_version_deleted_at_idx" ON "_sample_data_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sample_data_v_version_version__status_idx" ON "_sample_data_v" USING btree ("version__status");
  CREATE INDEX "_sample_data_v_created_at_idx" ON "_sample_data_v" USING btree ("created_at");
  CREATE INDEX "_sample_data_v_updated_at_idx" ON "_sample_data_v" USING btree ("updated_at");
  CREATE INDEX "_sample_data_v_latest_idx" ON "_sample_data_v" USING btree ("latest");
  CREATE INDEX "paradigm_facts_order_idx" ON "paradigm_facts" USING btree ("_order");
  CREATE INDEX "paradigm_facts_parent_id_idx" ON "paradigm_facts" USING btree ("_parent_id");
  CREATE INDEX "paradigm_timings_order_idx" ON "paradigm_timings" USING btree ("_order");
  CREATE INDEX "paradigm_timings_parent_id_idx" ON "paradigm_timings" USING btree ("_parent_id");
  CREATE INDEX "paradigm_devices_order_idx" ON "paradigm_devices" USING btree ("_order");
  CREATE INDEX "paradigm_devices_parent_id_idx" ON "paradigm_devices" USING btree ("_parent_id");
  CREATE INDEX "paradigm_devices_product_idx" ON "paradigm_devices" USING btree ("product_id");
  CREATE INDEX "paradigm_effects_order_idx" ON "paradigm_effects" USING btree ("_order");
  CREATE INDEX "paradigm_effects_parent_id_idx" ON "paradigm_effects" USING btree ("_parent_id");
  CREATE INDEX "paradigm_limits_order_idx" ON "paradigm_limits" USING btree ("_order");
  CREATE INDEX "paradigm_limits_parent_id_idx" ON "paradigm_limits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "paradigm_alias_idx" ON "paradigm" USING btree ("alias");
  CREATE INDEX "paradigm_updated_at_idx" ON "paradigm" USING btree ("updated_at");
  CREATE INDEX "paradigm_created_at_idx" ON "paradigm" USING btree ("created_at");
  CREATE INDEX "paradigm_deleted_at_idx" ON "paradigm" USING btree ("deleted_at");
  CREATE INDEX "paradigm__status_idx" ON "paradigm" USING btree ("_status");
  CREATE INDEX "paradigm_rels_order_idx" ON "paradigm_rels" USING btree ("order");
  CREATE INDEX "paradigm_rels_parent_idx" ON "paradigm_rels" USING btree ("parent_id");
  CREATE INDEX "paradigm_rels_path_idx" ON "paradigm_rels" USING btree ("path");
  CREATE INDEX "paradigm_rels_module_id_idx" ON "paradigm_rels" USING btree ("module_id");
  CREATE INDEX "paradigm_rels_case_id_idx" ON "paradigm_rels" USING btree ("case_id");
  CREATE INDEX "_paradigm_v_version_facts_order_idx" ON "_paradigm_v_version_facts" USING btree ("_order");
  CREATE INDEX "_paradigm_v_version_facts_parent_id_idx" ON "_paradigm_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_paradigm_v_version_timings_order_idx" ON "_paradigm_v_version_timings" USING btree ("_order");
  CREATE INDEX "_paradigm_v_version_timings_parent_id_idx" ON "_paradigm_v_version_timings" USING btree ("_parent_id");
  CREATE INDEX "_paradigm_v_version_devices_order_idx" ON "_paradigm_v_version_devices" USING btree ("_order");
  CREATE INDEX "_paradigm_v_version_devices_parent_id_idx" ON "_paradigm_v_version_devices" USING btree ("_parent_id");
  CREATE INDEX "_paradigm_v_version_devices_product_idx" ON "_paradigm_v_version_devices" USING btree ("product_id");
  CREATE INDEX "_paradigm_v_version_effects_order_idx" ON "_paradigm_v_version_effects" USING btree ("_order");
  CREATE INDEX "_paradigm_v_version_effects_parent_id_idx" ON "_paradigm_v_version_effects" USING btree ("_parent_id");
  CREATE INDEX "_paradigm_v_version_limits_order_idx" ON "_paradigm_v_version_limits" USING btree ("_order");
  CREATE INDEX "_paradigm_v_version_limits_parent_id_idx" ON "_paradigm_v_version_limits" USING btree ("_parent_id");
  CREATE INDEX "_paradigm_v_parent_idx" ON "_paradigm_v" USING btree ("parent_id");
  CREATE INDEX "_paradigm_v_version_version_alias_idx" ON "_paradigm_v" USING btree ("version_alias");
  CREATE INDEX "_paradigm_v_version_version_updated_at_idx" ON "_paradigm_v" USING btree ("version_updated_at");
  CREATE INDEX "_paradigm_v_version_version_created_at_idx" ON "_paradigm_v" USING btree ("version_created_at");
  CREATE INDEX "_paradigm_v_version_version_deleted_at_idx" ON "_paradigm_v" USING btree ("version_deleted_at");
  CREATE INDEX "_paradigm_v_version_version__status_idx" ON "_paradigm_v" USING btree ("version__status");
  CREATE INDEX "_paradigm_v_created_at_idx" ON "_paradigm_v" USING btree ("created_at");
  CREATE INDEX "_paradigm_v_updated_at_idx" ON "_paradigm_v" USING btree ("updated_at");
  CREATE INDEX "_paradigm_v_latest_idx" ON "_paradigm_v" USING btree ("latest");
  CREATE INDEX "_paradigm_v_rels_order_idx" ON "_paradigm_v_rels" USING btree ("order");
  CREATE INDEX "_paradigm_v_rels_parent_idx" ON "_paradigm_v_rels" USING btree ("parent_id");
  CREATE INDEX "_paradigm_v_rels_path_idx" ON "_paradigm_v_rels" USING btree ("path");
  CREATE INDEX "_paradigm_v_rels_module_id_idx" ON "_paradigm_v_rels" USING btree ("module_id");
  CREATE INDEX "_paradigm_v_rels_case_id_idx" ON "_paradigm_v_rels" USING btree ("case_id");
  CREATE UNIQUE INDEX "ecosystem_category_alias_idx" ON "ecosystem_category" USING btree ("alias");
  CREATE INDEX "ecosystem_category_header_image_header_image_file_idx" ON "ecosystem_category" USING btree ("header_image_file_id");
  CREATE INDEX "ecosystem_category_image_image_file_idx" ON "ecosystem_category" USING btree ("image_file_id");
  CREATE INDEX "ecosystem_category_updated_at_idx" ON "ecosystem_category" USING btree ("updated_at");
  CREATE INDEX "ecosystem_category_created_at_idx" ON "ecosystem_category" USING btree ("created_at");
  CREATE INDEX "ecosystem_category_deleted_at_idx" ON "ecosystem_category" USING btree ("deleted_at");
  CREATE INDEX "ecosystem_category__status_idx" ON "ecosystem_category" USING btree ("_status");
  CREATE INDEX "_ecosystem_category_v_parent_idx" ON "_ecosystem_category_v" USING btree ("parent_id");
  CREATE INDEX "_ecosystem_category_v_version_version_alias_idx" ON "_ecosystem_category_v" USING btree ("version_alias");
  CREATE INDEX "_ecosystem_category_v_version_header_image_version_heade_idx" ON "_ecosystem_category_v" USING btree ("version_header_image_file_id");
  CREATE INDEX "_ecosystem_category_v_version_image_version_image_file_idx" ON "_ecosystem_category_v" USING btree ("version_image_file_id");
  CREATE INDEX "_ecosystem_category_v_version_version_updated_at_idx" ON "_ecosystem_category_v" USING btree ("version_updated_at");
  CREATE INDEX "_ecosystem_category_v_version_version_created_at_idx" ON "_ecosystem_category_v" USING btree ("version_created_at");
  CREATE INDEX "_ecosystem_category_v_version_version_deleted_at_idx" ON "_ecosystem_category_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ecosystem_category_v_version_version__status_idx" ON "_ecosystem_category_v" USING btree ("version__status");
  CREATE INDEX "_ecosystem_category_v_created_at_idx" ON "_ecosystem_category_v" USING btree ("created_at");
  CREATE INDEX "_ecosystem_category_v_updated_at_idx" ON "_ecosystem_category_v" USING btree ("updated_at");
  CREATE INDEX "_ecosystem_category_v_latest_idx" ON "_ecosystem_category_v" USING btree ("latest");
  CREATE UNIQUE INDEX "course_theme_alias_idx" ON "course_theme" USING btree ("alias");
  CREATE INDEX "course_theme_updated_at_idx" ON "course_theme" USING btree ("updated_at");
  CREATE INDEX "course_theme_created_at_idx" ON "course_theme" USING btree ("created_at");
  CREATE INDEX "course_theme_deleted_at_idx" ON "course_theme" USING btree ("deleted_at");
  CREATE INDEX "course_theme__status_idx" ON "course_theme" USING btree ("_status");
  CREATE INDEX "_course_theme_v_parent_idx" ON "_course_theme_v" USING btree ("parent_id");
  CREATE INDEX "_course_theme_v_version_version_alias_idx" ON "_course_theme_v" USING btree ("version_alias");
  CREATE INDEX "_course_theme_v_version_version_updated_at_idx" ON "_course_theme_v" USING btree ("version_updated_at");
  CREATE INDEX "_course_theme_v_version_version_created_at_idx" ON "_course_theme_v" USING btree ("version_created_at");
  CREATE INDEX "_course_theme_v_version_version_deleted_at_idx" ON "_course_theme_v" USING btree ("version_deleted_at");
  CREATE INDEX "_course_theme_v_version_version__status_idx" ON "_course_theme_v" USING btree ("version__status");
  CREATE INDEX "_course_theme_v_created_at_idx" ON "_course_theme_v" USING btree ("created_at");
  CREATE INDEX "_course_theme_v_updated_at_idx" ON "_course_theme_v" USING btree ("updated_at");
  CREATE INDEX "_course_theme_v_latest_idx" ON "_course_theme_v" USING btree ("latest");
  CREATE INDEX "technical_service_children_order_idx" ON "technical_service_children" USING btree ("_order");
  CREATE INDEX "technical_service_children_parent_id_idx" ON "technical_service_children" USING btree ("_parent_id");
  CREATE INDEX "technical_service_children_image_image_file_idx" ON "technical_service_children" USING btree ("image_file_id");
  CREATE UNIQUE INDEX "technical_service_alias_idx" ON "technical_service" USING btree ("alias");
  CREATE INDEX "technical_service_image_image_file_idx" ON "technical_service" USING btree ("image_file_id");
  CREATE INDEX "technical_service_updated_at_idx" ON "technical_service" USING btree ("updated_at");
  CREATE INDEX "technical_service_created_at_idx" ON "technical_service" USING btree ("created_at");
  CREATE INDEX "technical_service_deleted_at_idx" ON "technical_service" USING btree ("deleted_at");
  CREATE INDEX "technical_service__status_idx" ON "technical_service" USING btree ("_status");
  CREATE INDEX "technical_service_rels_order_idx" ON "technical_service_rels" USING btree ("order");
  CREATE INDEX "technical_service_rels_parent_idx" ON "technical_service_rels" USING btree ("parent_id");
  CREATE INDEX "technical_service_rels_path_idx" ON "technical_service_rels" USING btree ("path");
  CREATE INDEX "technical_service_rels_development_type_id_idx" ON "technical_service_rels" USING btree ("development_type_id");
  CREATE INDEX "_technical_service_v_version_children_order_idx" ON "_technical_service_v_version_children" USING btree ("_order");
  CREATE INDEX "_technical_service_v_version_children_parent_id_idx" ON "_technical_service_v_version_children" USING btree ("_parent_id");
  CREATE INDEX "_technical_service_v_version_children_image_image_file_idx" ON "_technical_service_v_version_children" USING btree ("image_file_id");
  CREATE INDEX "_technical_service_v_parent_idx" ON "_technical_service_v" USING btree ("parent_id");
  CREATE INDEX "_technical_service_v_version_version_alias_idx" ON "_technical_service_v" USING btree ("version_alias");
  CREATE INDEX "_technical_service_v_version_image_version_image_file_idx" ON "_technical_service_v" USING btree ("version_image_file_id");
  CREATE INDEX "_technical_service_v_version_version_updated_at_idx" ON "_technical_service_v" USING btree ("version_updated_at");
  CREATE INDEX "_technical_service_v_version_version_created_at_idx" ON "_technical_service_v" USING btree ("version_created_at");
  CREATE INDEX "_technical_service_v_version_version_deleted_at_idx" ON "_technical_service_v" USING btree ("version_deleted_at");
  CREATE INDEX "_technical_service_v_version_version__status_idx" ON "_technical_service_v" USING btree ("version__status");
  CREATE INDEX "_technical_service_v_created_at_idx" ON "_technical_service_v" USING btree ("created_at");
  CREATE INDEX "_technical_service_v_updated_at_idx" ON "_technical_service_v" USING btree ("updated_at");
  CREATE INDEX "_technical_service_v_latest_idx" ON "_technical_service_v" USING btree ("latest");
  CREATE INDEX "_technical_service_v_rels_order_idx" ON "_technical_service_v_rels" USING btree ("order");
  CREATE INDEX "_technical_service_v_rels_parent_idx" ON "_technical_service_v_rels" USING btree ("parent_id");
  CREATE INDEX "_technical_service_v_rels_path_idx" ON "_technical_service_v_rels" USING btree ("path");
  CREATE INDEX "_technical_service_v_rels_development_type_id_idx" ON "_technical_service_v_rels" USING btree ("development_type_id");
  CREATE UNIQUE INDEX "development_type_alias_idx" ON "development_type" USING btree ("alias");
  CREATE INDEX "development_type_icon_icon_file_idx" ON "development_type" USING btree ("icon_file_id");
  CREATE INDEX "development_type_image_image_file_idx" ON "development_type" USING btree ("image_file_id");
  CREATE INDEX "development_type_updated_at_idx" ON "development_type" USING btree ("updated_at");
  CREATE INDEX "development_type_created_at_idx" ON "development_type" USING btree ("created_at");
  CREATE INDEX "development_type_deleted_at_idx" ON "development_type" USING btree ("deleted_at");
  CREATE INDEX "development_type__status_idx" ON "development_type" USING btree ("_status");
  CREATE INDEX "_development_type_v_parent_idx" ON "_development_type_v" USING btree ("parent_id");
  CREATE INDEX "_development_type_v_version_version_alias_idx" ON "_development_type_v" USING btree ("version_alias");
  CREATE INDEX "_development_type_v_version_icon_version_icon_file_idx" ON "_development_type_v" USING btree ("version_icon_file_id");
  CREATE INDEX "_development_type_v_version_image_version_image_file_idx" ON "_development_type_v" USING btree ("version_image_file_id");
  CREATE INDEX "_development_type_v_version_version_updated_at_idx" ON "_development_type_v" USING btree ("version_updated_at");
  CREATE INDEX "_development_type_v_version_version_created_at_idx" ON "_development_type_v" USING btree ("version_created_at");
  CREATE INDEX "_development_type_v_version_version_deleted_at_idx" ON "_development_type_v" USING btree ("version_deleted_at");
  CREATE INDEX "_development_type_v_version_version__status_idx" ON "_development_type_v" USING btree ("version__status");
  CREATE INDEX "_development_type_v_created_at_idx" ON "_development_type_v" USING btree ("created_at");
  CREATE INDEX "_development_type_v_updated_at_idx" ON "_development_type_v" USING btree ("updated_at");
  CREATE INDEX "_development_type_v_latest_idx" ON "_development_type_v" USING btree ("latest");
  CREATE INDEX "about_years_order_idx" ON "about_years" USING btree ("_order");
  CREATE INDEX "about_years_parent_id_idx" ON "about_years" USING btree ("_parent_id");
  CREATE INDEX "about_numbers_list_order_idx" ON "about_numbers_list" USING btree ("_order");
  CREATE INDEX "about_numbers_list_parent_id_idx" ON "about_numbers_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_alias_idx" ON "about" USING btree ("alias");
  CREATE INDEX "about_image_image_file_idx" ON "about" USING btree ("image_file_id");
  CREATE INDEX "about_introduction_image_introduction_image_file_idx" ON "about" USING btree ("introduction_image_file_id");
  CREATE INDEX "about_team_image_team_image_file_idx" ON "about" USING btree ("team_image_file_id");
  CREATE INDEX "about_updated_at_idx" ON "about" USING btree ("updated_at");
  CREATE INDEX "about_created_at_idx" ON "about" USING btree ("created_at");
  CREATE INDEX "about_deleted_at_idx" ON "about" USING btree ("deleted_at");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_years_order_idx" ON "_about_v_version_years" USING btree ("_order");
  CREATE INDEX "_about_v_version_years_parent_id_idx" ON "_about_v_version_years" USING btree ("_parent_id");
  CREATE INDEX "__about_v_version_numbers_list_v_order_idx" ON "__about_v_version_numbers_list_v" USING btree ("_order");
  CREATE INDEX "__about_v_version_numbers_list_v_parent_id_idx" ON "__about_v_version_numbers_list_v" USING btree ("_parent_id");
  CREATE INDEX "_about_v_parent_idx" ON "_about_v" USING btree ("parent_id");
  CREATE INDEX "_about_v_version_version_alias_idx" ON "_about_v" USING btree ("version_alias");
  CREATE INDEX "_about_v_version_image_version_image_file_idx" ON "_about_v" USING btree ("version_image_file_id");
  CREATE INDEX "_about_v_version_introduction_image_version_introduction_idx" ON "_about_v" USING btree ("version_introduction_image_file_id");
  CREATE INDEX "_about_v_version_team_image_version_team_image_file_idx" ON "_about_v" USING btree ("version_team_image_file_id");
  CREATE INDEX "_about_v_version_version_updated_at_idx" ON "_about_v" USING btree ("version_updated_at");
  CREATE INDEX "_about_v_version_version_created_at_idx" ON "_about_v" USING btree ("version_created_at");
  CREATE INDEX "_about_v_version_version_deleted_at_idx" ON "_about_v" USING btree ("version_deleted_at");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "own_lab_gallery_order_idx" ON "own_lab_gallery" USING btree ("_order");
  CREATE INDEX "own_lab_gallery_parent_id_idx" ON "own_lab_gallery" USING btree ("_parent_id");
  CREATE INDEX "own_lab_gallery_large_image_large_image_file_idx" ON "own_lab_gallery" USING btree ("large_image_file_id");
  CREATE INDEX "own_lab_gallery_middle_image_middle_image_file_idx" ON "own_lab_gallery" USING btree ("middle_image_file_id");
  CREATE INDEX "own_lab_gallery_left_small_image_left_small_image_file_idx" ON "own_lab_gallery" USING btree ("left_small_image_file_id");
  CREATE INDEX "own_lab_gallery_right_small_image_right_small_image_file_idx" ON "own_lab_gallery" USING btree ("right_small_image_file_id");
  CREATE INDEX "own_lab_gallery_right_large_image_right_large_image_file_idx" ON "own_lab_gallery" USING btree ("right_large_image_file_id");
  CREATE INDEX "own_lab_gallery_right_middle_image_right_middle_image_fi_idx" ON "own_lab_gallery" USING btree ("right_middle_image_file_id");
  CREATE UNIQUE INDEX "own_lab_alias_idx" ON "own_lab" USING btree ("alias");
  CREATE INDEX "own_lab_introduction_image_introduction_image_file_idx" ON "own_lab" USING btree ("introduction_image_file_id");
  CREATE INDEX "own_lab_updated_at_idx" ON "own_lab" USING btree ("updated_at");
  CREATE INDEX "own_lab_created_at_idx" ON "own_lab" USING btree ("created_at");
  CREATE INDEX "own_lab_deleted_at_idx" ON "own_lab" USING btree ("deleted_at");
  CREATE INDEX "own_lab__status_idx" ON "own_lab" USING btree ("_status");
  CREATE INDEX "_own_lab_v_version_gallery_order_idx" ON "_own_lab_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_own_lab_v_version_gallery_parent_id_idx" ON "_own_lab_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_own_lab_v_version_gallery_large_image_large_image_file_idx" ON "_own_lab_v_version_gallery" USING btree ("large_image_file_id");
  CREATE INDEX "_own_lab_v_version_gallery_middle_image_middle_image_fil_idx" ON "_own_lab_v_version_gallery" USING btree ("middle_image_file_id");
  CREATE INDEX "_own_lab_v_version_gallery_left_small_image_left_small_i_idx" ON "_own_lab_v_version_gallery" USING btree ("left_small_image_file_id");
  CREATE INDEX "_own_lab_v_version_gallery_right_small_image_right_small_idx" ON "_own_lab_v_version_gallery" USING btree ("right_small_image_file_id");
  CREATE INDEX "_own_lab_v_version_gallery_right_large_image_right_large_idx" ON "_own_lab_v_version_gallery" USING btree ("right_large_image_file_id");
  CREATE INDEX "_own_lab_v_version_gallery_right_middle_image_right_midd_idx" ON "_own_lab_v_version_gallery" USING btree ("right_middle_image_file_id");
  CREATE INDEX "_own_lab_v_parent_idx" ON "_own_lab_v" USING btree ("parent_id");
  CREATE INDEX "_own_lab_v_version_version_alias_idx" ON "_own_lab_v" USING btree ("version_alias");
  CREATE INDEX "_own_lab_v_version_introduction_image_version_introducti_idx" ON "_own_lab_v" USING btree ("version_introduction_image_file_id");
  CREATE INDEX "_own_lab_v_version_version_updated_at_idx" ON "_own_lab_v" USING btree ("version_updated_at");
  CREATE INDEX "_own_lab_v_version_version_created_at_idx" ON "_own_lab_v" USING btree ("version_created_at");
  CREATE INDEX "_own_lab_v_version_version_deleted_at_idx" ON "_own_lab_v" USING btree ("version_deleted_at");
  CREATE INDEX "_own_lab_v_version_version__status_idx" ON "_own_lab_v" USING btree ("version__status");
  CREATE INDEX "_own_lab_v_created_at_idx" ON "_own_lab_v" USING btree ("created_at");
  CREATE INDEX "_own_lab_v_updated_at_idx" ON "_own_lab_v" USING btree ("updated_at");
  CREATE INDEX "_own_lab_v_latest_idx" ON "_own_lab_v" USING btree ("latest");
  CREATE UNIQUE INDEX "customer_alias_idx" ON "customer" USING btree ("alias");
  CREATE INDEX "customer_image_image_file_idx" ON "customer" USING btree ("image_file_id");
  CREATE INDEX "customer_updated_at_idx" ON "customer" USING btree ("updated_at");
  CREATE INDEX "customer_created_at_idx" ON "customer" USING btree ("created_at");
  CREATE INDEX "customer_deleted_at_idx" ON "customer" USING btree ("deleted_at");
  CREATE INDEX "customer__status_idx" ON "customer" USING btree ("_status");
  CREATE INDEX "_customer_v_parent_idx" ON "_customer_v" USING btree ("parent_id");
  CREATE INDEX "_customer_v_version_version_alias_idx" ON "_customer_v" USING btree ("version_alias");
  CREATE INDEX "_customer_v_version_image_version_image_file_idx" ON "_customer_v" USING btree ("version_image_file_id");
  CREATE INDEX "_customer_v_version_version_updated_at_idx" ON "_customer_v" USING btree ("version_updated_at");
  CREATE INDEX "_customer_v_version_version_created_at_idx" ON "_customer_v" USING btree ("version_created_at");
  CREATE INDEX "_customer_v_version_version_deleted_at_idx" ON "_customer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_customer_v_version_version__status_idx" ON "_customer_v" USING btree ("version__status");
  CREATE INDEX "_customer_v_created_at_idx" ON "_customer_v" USING btree ("created_at");
  CREATE INDEX "_customer_v_updated_at_idx" ON "_customer_v" USING btree ("updated_at");
  CREATE INDEX "_customer_v_latest_idx" ON "_customer_v" USING btree ("latest");
  CREATE UNIQUE INDEX "media_path_idx" ON "media" USING btree ("path");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "files_path_idx" ON "files" USING btree ("path");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_module_id_idx" ON "payload_locked_documents_rels" USING btree ("module_id");
  CREATE INDEX "payload_locked_documents_rels_product_id_idx" ON "payload_locked_documents_rels" USING btree ("product_id");
  CREATE INDEX "payload_locked_documents_rels_solution_id_idx" ON "payload_locked_documents_rels" USING btree ("solution_id");
  CREATE INDEX "payload_locked_documents_rels_feature_id_idx" ON "payload_locked_documents_rels" USING btree ("feature_id");
  CREATE INDEX "payload_locked_documents_rels_domain_id_idx" ON "payload_locked_documents_rels" USING btree ("domain_id");
  CREATE INDEX "payload_locked_documents_rels_case_id_idx" ON "payload_locked_documents_rels" USING btree ("case_id");
  CREATE INDEX "payload_locked_documents_rels_lab_id_idx" ON "payload_locked_documents_rels" USING btree ("lab_id");
  CREATE INDEX "payload_locked_documents_rels_publication_id_idx" ON "payload_locked_documents_rels" USING btree ("publication_id");
  CREATE INDEX "payload_locked_documents_rels_tech_document_id_idx" ON "payload_locked_documents_rels" USING btree ("tech_document_id");
  CREATE INDEX "payload_locked_documents_rels_training_id_idx" ON "payload_locked_documents_rels" USING btree ("training_id");
  CREATE INDEX "payload_locked_documents_rels_white_paper_id_idx" ON "payload_locked_documents_rels" USING btree ("white_paper_id");
  CREATE INDEX "payload_locked_documents_rels_purchase_id_idx" ON "payload_locked_documents_rels" USING btree ("purchase_id");
  CREATE INDEX "payload_locked_documents_rels_it_id_idx" ON "payload_locked_documents_rels" USING btree ("it_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_data_sheet_id_idx" ON "payload_locked_documents_rels" USING btree ("data_sheet_id");
  CREATE INDEX "payload_locked_documents_rels_integration_id_idx" ON "payload_locked_documents_rels" USING btree ("integration_id");
  CREATE INDEX "payload_locked_documents_rels_sample_data_id_idx" ON "payload_locked_documents_rels" USING btree ("sample_data_id");
  CREATE INDEX "payload_locked_documents_rels_paradigm_id_idx" ON "payload_locked_documents_rels" USING btree ("paradigm_id");
  CREATE INDEX "payload_locked_documents_rels_ecosystem_category_id_idx" ON "payload_locked_documents_rels" USING btree ("ecosystem_category_id");
  CREATE INDEX "payload_locked_documents_rels_course_theme_id_idx" ON "payload_locked_documents_rels" USING btree ("course_theme_id");
  CREATE INDEX "payload_locked_documents_rels_technical_service_id_idx" ON "payload_locked_documents_rels" USING btree ("technical_service_id");
  CREATE INDEX "payload_locked_documents_rels_development_type_id_idx" ON "payload_locked_documents_rels" USING btree ("development_type_id");
  CREATE INDEX "payload_locked_documents_rels_about_id_idx" ON "payload_locked_documents_rels" USING btree ("about_id");
  CREATE INDEX "payload_locked_documents_rels_own_lab_id_idx" ON "payload_locked_documents_rels" USING btree ("own_lab_id");
  CREATE INDEX "payload_locked_documents_rels_customer_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "module_index_items" CASCADE;
  DROP TABLE "module_index" CASCADE;
  DROP TABLE "module_facts" CASCADE;
  DROP TABLE "module_english_points" CASCADE;
  DROP TABLE "module_english_month" CASCADE;
  DROP TABLE "module" CASCADE;
  DROP TABLE "_module_v_version_index_items" CASCADE;
  DROP TABLE "_module_v_version_index" CASCADE;
  DROP TABLE "_module_v_version_facts" CASCADE;
  DROP TABLE "_module_v_version_english_points" CASCADE;
  DROP TABLE "_module_v_version_english_month" CASCADE;
  DROP TABLE "_module_v" CASCADE;
  DROP TABLE "product_product_imgs" CASCADE;
  DROP TABLE "product_parameters" CASCADE;
  DROP TABLE "product_tender" CASCADE;
  DROP TABLE "product_decisive" CASCADE;
  DROP TABLE "product_setup_places" CASCADE;
  DROP TABLE "product_setup_together" CASCADE;
  DROP TABLE "product_english_points" CASCADE;
  DROP TABLE "product_english_month" CASCADE;
  DROP TABLE "product" CASCADE;
  DROP TABLE "_product_v_version_product_imgs" CASCADE;
  DROP TABLE "_product_v_version_parameters" CASCADE;
  DROP TABLE "_product_v_version_tender" CASCADE;
  DROP TABLE "_product_v_version_decisive" CASCADE;
  DROP TABLE "_product_v_version_setup_places" CASCADE;
  DROP TABLE "_product_v_version_setup_together" CASCADE;
  DROP TABLE "_product_v_version_english_points" CASCADE;
  DROP TABLE "_product_v_version_english_month" CASCADE;
  DROP TABLE "_product_v" CASCADE;
  DROP TABLE "solution_children" CASCADE;
  DROP TABLE "solution_devices" CASCADE;
  DROP TABLE "solution_room_facts" CASCADE;
  DROP TABLE "solution_plan" CASCADE;
  DROP TABLE "solution_weeks" CASCADE;
  DROP TABLE "solution_limits" CASCADE;
  DROP TABLE "solution_english_points" CASCADE;
  DROP TABLE "solution_english_month" CASCADE;
  DROP TABLE "solution" CASCADE;
  DROP TABLE "solution_rels" CASCADE;
  DROP TABLE "_solution_v_version_children" CASCADE;
  DROP TABLE "_solution_v_version_devices" CASCADE;
  DROP TABLE "_solution_v_version_room_facts" CASCADE;
  DROP TABLE "_solution_v_version_plan" CASCADE;
  DROP TABLE "_solution_v_version_weeks" CASCADE;
  DROP TABLE "_solution_v_version_limits" CASCADE;
  DROP TABLE "_solution_v_version_english_points" CASCADE;
  DROP TABLE "_solution_v_version_english_month" CASCADE;
  DROP TABLE "_solution_v" CASCADE;
  DROP TABLE "_solution_v_rels" CASCADE;
  DROP TABLE "feature_children_features" CASCADE;
  DROP TABLE "feature_children" CASCADE;
  DROP TABLE "feature" CASCADE;
  DROP TABLE "_feature_v_version_children_features" CASCADE;
  DROP TABLE "_feature_v_version_children" CASCADE;
  DROP TABLE "_feature_v" CASCADE;
  DROP TABLE "domain_field_solutions" CASCADE;
  DROP TABLE "domain_related_modules" CASCADE;
  DROP TABLE "domain" CASCADE;
  DROP TABLE "_domain_v_version_field_solutions" CASCADE;
  DROP TABLE "_domain_v_version_related_modules" CASCADE;
  DROP TABLE "_domain_v" CASCADE;
  DROP TABLE "case" CASCADE;
  DROP TABLE "case_rels" CASCADE;
  DROP TABLE "_case_v" CASCADE;
  DROP TABLE "_case_v_rels" CASCADE;
  DROP TABLE "lab_image" CASCADE;
  DROP TABLE "lab_plan" CASCADE;
  DROP TABLE "lab" CASCADE;
  DROP TABLE "lab_rels" CASCADE;
  DROP TABLE "_lab_v_version_image" CASCADE;
  DROP TABLE "_lab_v_version_plan" CASCADE;
  DROP TABLE "_lab_v" CASCADE;
  DROP TABLE "_lab_v_rels" CASCADE;
  DROP TABLE "publication_citation_authors" CASCADE;
  DROP TABLE "publication" CASCADE;
  DROP TABLE "publication_rels" CASCADE;
  DROP TABLE "_publication_v_version_citation_authors" CASCADE;
  DROP TABLE "_publication_v" CASCADE;
  DROP TABLE "_publication_v_rels" CASCADE;
  DROP TABLE "tech_document" CASCADE;
  DROP TABLE "tech_document_rels" CASCADE;
  DROP TABLE "_tech_document_v" CASCADE;
  DROP TABLE "_tech_document_v_rels" CASCADE;
  DROP TABLE "training" CASCADE;
  DROP TABLE "_training_v" CASCADE;
  DROP TABLE "white_paper" CASCADE;
  DROP TABLE "white_paper_rels" CASCADE;
  DROP TABLE "_white_paper_v" CASCADE;
  DROP TABLE "_white_paper_v_rels" CASCADE;
  DROP TABLE "purchase_facts" CASCADE;
  DROP TABLE "purchase_terms_rows" CASCADE;
  DROP TABLE "purchase_terms" CASCADE;
  DROP TABLE "purchase_upkeep" CASCADE;
  DROP TABLE "purchase" CASCADE;
  DROP TABLE "_purchase_v_version_facts" CASCADE;
  DROP TABLE "_purchase_v_version_terms_rows" CASCADE;
  DROP TABLE "_purchase_v_version_terms" CASCADE;
  DROP TABLE "_purchase_v_version_upkeep" CASCADE;
  DROP TABLE "_purchase_v" CASCADE;
  DROP TABLE "it_facts" CASCADE;
  DROP TABLE "it_flow" CASCADE;
  DROP TABLE "it_terms_rows" CASCADE;
  DROP TABLE "it_terms" CASCADE;
  DROP TABLE "it_networks" CASCADE;
  DROP TABLE "it" CASCADE;
  DROP TABLE "_it_v_version_facts" CASCADE;
  DROP TABLE "_it_v_version_flow" CASCADE;
  DROP TABLE "_it_v_version_terms_rows" CASCADE;
  DROP TABLE "_it_v_version_terms" CASCADE;
  DROP TABLE "_it_v_version_networks" CASCADE;
  DROP TABLE "_it_v" CASCADE;
  DROP TABLE "faq_groups_questions" CASCADE;
  DROP TABLE "faq_groups" CASCADE;
  DROP TABLE "faq" CASCADE;
  DROP TABLE "_faq_v_version_groups_questions" CASCADE;
  DROP TABLE "_faq_v_version_groups" CASCADE;
  DROP TABLE "_faq_v" CASCADE;
  DROP TABLE "data_sheet_rows" CASCADE;
  DROP TABLE "data_sheet" CASCADE;
  DROP TABLE "_data_sheet_v_version_rows" CASCADE;
  DROP TABLE "_data_sheet_v" CASCADE;
  DROP TABLE "integration_sends" CASCADE;
  DROP TABLE "integration" CASCADE;
  DROP TABLE "_integration_v_version_sends" CASCADE;
  DROP TABLE "_integration_v" CASCADE;
  DROP TABLE "sample_data_lanes" CASCADE;
  DROP TABLE "sample_data_events" CASCADE;
  DROP TABLE "sample_data_files" CASCADE;
  DROP TABLE "sample_data" CASCADE;
  DROP TABLE "_sample_data_v_version_lanes" CASCADE;
  DROP TABLE "_sample_data_v_version_events" CASCADE;
  DROP TABLE "_sample_data_v_version_files" CASCADE;
  DROP TABLE "_sample_data_v" CASCADE;
  DROP TABLE "paradigm_facts" CASCADE;
  DROP TABLE "paradigm_timings" CASCADE;
  DROP TABLE "paradigm_devices" CASCADE;
  DROP TABLE "paradigm_effects" CASCADE;
  DROP TABLE "paradigm_limits" CASCADE;
  DROP TABLE "paradigm" CASCADE;
  DROP TABLE "paradigm_rels" CASCADE;
  DROP TABLE "_paradigm_v_version_facts" CASCADE;
  DROP TABLE "_paradigm_v_version_timings" CASCADE;
  DROP TABLE "_paradigm_v_version_devices" CASCADE;
  DROP TABLE "_paradigm_v_version_effects" CASCADE;
  DROP TABLE "_paradigm_v_version_limits" CASCADE;
  DROP TABLE "_paradigm_v" CASCADE;
  DROP TABLE "_paradigm_v_rels" CASCADE;
  DROP TABLE "ecosystem_category" CASCADE;
  DROP TABLE "_ecosystem_category_v" CASCADE;
  DROP TABLE "course_theme" CASCADE;
  DROP TABLE "_course_theme_v" CASCADE;
  DROP TABLE "technical_service_children" CASCADE;
  DROP TABLE "technical_service" CASCADE;
  DROP TABLE "technical_service_rels" CASCADE;
  DROP TABLE "_technical_service_v_version_children" CASCADE;
  DROP TABLE "_technical_service_v" CASCADE;
  DROP TABLE "_technical_service_v_rels" CASCADE;
  DROP TABLE "development_type" CASCADE;
  DROP TABLE "_development_type_v" CASCADE;
  DROP TABLE "about_years" CASCADE;
  DROP TABLE "about_numbers_list" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_years" CASCADE;
  DROP TABLE "__about_v_version_numbers_list_v" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "own_lab_gallery" CASCADE;
  DROP TABLE "own_lab" CASCADE;
  DROP TABLE "_own_lab_v_version_gallery" CASCADE;
  DROP TABLE "_own_lab_v" CASCADE;
  DROP TABLE "customer" CASCADE;
  DROP TABLE "_customer_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_module_status";
  DROP TYPE "public"."enum__module_v_version_status";
  DROP TYPE "public"."enum_product_status";
  DROP TYPE "public"."enum__product_v_version_status";
  DROP TYPE "public"."enum_solution_status";
  DROP TYPE "public"."enum__solution_v_version_status";
  DROP TYPE "public"."enum_feature_status";
  DROP TYPE "public"."enum__feature_v_version_status";
  DROP TYPE "public"."enum_domain_status";
  DROP TYPE "public"."enum__domain_v_version_status";
  DROP TYPE "public"."enum_case_status";
  DROP TYPE "public"."enum__case_v_version_status";
  DROP TYPE "public"."enum_lab_status";
  DROP TYPE "public"."enum__lab_v_version_status";
  DROP TYPE "public"."enum_publication_status";
  DROP TYPE "public"."enum__publication_v_version_status";
  DROP TYPE "public"."enum_tech_document_status";
  DROP TYPE "public"."enum__tech_document_v_version_status";
  DROP TYPE "public"."enum_training_status";
  DROP TYPE "public"."enum__training_v_version_status";
  DROP TYPE "public"."enum_white_paper_status";
  DROP TYPE "public"."enum__white_paper_v_version_status";
  DROP TYPE "public"."enum_purchase_status";
  DROP TYPE "public"."enum__purchase_v_version_status";
  DROP TYPE "public"."enum_it_status";
  DROP TYPE "public"."enum__it_v_version_status";
  DROP TYPE "public"."enum_faq_status";
  DROP TYPE "public"."enum__faq_v_version_status";
  DROP TYPE "public"."enum_data_sheet_status";
  DROP TYPE "public"."enum__data_sheet_v_version_status";
  DROP TYPE "public"."enum_integration_status";
  DROP TYPE "public"."enum__integration_v_version_status";
  DROP TYPE "public"."enum_sample_data_status";
  DROP TYPE "public"."enum__sample_data_v_version_status";
  DROP TYPE "public"."enum_paradigm_status";
  DROP TYPE "public"."enum__paradigm_v_version_status";
  DROP TYPE "public"."enum_ecosystem_category_status";
  DROP TYPE "public"."enum__ecosystem_category_v_version_status";
  DROP TYPE "public"."enum_course_theme_status";
  DROP TYPE "public"."enum__course_theme_v_version_status";
  DROP TYPE "public"."enum_technical_service_status";
  DROP TYPE "public"."enum__technical_service_v_version_status";
  DROP TYPE "public"."enum_development_type_status";
  DROP TYPE "public"."enum__development_type_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_own_lab_status";
  DROP TYPE "public"."enum__own_lab_v_version_status";
  DROP TYPE "public"."enum_customer_status";
  DROP TYPE "public"."enum__customer_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
