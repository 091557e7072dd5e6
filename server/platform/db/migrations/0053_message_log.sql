ALTER TABLE "messages" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "visit_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_by_booking" ON "messages" USING btree ("booking_id") WHERE "messages"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_by_visit" ON "messages" USING btree ("visit_id") WHERE "messages"."visit_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_by_phone" ON "messages" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "messages_sealed" ON "messages" USING btree ("created_at") WHERE "messages"."sealed" is not null;--> statement-breakpoint
-- The log of a customer's messages is live: open desks read it again when a message reaches a final state.
CREATE FUNCTION settle_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.desk_events (thing, thing_id, action, branch_id) VALUES ('message', NEW.id, 'settled', coalesce(
    (SELECT branch_id FROM public.visits WHERE id = NEW.visit_id),
    (SELECT branch_id FROM public.bookings WHERE id = NEW.booking_id),
    (SELECT branch_id FROM public.requests WHERE id = NEW.request_id)));
  PERFORM pg_notify('desk_events', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER settle_message AFTER UPDATE OF state ON messages FOR EACH ROW
  WHEN (NEW.state IN ('sent', 'refused', 'unknown', 'dead') AND OLD.state IS DISTINCT FROM NEW.state
    AND (NEW.visit_id IS NOT NULL OR NEW.booking_id IS NOT NULL OR (NEW.request_id IS NOT NULL AND NEW.kind <> 'enquiry_taken')))
  EXECUTE FUNCTION settle_message();
