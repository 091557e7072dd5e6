-- Not ADD VALUE: such a value cannot be used before a commit, and a restore fills the tables in the transaction of the migrations.
CREATE TYPE "public"."request_section_with_phone" AS ENUM('bookCategor_home', 'bookCategor_about', 'shop', 'phone');--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "section" TYPE "public"."request_section_with_phone" USING "section"::text::"public"."request_section_with_phone";--> statement-breakpoint
DROP TYPE "public"."request_section";--> statement-breakpoint
ALTER TYPE "public"."request_section_with_phone" RENAME TO "request_section";--> statement-breakpoint
CREATE TABLE "desk_reads" (
	"staff_id" integer NOT NULL,
	"day" date NOT NULL,
	"call" text NOT NULL,
	"thing_id" integer NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_reads_staff_id_day_call_thing_id_pk" PRIMARY KEY("staff_id","day","call","thing_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "name_folded" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_folded" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "name_folded" text;--> statement-breakpoint
CREATE INDEX "desk_reads_by_thing" ON "desk_reads" USING btree ("call","thing_id","day");--> statement-breakpoint
CREATE INDEX "desk_reads_by_day" ON "desk_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bookings_named" ON "bookings" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_unfolded" ON "bookings" USING btree ("id") WHERE "bookings"."name_folded" is null and "bookings"."name" is not null;--> statement-breakpoint
CREATE INDEX "former_phones_found_by" ON "former_phones" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_named" ON "users" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_unfolded" ON "users" USING btree ("id") WHERE "users"."name_folded" is null;--> statement-breakpoint
CREATE INDEX "visits_named" ON "visits" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "visits_unfolded" ON "visits" USING btree ("id") WHERE "visits"."name_folded" is null and "visits"."name" is not null;
--> statement-breakpoint
-- A name that is forgotten takes its folded words along, whichever release forgets it.
CREATE FUNCTION forget_folded_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_folded := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_folded_name BEFORE UPDATE OF name ON visits FOR EACH ROW WHEN (NEW.name IS NULL) EXECUTE FUNCTION forget_folded_name();
--> statement-breakpoint
CREATE TRIGGER forget_folded_name BEFORE UPDATE OF name ON bookings FOR EACH ROW WHEN (NEW.name IS NULL) EXECUTE FUNCTION forget_folded_name();
--> statement-breakpoint
-- As before, but the words that the desk searches by are made of the name and may be written later.
CREATE OR REPLACE FUNCTION keep_closed_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kept visits%ROWTYPE;
BEGIN
  IF OLD.state <> 'closed' THEN RETURN COALESCE(NEW, OLD); END IF;
  IF TG_OP = 'UPDATE' THEN
    kept := NEW;
    IF kept.user_id IS NULL
      OR EXISTS (SELECT FROM users WHERE id = kept.user_id AND phone = OLD.phone)
      OR EXISTS (SELECT FROM former_phones WHERE user_id = kept.user_id AND phone = OLD.phone)
    THEN kept.user_id := OLD.user_id; END IF;
    IF kept.car_id IS NULL THEN kept.car_id := OLD.car_id; END IF;
    IF kept.request_id IS NULL THEN kept.request_id := OLD.request_id; END IF;
    IF kept.phone IS NULL THEN kept.phone := OLD.phone; END IF;
    IF kept.name IS NULL THEN kept.name := OLD.name; END IF;
    IF kept.plate IS NULL THEN kept.plate := OLD.plate; END IF;
    IF kept.vin IS NULL THEN kept.vin := OLD.vin; END IF;
    IF kept.subject_salt IS NULL THEN kept.subject_salt := OLD.subject_salt; END IF;
    kept.name_folded := OLD.name_folded;
    IF kept IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'A closed visit changes no more' USING ERRCODE = 'insufficient_privilege';
END
$$;
