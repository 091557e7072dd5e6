CREATE TABLE "article_counts" (
	"category_id" integer,
	"count" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_list";--> statement-breakpoint
DROP INDEX "articles_by_category";--> statement-breakpoint
DROP INDEX "articles_by_month";--> statement-breakpoint
DROP INDEX "articles_by_day";--> statement-breakpoint
DROP INDEX "sms_codes_by_phone";--> statement-breakpoint
CREATE UNIQUE INDEX "article_counts_category" ON "article_counts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "articles_list" ON "articles" USING btree ("published_date","id");--> statement-breakpoint
CREATE INDEX "articles_by_category" ON "articles" USING btree ("category_id","published_date","id");--> statement-breakpoint
CREATE INDEX "articles_by_month" ON "articles" USING btree ("published_month","published_day","published_date","id");--> statement-breakpoint
CREATE INDEX "articles_by_day" ON "articles" USING btree ("published_day","published_date","id");--> statement-breakpoint
CREATE INDEX "sms_codes_by_phone" ON "sms_codes" USING btree ("phone","sent_at");
--> statement-breakpoint
-- As count_parts: after "bump…", whose lock makes writers count one after the other.
CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM article_counts;
  INSERT INTO article_counts (category_id, count)
    SELECT category_id, count(*)::int FROM articles GROUP BY category_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_articles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION count_articles();
--> statement-breakpoint
INSERT INTO article_counts (category_id, count)
  SELECT category_id, count(*)::int FROM articles GROUP BY category_id;
