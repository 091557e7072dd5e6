ALTER TABLE "sms_codes" ADD COLUMN "flow_hash" text;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "is_known_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;