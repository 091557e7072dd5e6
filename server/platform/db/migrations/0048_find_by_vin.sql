CREATE INDEX "cars_by_vin" ON "cars" USING gin ("vin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "visits_of_vin" ON "visits" USING gin ("vin" gin_trgm_ops);