DROP INDEX "parts_by_words";--> statement-breakpoint
ALTER TABLE "part_counts" ADD COLUMN "in_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "parts_in_stock" ON "parts" USING btree ("position","id") WHERE "parts"."in_stock";--> statement-breakpoint
CREATE INDEX "parts_by_words" ON "parts" USING gin (desk_words("name"::text || ' ' || "mpn"::text || ' ' || translate("mpn", '-./ _', '')::text) gin_trgm_ops);
--> statement-breakpoint
-- Written by hand from here on: what the trigger counts and when, and what is there to be counted now.
CREATE OR REPLACE FUNCTION count_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('yolda.preview', true) = 'on' THEN RETURN NULL; END IF;
  DELETE FROM part_counts;
  INSERT INTO part_counts (category_id, manufacturer, count, in_stock)
    SELECT category_id, manufacturer, count(*)::int, (count(*) FILTER (WHERE in_stock))::int
    FROM shown_parts GROUP BY category_id, manufacturer;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DELETE FROM part_counts;
--> statement-breakpoint
INSERT INTO part_counts (category_id, manufacturer, count, in_stock)
  SELECT category_id, manufacturer, count(*)::int, (count(*) FILTER (WHERE in_stock))::int
  FROM shown_parts GROUP BY category_id, manufacturer;
--> statement-breakpoint
DROP TRIGGER count_parts ON parts;
--> statement-breakpoint
CREATE TRIGGER count_parts AFTER INSERT OR UPDATE OF category_id, manufacturer, hidden, in_stock OR DELETE OR TRUNCATE ON parts
  FOR EACH STATEMENT EXECUTE FUNCTION count_parts();
