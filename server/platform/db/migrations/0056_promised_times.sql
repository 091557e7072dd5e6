ALTER TABLE "desk_tasks" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_of_promise" UNIQUE("visit_id","promised_at");