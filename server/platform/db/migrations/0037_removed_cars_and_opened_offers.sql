CREATE TABLE "handover_readers" (
	"handover_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handover_readers_handover_id_user_id_pk" PRIMARY KEY("handover_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "history_handovers" ADD COLUMN "language" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "handover_readers" ADD CONSTRAINT "handover_readers_handover_id_history_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."history_handovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_readers" ADD CONSTRAINT "handover_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_readers_of_user" ON "handover_readers" USING btree ("user_id","handover_id");