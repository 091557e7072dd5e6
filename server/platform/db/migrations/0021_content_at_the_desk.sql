-- What the desk finds content by. Letter by letter: `lower` knows Cyrillic in no database of bytes, as PGlite is one.
CREATE FUNCTION desk_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(words), 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁёЎҚҒҲʻʼ‘’`´''', 'абвгдежзийклмнопрстуфхцчшщъыьэюяееўқғҳ')
$$;
--> statement-breakpoint
CREATE TABLE "content_items" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"draft" jsonb,
	"publish_at" timestamp with time zone,
	"scheduled_by" integer,
	"refusal" jsonb,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_items_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb NOT NULL,
	"hidden" boolean NOT NULL,
	"by" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_kind_item_id_number_pk" PRIMARY KEY("kind","item_id","number")
);
--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article_tags" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_links" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "part_categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "about_banners" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "about_us" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advantages" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hero_images" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services_intro" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "content_items_changed" ON "content_items" USING btree ("kind","changed_at","item_id");--> statement-breakpoint
CREATE INDEX "content_items_due" ON "content_items" USING btree ("publish_at") WHERE "content_items"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_items_drafts" ON "content_items" USING btree ("kind","item_id") WHERE "content_items"."draft" is not null;--> statement-breakpoint
CREATE INDEX "articles_by_words" ON "articles" USING gin (desk_words("title"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_hidden" ON "articles" USING btree ("id") WHERE "articles"."hidden";--> statement-breakpoint
CREATE INDEX "parts_by_words" ON "parts" USING gin (desk_words("name"::text || ' ' || "mpn"::text) gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."shown_about_banners" AS (select "id", "position", "hidden", "title", "description", "photo", "button", "disabled" from "about_banners" where "about_banners"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_about_us" AS (select "id", "position", "hidden", "title", "description", "photo" from "about_us" where "about_us"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_advantages" AS (select "id", "position", "hidden", "title", "info", "points" from "advantages" where "advantages"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_article_categories" AS (select "id", "hidden", "slug", "name", "position" from "article_categories" where "article_categories"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_article_tags" AS (select "id", "hidden", "slug", "name", "position" from "article_tags" where "article_tags"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_articles" AS (select "id", "hidden", "slug", "category_id", "photo", "title", "published_date", "published_month", "published_day", "changed_at" from "articles" where "articles"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_banners" AS (select "id", "position", "hidden", "name", "link", "photo" from "banners" where "banners"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_branches" AS (select "id", "hidden", "slug", "region_id", "name", "address", "locality", "postal_code", "photo", "latitude", "longitude", "hours_weekdays", "hours_saturday", "hours_sunday", "service_manager_phone", "store_manager_phone", "position" from "branches" where "branches"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_brands" AS (select "id", "hidden", "slug", "name", "logo", "position" from "brands" where "brands"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_car_models" AS (select "id", "hidden", "slug", "brand_id", "name", "position" from "car_models" where "car_models"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_company_links" AS (select "id", "hidden", "kind", "address", "position" from "company_links" where "company_links"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_contacts" AS (select "id", "hidden", "kind", "name", "phone", "position" from "contacts" where "contacts"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_documents" AS (select "id", "hidden", "slug", "title", "body", "version", "position", "changed_at" from "documents" where "documents"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_employees" AS (select "id", "hidden", "slug", "name", "job_title", "photo", "position" from "employees" where "employees"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_facts" AS (select "id", "position", "hidden", "items" from "facts" where "facts"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_faq" AS (select "id", "position", "hidden", "question", "answer" from "faq" where "faq"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_hero_images" AS (select "id", "position", "hidden", "blog", "store", "about_us", "contact", "services" from "hero_images" where "hero_images"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_part_categories" AS (select "id", "hidden", "slug", "name", "position" from "part_categories" where "part_categories"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_parts" AS (select "id", "hidden", "slug", "category_id", "name", "info", "manufacturer", "mpn", "price", "photo", "in_stock", "position", "changed_at" from "parts" where "parts"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_promos" AS (select "id", "position", "hidden", "title", "info", "photo" from "promos" where "promos"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_regions" AS (select "id", "hidden", "slug", "name", "position" from "regions" where "regions"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_service_categories" AS (select "id", "hidden", "slug", "name", "position" from "service_categories" where "service_categories"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_services" AS (select "id", "hidden", "slug", "category_id", "icon", "photo", "name", "description", "price_from", "duration_minutes", "position", "changed_at" from "services" where "services"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_services_intro" AS (select "id", "position", "hidden", "title", "description", "photo" from "services_intro" where "services_intro"."hidden" = false);--> statement-breakpoint
CREATE VIEW "public"."shown_videos" AS (select "id", "position", "hidden", "video" from "videos" where "videos"."hidden" = false);
--> statement-breakpoint
CREATE INDEX "services_shown" ON "services" USING btree ("category_id","id") WHERE not "services"."hidden";
--> statement-breakpoint
CREATE INDEX "content_items_new" ON "content_items" USING btree ("kind","item_id") WHERE "content_items"."is_new";
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is counted is what is shown.
CREATE OR REPLACE FUNCTION count_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM part_counts;
  INSERT INTO part_counts (category_id, manufacturer, count)
    SELECT category_id, manufacturer, count(*)::int FROM shown_parts GROUP BY category_id, manufacturer;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_counts;
  INSERT INTO article_counts (category_id, count)
    SELECT category_id, count(*)::int FROM shown_articles GROUP BY category_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION facet_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_facets;
  INSERT INTO article_facets (category_id, tag_id, month)
    SELECT DISTINCT a.category_id, link.tag_id, a.published_month
    FROM shown_articles a LEFT JOIN article_tag_links link ON link.article_id = a.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At any size a price or a text costs no counting.
DROP TRIGGER count_parts ON parts;
--> statement-breakpoint
CREATE TRIGGER count_parts AFTER INSERT OR UPDATE OF category_id, manufacturer, hidden OR DELETE OR TRUNCATE ON parts
  FOR EACH STATEMENT EXECUTE FUNCTION count_parts();
--> statement-breakpoint
DROP TRIGGER count_articles ON articles;
--> statement-breakpoint
CREATE TRIGGER count_articles AFTER INSERT OR UPDATE OF category_id, hidden OR DELETE OR TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
DROP TRIGGER facet_articles ON articles;
--> statement-breakpoint
CREATE TRIGGER facet_articles AFTER INSERT OR UPDATE OF category_id, published_date, hidden OR DELETE OR TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION facet_articles();
