CREATE TABLE "desk_notification_reads" (
	"staff_id" integer NOT NULL,
	"notification_id" integer NOT NULL,
	CONSTRAINT "desk_notification_reads_staff_id_notification_id_pk" PRIMARY KEY("staff_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "desk_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"branch_id" integer,
	"staff_id" integer,
	"is_announced" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "planned" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "plate" text;--> statement-breakpoint
ALTER TABLE "desk_notification_reads" ADD CONSTRAINT "desk_notification_reads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notification_reads" ADD CONSTRAINT "desk_notification_reads_notification_id_desk_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."desk_notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_notification_reads_of" ON "desk_notification_reads" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "desk_notifications_by_time" ON "desk_notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_notifications_to_announce" ON "desk_notifications" USING btree ("id") WHERE not "desk_notifications"."is_announced";--> statement-breakpoint
CREATE INDEX "bookings_in_work" ON "bookings" USING btree ("branch_id") WHERE "bookings"."state" = 'in_work';--> statement-breakpoint
CREATE INDEX "bookings_of_plate" ON "bookings" USING gin ("plate" gin_trgm_ops);
--> statement-breakpoint
-- What comes from outside is a notification too: the desk's own audit is told apart by its staff_id.
CREATE FUNCTION notify_staff() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := CASE NEW.thing || ' ' || NEW.action
    WHEN 'enquiry created' THEN 'enquiry'
    WHEN 'visit decided' THEN 'estimate_answered'
    WHEN 'review created' THEN 'review'
    WHEN 'message failed' THEN 'message_failed' END;
BEGIN
  IF kind IS NULL OR NEW.thing_id IS NULL THEN RETURN NULL; END IF;
  -- Enquiries that are brought in from elsewhere are old. The staff's group hears of new ones by a message of their own.
  IF kind = 'enquiry' AND NOT EXISTS (
    SELECT FROM public.requests WHERE id = NEW.thing_id AND created_at > now() - interval '1 day') THEN RETURN NULL; END IF;
  INSERT INTO public.desk_notifications (kind, thing_id, branch_id, is_announced)
    VALUES (kind, NEW.thing_id, NEW.branch_id, kind = 'enquiry');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_staff AFTER INSERT ON desk_events FOR EACH ROW WHEN (NEW.staff_id IS NULL) EXECUTE FUNCTION notify_staff();
