ALTER TABLE "visits" ADD COLUMN "correction_reason" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- As before, and the reason of a correction, which may name the person or the car.
CREATE OR REPLACE FUNCTION forget_texts_of_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.complaint := '';
  NEW.note := '';
  NEW.correction_reason := '';
  RETURN NEW;
END
$$;
--> statement-breakpoint
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
    IF kept.correction_reason = '' THEN kept.correction_reason := OLD.correction_reason; END IF;
    kept.name_folded := OLD.name_folded;
    IF kept IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'A closed visit changes no more' USING ERRCODE = 'insufficient_privilege';
END
$$;
