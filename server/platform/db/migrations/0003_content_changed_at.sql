ALTER TABLE "article_blocks" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE ON article_blocks FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE ON parts FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE ON services FOR EACH ROW EXECUTE FUNCTION note_change();
