CREATE TABLE "stock" (
	"part_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_part_id_branch_id_pk" PRIMARY KEY("part_id","branch_id"),
	CONSTRAINT "stock_is_there" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"part_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"other_branch_id" integer,
	"staff_id" integer,
	CONSTRAINT "stock_moves_move" CHECK ("stock_moves"."change" <> 0)
);
--> statement-breakpoint
ALTER TABLE "parts" ALTER COLUMN "in_stock" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_by_branch" ON "stock" USING btree ("branch_id","part_id");--> statement-breakpoint
CREATE INDEX "stock_moves_by_part" ON "stock_moves" USING btree ("part_id","id");
--> statement-breakpoint
-- Stock is the sum of its moves, whoever writes them and however many at once.
CREATE FUNCTION apply_stock_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock (part_id, branch_id) SELECT DISTINCT part_id, branch_id FROM moved ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  UPDATE stock SET on_hand = on_hand + total.change
    FROM (SELECT part_id, branch_id, sum(change)::int AS change FROM moved GROUP BY part_id, branch_id) total
    WHERE stock.part_id = total.part_id AND stock.branch_id = total.branch_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER apply_stock_moves AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION apply_stock_moves();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What was for sale stays so: there is one of it at the first branch until somebody counts. Before the triggers below, so that no part is changed.
INSERT INTO stock_moves (part_id, branch_id, change, reason)
  SELECT part.id, branch.id, 1, 'opening' FROM parts part,
    (SELECT id FROM branches WHERE NOT hidden ORDER BY position, id LIMIT 1) branch
  WHERE part.in_stock ORDER BY part.id;
--> statement-breakpoint
-- Whatever an earlier release writes there.
CREATE FUNCTION derive_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.in_stock := EXISTS (
    SELECT FROM stock JOIN branches ON branches.id = stock.branch_id AND NOT branches.hidden
    WHERE stock.part_id = NEW.id AND stock.on_hand > stock.reserved);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER derive_in_stock BEFORE INSERT OR UPDATE OF in_stock ON parts FOR EACH ROW EXECUTE FUNCTION derive_in_stock();
--> statement-breakpoint
-- A part is written, and with that the content's version, where a branch has it no more or has it again: other moves show nothing.
CREATE FUNCTION show_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shown integer[] := ARRAY(
  SELECT DISTINCT is_now.part_id FROM is_now JOIN was ON was.part_id = is_now.part_id AND was.branch_id = is_now.branch_id
  WHERE (is_now.on_hand > is_now.reserved) <> (was.on_hand > was.reserved) ORDER BY 1);
BEGIN
  IF cardinality(shown) > 0 THEN UPDATE parts SET in_stock = in_stock WHERE id = ANY (shown); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER show_stock AFTER UPDATE ON stock REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT EXECUTE FUNCTION show_stock();
--> statement-breakpoint
CREATE FUNCTION show_branch_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE parts SET in_stock = in_stock
    WHERE id IN (SELECT part_id FROM stock WHERE branch_id = NEW.id AND on_hand > reserved);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER show_branch_stock AFTER UPDATE OF hidden ON branches FOR EACH ROW
  WHEN (OLD.hidden IS DISTINCT FROM NEW.hidden) EXECUTE FUNCTION show_branch_stock();
