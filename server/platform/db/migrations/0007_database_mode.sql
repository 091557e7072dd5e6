CREATE TABLE "database_mode" (
	"id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "database_mode_one_row" CHECK ("database_mode"."id" = 1),
	CONSTRAINT "database_mode_known" CHECK ("database_mode"."mode" in ('demo', 'production'))
);
