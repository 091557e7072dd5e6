CREATE TABLE "car_mileages" (
	"car_id" integer NOT NULL,
	"day" date NOT NULL,
	"mileage" integer NOT NULL,
	CONSTRAINT "car_mileages_car_id_day_pk" PRIMARY KEY("car_id","day")
);
--> statement-breakpoint
CREATE TABLE "car_own_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_own_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"fact" text NOT NULL,
	"service_id" integer,
	"title" jsonb NOT NULL,
	"done_on" date NOT NULL,
	"mileage" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cost" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_own_records_figures" CHECK ("car_own_records"."mileage" >= 0 and "car_own_records"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "car_postponed_works" (
	"car_id" integer NOT NULL,
	"fact" text NOT NULL,
	"until_date" date,
	"until_mileage" integer,
	CONSTRAINT "car_postponed_works_car_id_fact_pk" PRIMARY KEY("car_id","fact"),
	CONSTRAINT "car_postponed_works_until" CHECK (num_nonnulls("car_postponed_works"."until_date", "car_postponed_works"."until_mileage") = 1)
);
--> statement-breakpoint
ALTER TABLE "car_mileages" ADD CONSTRAINT "car_mileages_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_own_records" ADD CONSTRAINT "car_own_records_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_postponed_works" ADD CONSTRAINT "car_postponed_works_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_own_records_of_car" ON "car_own_records" USING btree ("car_id","done_on","id");