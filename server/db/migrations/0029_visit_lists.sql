CREATE INDEX "visits_newest" ON "visits" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "visits_under_way" ON "visits" USING btree ("opened_at","id") WHERE "visits"."state" in ('open', 'sent', 'in_work', 'ready');--> statement-breakpoint
CREATE INDEX "visits_of_day" ON "visits" USING btree ("closed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_corrected_once" ON "visits" USING btree ("corrects_id") WHERE "visits"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "visits_found_by" ON "visits" USING gin ("plate" gin_trgm_ops,"reference" gin_trgm_ops,"phone" gin_trgm_ops,"name" gin_trgm_ops);