ALTER TABLE "requests" ADD COLUMN "part_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "service_id" integer;