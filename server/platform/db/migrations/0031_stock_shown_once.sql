DROP INDEX "content_items_pictures";--> statement-breakpoint
DROP INDEX "content_versions_pictures";--> statement-breakpoint
CREATE INDEX "content_items_pictures" ON "content_items" USING gin (jsonb_path_query_array("draft", '$.** ? (@ starts with "/media/p/")')) WHERE "content_items"."draft" is not null;--> statement-breakpoint
CREATE INDEX "content_versions_pictures" ON "content_versions" USING gin (jsonb_path_query_array("value", '$.** ? (@ starts with "/media/p/")')) WHERE "content_versions"."base" is null;
--> statement-breakpoint
-- Room on each page for two changes of each of its parts, price and stock, and for one of each line of stock.
ALTER TABLE parts SET (fillfactor = 33);
--> statement-breakpoint
CLUSTER parts USING parts_pkey;
--> statement-breakpoint
ALTER TABLE stock SET (fillfactor = 50);
--> statement-breakpoint
CLUSTER stock USING stock_part_id_branch_id_pk;
--> statement-breakpoint
-- Planned each time: a function keeps its plans, and one made for a few moves would go through all of them for each.
CREATE OR REPLACE FUNCTION apply_stock_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO stock (part_id, branch_id) SELECT DISTINCT part_id, branch_id FROM moved
    WHERE NOT EXISTS (SELECT FROM stock WHERE stock.part_id = moved.part_id AND stock.branch_id = moved.branch_id)
    ORDER BY 1, 2 ON CONFLICT DO NOTHING';
  EXECUTE 'UPDATE stock SET on_hand = on_hand + total.change
    FROM (SELECT part_id, branch_id, sum(change)::int AS change FROM moved GROUP BY part_id, branch_id) total
    WHERE stock.part_id = total.part_id AND stock.branch_id = total.branch_id';
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is in stock, of many at once. The content's lock comes first, so that what others moved meanwhile is seen; a preview takes none.
CREATE FUNCTION show_in_stock(shown integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('yolda.preview', true) IS DISTINCT FROM 'on' THEN PERFORM FROM content_version FOR UPDATE; END IF;
  UPDATE parts SET in_stock = EXISTS (
    SELECT FROM stock JOIN branches ON branches.id = stock.branch_id AND NOT branches.hidden
    WHERE stock.part_id = parts.id AND stock.on_hand > stock.reserved) WHERE id = ANY (shown);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION show_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shown integer[] := ARRAY(
  SELECT DISTINCT part_id FROM (
    SELECT part_id, branch_id, on_hand > reserved FROM is_now
    EXCEPT SELECT part_id, branch_id, on_hand > reserved FROM was) differing ORDER BY 1);
BEGIN
  IF cardinality(shown) > 0 THEN PERFORM show_in_stock(shown); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION show_branch_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM show_in_stock(ARRAY(SELECT part_id FROM stock WHERE branch_id = NEW.id AND on_hand > reserved));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- They have looked already: only what is written from outside is replaced.
DROP TRIGGER derive_in_stock ON parts;
--> statement-breakpoint
CREATE TRIGGER derive_in_stock BEFORE INSERT OR UPDATE OF in_stock ON parts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION derive_in_stock();
