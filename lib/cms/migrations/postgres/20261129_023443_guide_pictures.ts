import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "purchase" ADD COLUMN "image_file_id" varchar;
  ALTER TABLE "purchase" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "_purchase_v" ADD COLUMN "version_image_file_id" varchar;
  ALTER TABLE "_purchase_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "it" ADD COLUMN "image_file_id" varchar;
  ALTER TABLE "it" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "_it_v" ADD COLUMN "version_image_file_id" varchar;
  ALTER TABLE "_it_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "faq" ADD COLUMN "image_file_id" varchar;
  ALTER TABLE "faq" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "_faq_v" ADD COLUMN "version_image_file_id" varchar;
  ALTER TABLE "_faq_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "purchase" ADD CONSTRAINT "purchase_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_purchase_v" ADD CONSTRAINT "_purchase_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "it" ADD CONSTRAINT "it_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_it_v" ADD CONSTRAINT "_it_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq" ADD CONSTRAINT "faq_image_file_id_media_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_image_file_id_media_id_fk" FOREIGN KEY ("version_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "purchase_image_image_file_idx" ON "purchase" USING btree ("image_file_id");
  CREATE INDEX "_purchase_v_version_image_version_image_file_idx" ON "_purchase_v" USING btree ("version_image_file_id");
  CREATE INDEX "it_image_image_file_idx" ON "it" USING btree ("image_file_id");
  CREATE INDEX "_it_v_version_image_version_image_file_idx" ON "_it_v" USING btree ("version_image_file_id");
  CREATE INDEX "faq_image_image_file_idx" ON "faq" USING btree ("image_file_id");
  CREATE INDEX "_faq_v_version_image_version_image_file_idx" ON "_faq_v" USING btree ("version_image_file_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "purchase" DROP CONSTRAINT "purchase_image_file_id_media_id_fk";
  
  ALTER TABLE "_purchase_v" DROP CONSTRAINT "_purchase_v_version_image_file_id_media_id_fk";
  
  ALTER TABLE "it" DROP CONSTRAINT "it_image_file_id_media_id_fk";
  
  ALTER TABLE "_it_v" DROP CONSTRAINT "_it_v_version_image_file_id_media_id_fk";
  
  ALTER TABLE "faq" DROP CONSTRAINT "faq_image_file_id_media_id_fk";
  
  ALTER TABLE "_faq_v" DROP CONSTRAINT "_faq_v_version_image_file_id_media_id_fk";
  
  DROP INDEX "purchase_image_image_file_idx";
  DROP INDEX "_purchase_v_version_image_version_image_file_idx";
  DROP INDEX "it_image_image_file_idx";
  DROP INDEX "_it_v_version_image_version_image_file_idx";
  DROP INDEX "faq_image_image_file_idx";
  DROP INDEX "_faq_v_version_image_version_image_file_idx";
  ALTER TABLE "purchase" DROP COLUMN "image_file_id";
  ALTER TABLE "purchase" DROP COLUMN "image_alt";
  ALTER TABLE "_purchase_v" DROP COLUMN "version_image_file_id";
  ALTER TABLE "_purchase_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "it" DROP COLUMN "image_file_id";
  ALTER TABLE "it" DROP COLUMN "image_alt";
  ALTER TABLE "_it_v" DROP COLUMN "version_image_file_id";
  ALTER TABLE "_it_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "faq" DROP COLUMN "image_file_id";
  ALTER TABLE "faq" DROP COLUMN "image_alt";
  ALTER TABLE "_faq_v" DROP COLUMN "version_image_file_id";
  ALTER TABLE "_faq_v" DROP COLUMN "version_image_alt";`)
}
