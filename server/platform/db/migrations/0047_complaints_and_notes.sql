ALTER TABLE "bookings" ADD COLUMN "complaint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "complaint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE bookings SET complaint = requests.text FROM requests
  WHERE requests.id = bookings.request_id AND bookings.state IN ('booked', 'arrived', 'in_work');
--> statement-breakpoint
-- The erasure of a name empties the texts about the person too, also by the previous release, which does not know these columns.
CREATE FUNCTION forget_texts_of_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.complaint := '';
  NEW.note := '';
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forget_complaint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.complaint := '';
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_texts_of_visit BEFORE UPDATE OF name ON visits FOR EACH ROW WHEN (NEW.name IS NULL) EXECUTE FUNCTION forget_texts_of_visit();
--> statement-breakpoint
CREATE TRIGGER forget_complaint BEFORE UPDATE OF name ON bookings FOR EACH ROW WHEN (NEW.name IS NULL) EXECUTE FUNCTION forget_complaint();
--> statement-breakpoint
-- As before, but complaint and note can be emptied.
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
    IF kept.complaint = '' THEN kept.complaint := OLD.complaint; END IF;
    IF kept.note = '' THEN kept.note := OLD.note; END IF;
    kept.name_folded := OLD.name_folded;
    IF kept IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'A closed visit changes no more' USING ERRCODE = 'insufficient_privilege';
END
$$;
