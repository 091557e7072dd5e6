CREATE SEQUENCE "public"."desk_event_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"action" text NOT NULL,
	"thing" text NOT NULL,
	"thing_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"branch_id" integer,
	"former_branch_id" integer,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "desk_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"thing" text NOT NULL,
	"thing_id" integer,
	"action" text NOT NULL,
	"staff_id" integer,
	"branch_id" integer,
	"former_branch_id" integer
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer,
	"user_id" integer,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"name" text NOT NULL,
	"filter" text NOT NULL,
	CONSTRAINT "desk_views_once" UNIQUE("staff_id","name")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"disabled_at" timestamp with time zone,
	"totp_sealed" text,
	"totp_pending" text,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "staff_branches" (
	"staff_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	CONSTRAINT "staff_branches_staff_id_branch_id_pk" PRIMARY KEY("staff_id","branch_id")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_staff_id_unique" UNIQUE("staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"staff_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"stage" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_person" ON "audit_entries" USING btree ("staff_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_thing" ON "audit_entries" USING btree ("thing","thing_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_kind" ON "audit_entries" USING btree ("thing","at","id");--> statement-breakpoint
CREATE INDEX "desk_events_by_number" ON "desk_events" USING btree ("number");--> statement-breakpoint
CREATE INDEX "desk_events_unnumbered" ON "desk_events" USING btree ("id") WHERE "desk_events"."number" is null;--> statement-breakpoint
CREATE INDEX "desk_events_by_time" ON "desk_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_notes_by_request" ON "desk_notes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "desk_notes_by_user" ON "desk_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "staff_branches_by_branch" ON "staff_branches" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_use" ON "staff_sessions" USING btree ("last_used_at");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cars_by_plate" ON "cars" USING gin ("plate" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_found_by" ON "users" USING gin ("phone" gin_trgm_ops,"first_name" gin_trgm_ops,"last_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requests_newest" ON "requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_urgent" ON "requests" USING btree ("due_at","id") WHERE "requests"."status" in ('new', 'in_work', 'waiting');--> statement-breakpoint
CREATE INDEX "requests_by_assignee" ON "requests" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_open_of" ON "requests" USING btree ("assignee_id","due_at") WHERE "requests"."status" in ('new', 'in_work', 'waiting');--> statement-breakpoint
CREATE INDEX "requests_of_branch" ON "requests" USING btree ("branch_id","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_of_section" ON "requests" USING btree ("section","created_at","id");--> statement-breakpoint
-- It goes with its table, as those of identities do.
ALTER SEQUENCE "desk_event_numbers" OWNED BY "desk_events"."number";
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What the desk did is told by its audit; what comes from elsewhere, by the rows themselves. Whoever listens numbers and reads it after the commit.
CREATE FUNCTION tell_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'audit_entries' THEN
    INSERT INTO public.desk_events (thing, thing_id, action, staff_id, branch_id, former_branch_id)
      VALUES (NEW.thing, NEW.thing_id, NEW.action, NEW.staff_id, NEW.branch_id, NEW.former_branch_id);
  ELSIF TG_TABLE_NAME = 'requests' THEN
    INSERT INTO public.desk_events (thing, thing_id, action, branch_id) VALUES ('enquiry', NEW.id, 'created', NEW.branch_id);
  ELSE
    INSERT INTO public.desk_events (thing, thing_id, action, branch_id) VALUES ('message', NEW.id, 'failed',
      (SELECT branch_id FROM public.requests WHERE id = NEW.request_id));
  END IF;
  PERFORM pg_notify('desk_events', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_desk AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION tell_desk();
--> statement-breakpoint
CREATE TRIGGER tell_desk AFTER INSERT ON requests FOR EACH ROW WHEN (NEW.source = 'site') EXECUTE FUNCTION tell_desk();
--> statement-breakpoint
CREATE TRIGGER tell_desk AFTER UPDATE OF state ON messages FOR EACH ROW
  WHEN (NEW.state IN ('dead', 'refused') AND OLD.state IS DISTINCT FROM NEW.state AND NEW.sealed IS NOT NULL) EXECUTE FUNCTION tell_desk();
