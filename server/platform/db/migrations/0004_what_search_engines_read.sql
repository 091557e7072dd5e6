CREATE TABLE "article_facets" (
	"category_id" integer,
	"tag_id" integer,
	"month" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "locality" jsonb DEFAULT '{"ru":"","uz":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "mpn" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- As count_articles: after "bump…", whose lock makes writers rebuild it one after the other.
CREATE FUNCTION facet_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_facets;
  INSERT INTO article_facets (category_id, tag_id, month)
    SELECT DISTINCT a.category_id, link.tag_id, a.published_month
    FROM articles a LEFT JOIN article_tag_links link ON link.article_id = a.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER facet_articles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION facet_articles();
--> statement-breakpoint
CREATE TRIGGER facet_articles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_tag_links
  FOR EACH STATEMENT EXECUTE FUNCTION facet_articles();
--> statement-breakpoint
INSERT INTO article_facets (category_id, tag_id, month)
  SELECT DISTINCT a.category_id, link.tag_id, a.published_month
  FROM articles a LEFT JOIN article_tag_links link ON link.article_id = a.id;
