CREATE TABLE "sms_alerts" (
	"day" date NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "sms_alerts_day_percent_pk" PRIMARY KEY("day","percent")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "is_customer" boolean DEFAULT false NOT NULL;