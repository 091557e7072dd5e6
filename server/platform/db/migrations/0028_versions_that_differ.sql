ALTER TABLE "content_versions" ADD COLUMN "base" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "base" integer;--> statement-breakpoint
CREATE INDEX "article_blocks_lacking" ON "article_blocks" USING btree ("article_id") WHERE ("article_blocks"."title" ->> 'ru' = '' and "article_blocks"."title" ->> 'uz' <> '') or ("article_blocks"."title" ->> 'uz' = '' and "article_blocks"."title" ->> 'ru' <> '')
          or ("article_blocks"."info" ->> 'ru' = '' and "article_blocks"."info" ->> 'uz' <> '') or ("article_blocks"."info" ->> 'uz' = '' and "article_blocks"."info" ->> 'ru' <> '');
--> statement-breakpoint
-- Half of each page is left free: a part whose price or stock changes stays on its page, and none of its indexes is written.
ALTER TABLE parts SET (fillfactor = 50);
--> statement-breakpoint
CLUSTER parts USING parts_pkey;
--> statement-breakpoint
-- A price, a stock or a position makes no document of the search out of date. Not by joining what was and what is: a function keeps its plan,
-- and one made for a single row would go through all rows for each of them.
CREATE FUNCTION note_search_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (kind, entity_id)
    SELECT 'parts', id FROM (
      SELECT id, hidden, category_id, manufacturer, mpn, name, info FROM changed
      EXCEPT SELECT id, hidden, category_id, manufacturer, mpn, name, info FROM was) differing
    ORDER BY 2 ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER note_search_update ON parts;
--> statement-breakpoint
CREATE TRIGGER note_search_update AFTER UPDATE ON parts REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_parts();
--> statement-breakpoint
-- The same of what is in stock.
CREATE OR REPLACE FUNCTION show_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shown integer[] := ARRAY(
  SELECT DISTINCT part_id FROM (
    SELECT part_id, branch_id, on_hand > reserved FROM is_now
    EXCEPT SELECT part_id, branch_id, on_hand > reserved FROM was) differing ORDER BY 1);
BEGIN
  IF cardinality(shown) > 0 THEN UPDATE parts SET in_stock = in_stock WHERE id = ANY (shown); END IF;
  RETURN NULL;
END
$$;
