CREATE TABLE "former_phones" (
	"user_id" integer NOT NULL,
	"phone" text NOT NULL,
	"until" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_phones_user_id_phone_until_pk" PRIMARY KEY("user_id","phone","until")
);
--> statement-breakpoint
ALTER TABLE "former_phones" ADD CONSTRAINT "former_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_phones_by_phone" ON "former_phones" USING btree ("phone");