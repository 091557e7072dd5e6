ALTER TABLE "refresh_families" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "refresh_families" SET "last_used_at" = coalesce((SELECT max("created_at") FROM "refresh_tokens" WHERE "family_id" = "refresh_families"."id"), "created_at");
