CREATE TABLE "review_links" (
	"visit_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "visit_reviews" (
	"visit_id" integer PRIMARY KEY NOT NULL,
	"branch_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visit_reviews_stars" CHECK ("visit_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "history_grants" (
	"user_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	"visit_id" integer NOT NULL,
	"handover_id" integer,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "history_grants_user_id_visit_id_pk" PRIMARY KEY("user_id","visit_id")
);
--> statement-breakpoint
CREATE TABLE "history_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"buyer_id" integer,
	"buyer_car_id" integer,
	"accepted_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "history_handovers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "history_handovers_steps" CHECK (num_nulls("history_handovers"."buyer_id", "history_handovers"."buyer_car_id", "history_handovers"."accepted_at") in (0, 3)
        and ("history_handovers"."confirmed_at" is null or "history_handovers"."accepted_at" is not null)
        and ("history_handovers"."confirmed_at" is null or "history_handovers"."withdrawn_at" is null))
);
--> statement-breakpoint
CREATE TABLE "history_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "history_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_reviews" ADD CONSTRAINT "visit_reviews_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_reviews" ADD CONSTRAINT "visit_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_grants" ADD CONSTRAINT "history_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_grants" ADD CONSTRAINT "history_grants_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_grants" ADD CONSTRAINT "history_grants_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_grants" ADD CONSTRAINT "history_grants_handover_id_history_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."history_handovers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_handovers" ADD CONSTRAINT "history_handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_handovers" ADD CONSTRAINT "history_handovers_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_handovers" ADD CONSTRAINT "history_handovers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_handovers" ADD CONSTRAINT "history_handovers_buyer_car_id_cars_id_fk" FOREIGN KEY ("buyer_car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_shares" ADD CONSTRAINT "history_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_shares" ADD CONSTRAINT "history_shares_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_reviews_list" ON "visit_reviews" USING btree ("state","written_at","visit_id");--> statement-breakpoint
CREATE INDEX "visit_reviews_of_branch" ON "visit_reviews" USING btree ("branch_id","state","written_at");--> statement-breakpoint
CREATE INDEX "visit_reviews_of_user" ON "visit_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "history_grants_of_car" ON "history_grants" USING btree ("car_id","visit_id");--> statement-breakpoint
CREATE INDEX "history_grants_of_visit" ON "history_grants" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "history_grants_of_handover" ON "history_grants" USING btree ("handover_id");--> statement-breakpoint
CREATE INDEX "history_handovers_of_user" ON "history_handovers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "history_handovers_of_buyer" ON "history_handovers" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "history_handovers_of_car" ON "history_handovers" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "history_handovers_of_buyers_car" ON "history_handovers" USING btree ("buyer_car_id");--> statement-breakpoint
CREATE INDEX "history_shares_of_user" ON "history_shares" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "history_shares_of_car" ON "history_shares" USING btree ("car_id");
--> statement-breakpoint
-- Of all reviews only those that are shown are content.
CREATE TRIGGER bump_content_version_by_new AFTER INSERT ON visit_reviews
  FOR EACH ROW WHEN (NEW.state = 'shown') EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER bump_content_version_by_change AFTER UPDATE ON visit_reviews
  FOR EACH ROW WHEN (OLD.state = 'shown' OR NEW.state = 'shown') EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER bump_content_version_by_removal AFTER DELETE ON visit_reviews
  FOR EACH ROW WHEN (OLD.state = 'shown') EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
-- Whoever forgets the customer of a visit forgets who reviewed it.
CREATE FUNCTION forget_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE visit_reviews SET user_id = NULL, name = '' WHERE visit_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_reviewer AFTER UPDATE OF name ON visits
  FOR EACH ROW WHEN (OLD.name IS NOT NULL AND NEW.name IS NULL) EXECUTE FUNCTION forget_reviewer();
