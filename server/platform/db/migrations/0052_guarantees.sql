DROP VIEW "public"."shown_parts";--> statement-breakpoint
DROP VIEW "public"."shown_services";--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "guarantee_months" integer;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "guarantee_km" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "guarantee_months" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "guarantee_km" integer;--> statement-breakpoint
ALTER TABLE "visit_lines" ADD COLUMN "guarantee_months" integer;--> statement-breakpoint
ALTER TABLE "visit_lines" ADD COLUMN "guarantee_km" integer;--> statement-breakpoint
CREATE VIEW "public"."shown_parts" AS (select "id", "hidden", "slug", "category_id", "name", "info", "manufacturer", "mpn", "price", "guarantee_months", "guarantee_km", "photo", "in_stock", "position", "changed_at" from "parts" where "parts"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_services" AS (select "id", "hidden", "slug", "category_id", "icon", "photo", "name", "description", "price_from", "price_sedan", "price_suv", "guarantee_months", "guarantee_km", "guarantee", "includes", "extras", "questions", "part_ids", "article_ids", "duration_minutes", "call_only", "step_minutes", "buffer_minutes", "interval_km", "interval_months", "position", "changed_at" from "services" where "services"."hidden" = false);