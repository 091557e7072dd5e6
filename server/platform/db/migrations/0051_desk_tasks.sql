CREATE TABLE "desk_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'own' NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"staff_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"branch_id" integer,
	"request_id" integer,
	"booking_id" integer,
	"visit_id" integer,
	"user_id" integer,
	"finding_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "desk_tasks_finding_id_unique" UNIQUE("finding_id")
);
--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_finding_id_visit_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."visit_findings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_tasks_open" ON "desk_tasks" USING btree ("due_at","id") WHERE "desk_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "desk_tasks_done" ON "desk_tasks" USING btree ("done_at","id") WHERE "desk_tasks"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "desk_tasks_of_request" ON "desk_tasks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "desk_tasks_of_booking" ON "desk_tasks" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "desk_tasks_of_visit" ON "desk_tasks" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "desk_tasks_of_user" ON "desk_tasks" USING btree ("user_id");