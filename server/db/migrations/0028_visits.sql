CREATE TABLE "visit_chain" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "visit_chain_number" UNIQUE("number"),
	CONSTRAINT "visit_chain_only" CHECK ("visit_chain"."only")
);
--> statement-breakpoint
CREATE TABLE "visit_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"estimate" integer NOT NULL,
	"decision" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" integer
);
--> statement-breakpoint
CREATE TABLE "visit_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"position" integer NOT NULL,
	"level" text NOT NULL,
	"title" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"service_id" integer,
	"due_date" date,
	"due_mileage" integer
);
--> statement-breakpoint
CREATE TABLE "visit_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"service_id" integer,
	"part_id" integer,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"discount" jsonb,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"worker_id" integer,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "visit_lines_sums" CHECK ("visit_lines"."quantity" > 0 and "visit_lines"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visit_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"visit_id" integer NOT NULL,
	"estimate" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_by" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visit_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"finding_id" integer,
	"position" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"thumb" "bytea" NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text DEFAULT new_request_reference() NOT NULL,
	"branch_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"user_id" integer,
	"car_id" integer,
	"request_id" integer,
	"phone" text,
	"name" text,
	"plate" text,
	"vin" text,
	"car" text NOT NULL,
	"year" integer NOT NULL,
	"mileage" integer NOT NULL,
	"language" text NOT NULL,
	"discount" jsonb,
	"estimate" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_by" integer,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worker_id" integer,
	"corrects_id" integer,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"number" integer,
	"total" bigint,
	"hash" text,
	"previous_hash" text,
	"subject" text,
	"subject_salt" text,
	"paper" text,
	CONSTRAINT "visits_reference_unique" UNIQUE("reference"),
	CONSTRAINT "visits_number_unique" UNIQUE("number"),
	CONSTRAINT "visits_paper_unique" UNIQUE("paper"),
	CONSTRAINT "visits_sealed" CHECK (("visits"."state" = 'closed') = (num_nulls("visits"."number", "visits"."hash", "visits"."closed_at", "visits"."total", "visits"."previous_hash", "visits"."subject") = 0))
);
--> statement-breakpoint
ALTER TABLE "visit_decisions" ADD CONSTRAINT "visit_decisions_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_findings" ADD CONSTRAINT "visit_findings_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_lines" ADD CONSTRAINT "visit_lines_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_lines" ADD CONSTRAINT "visit_lines_worker_id_staff_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_links" ADD CONSTRAINT "visit_links_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_finding_id_visit_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."visit_findings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_worker_id_staff_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_corrects_id_visits_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_decisions_of_visit" ON "visit_decisions" USING btree ("visit_id","id");--> statement-breakpoint
CREATE INDEX "visit_findings_of_visit" ON "visit_findings" USING btree ("visit_id","position","id");--> statement-breakpoint
CREATE INDEX "visit_lines_of_visit" ON "visit_lines" USING btree ("visit_id","position","id");--> statement-breakpoint
CREATE INDEX "visit_lines_of_worker" ON "visit_lines" USING btree ("worker_id","is_done");--> statement-breakpoint
CREATE INDEX "visit_links_of_visit" ON "visit_links" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "visit_photos_of_visit" ON "visit_photos" USING btree ("visit_id","position","id");--> statement-breakpoint
CREATE INDEX "visit_photos_of_finding" ON "visit_photos" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "visits_of_branch" ON "visits" USING btree ("branch_id","state","opened_at","id");--> statement-breakpoint
CREATE INDEX "visits_of_user" ON "visits" USING btree ("user_id","closed_at","id");--> statement-breakpoint
CREATE INDEX "visits_of_car" ON "visits" USING btree ("car_id","closed_at","id");--> statement-breakpoint
CREATE INDEX "visits_of_request" ON "visits" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "visits_of_worker" ON "visits" USING btree ("worker_id","state");--> statement-breakpoint
INSERT INTO visit_chain DEFAULT VALUES;
--> statement-breakpoint
-- Of a closed visit nothing changes any more, whoever asks: but its person can be forgotten.
CREATE FUNCTION keep_closed_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kept visits%ROWTYPE;
BEGIN
  IF OLD.state <> 'closed' THEN RETURN COALESCE(NEW, OLD); END IF;
  IF TG_OP = 'UPDATE' THEN
    kept := NEW;
    IF kept.user_id IS NULL THEN kept.user_id := OLD.user_id; END IF;
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
--> statement-breakpoint
CREATE TRIGGER keep_closed_visit BEFORE UPDATE OR DELETE ON visits FOR EACH ROW EXECUTE FUNCTION keep_closed_visit();
--> statement-breakpoint
CREATE FUNCTION keep_closed_visits_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM visits WHERE state = 'closed'
    AND id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.visit_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.visit_id END))
  THEN
    RAISE EXCEPTION 'A closed visit changes no more' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN COALESCE(NEW, OLD);
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_closed_visits_parts BEFORE INSERT OR UPDATE OR DELETE ON visit_lines FOR EACH ROW EXECUTE FUNCTION keep_closed_visits_parts();
--> statement-breakpoint
CREATE TRIGGER keep_closed_visits_parts BEFORE INSERT OR UPDATE OR DELETE ON visit_findings FOR EACH ROW EXECUTE FUNCTION keep_closed_visits_parts();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE TRUNCATE ON visits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE TRUNCATE ON visit_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE TRUNCATE ON visit_findings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

--> statement-breakpoint
CREATE TRIGGER keep_closed_visits_parts BEFORE INSERT OR UPDATE OR DELETE ON visit_photos FOR EACH ROW EXECUTE FUNCTION keep_closed_visits_parts();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE TRUNCATE ON visit_photos FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON visit_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
