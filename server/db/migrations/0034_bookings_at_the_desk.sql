CREATE INDEX "booking_waits_of_day" ON "booking_waits" USING btree ("branch_id","day","id");--> statement-breakpoint
CREATE INDEX "bookings_of_car" ON "bookings" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "bookings_of_visit" ON "bookings" USING btree ("visit_id") WHERE "bookings"."visit_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_found_by" ON "bookings" USING gin ("reference" gin_trgm_ops,"phone" gin_trgm_ops,"name" gin_trgm_ops);