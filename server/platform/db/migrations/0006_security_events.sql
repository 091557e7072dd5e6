CREATE TABLE "password_failures" (
	"phone" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"phone_hash" text,
	"request_id" text NOT NULL,
	"network" text
);
--> statement-breakpoint
CREATE INDEX "password_failures_by_time" ON "password_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "security_events_by_time" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_by_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "security_events_by_phone" ON "security_events" USING btree ("phone_hash","at");