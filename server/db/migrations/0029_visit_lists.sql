CREATE INDEX "visits_newest" ON "visits" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "visits_under_way" ON "visits" USING btree ("opened_at","id") WHERE "visits"."state" in ('open', 'sent', 'in_work', 'ready');--> statement-breakpoint
CREATE INDEX "visits_of_day" ON "visits" USING btree ("closed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_corrected_once" ON "visits" USING btree ("corrects_id") WHERE "visits"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "visits_found_by" ON "visits" USING gin ("plate" gin_trgm_ops,"reference" gin_trgm_ops,"phone" gin_trgm_ops,"name" gin_trgm_ops);
--> statement-breakpoint
-- Of a closed visit nothing changes any more, whoever asks. But its person can be forgotten, and two accounts of one person can become one: it goes to
-- the account that has, or had, the phone of the visit.
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
    IF kept IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'A closed visit changes no more' USING ERRCODE = 'insufficient_privilege';
END
$$;
