DROP VIEW "public"."shown_services";--> statement-breakpoint
ALTER TABLE "article_blocks" ADD COLUMN "service_id" integer;--> statement-breakpoint
ALTER TABLE "article_blocks" ADD COLUMN "part_id" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "price_sedan" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "price_suv" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "guarantee" jsonb DEFAULT '{"ru":"","uz":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "includes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "part_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "article_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_blocks" ADD CONSTRAINT "article_blocks_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_blocks" ADD CONSTRAINT "article_blocks_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_blocks_of_service" ON "article_blocks" USING btree ("service_id") WHERE "article_blocks"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "article_blocks_of_part" ON "article_blocks" USING btree ("part_id") WHERE "article_blocks"."part_id" is not null;--> statement-breakpoint
CREATE VIEW "public"."shown_services" AS (select "id", "hidden", "slug", "category_id", "icon", "photo", "name", "description", "price_from", "price_sedan", "price_suv", "guarantee", "includes", "extras", "questions", "part_ids", "article_ids", "duration_minutes", "call_only", "step_minutes", "buffer_minutes", "interval_km", "interval_months", "position", "changed_at" from "services" where "services"."hidden" = false);