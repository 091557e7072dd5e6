CREATE TABLE "content_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"by" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_by_staff_id_fk" FOREIGN KEY ("by") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_previews_of" ON "content_previews" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "content_previews_expired" ON "content_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_previews_by" ON "content_previews" USING btree ("by");
--> statement-breakpoint
-- A preview writes a draft, reads its page and takes all back (server/desk/content/preview/draft.ts): nothing is counted anew, and the row of
-- content_version is not locked.
CREATE OR REPLACE FUNCTION bump_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('yolda.preview', true) = 'on' THEN RETURN NULL; END IF;
  UPDATE content_version SET version = version + 1 WHERE id = 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('yolda.preview', true) = 'on' THEN RETURN NULL; END IF;
  DELETE FROM part_counts;
  INSERT INTO part_counts (category_id, manufacturer, count)
    SELECT category_id, manufacturer, count(*)::int FROM shown_parts GROUP BY category_id, manufacturer;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('yolda.preview', true) = 'on' THEN RETURN NULL; END IF;
  DELETE FROM article_counts;
  INSERT INTO article_counts (category_id, count)
    SELECT category_id, count(*)::int FROM shown_articles GROUP BY category_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION facet_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('yolda.preview', true) = 'on' THEN RETURN NULL; END IF;
  DELETE FROM article_facets;
  INSERT INTO article_facets (category_id, tag_id, month)
    SELECT DISTINCT a.category_id, link.tag_id, a.published_month
    FROM shown_articles a LEFT JOIN article_tag_links link ON link.article_id = a.id;
  RETURN NULL;
END
$$;
