CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"marks" text DEFAULT '' NOT NULL,
	"state" text,
	"problem" text,
	"other_line" integer,
	"warning" text,
	"part_id" integer,
	"version" integer,
	"price_before" numeric(14, 2),
	"price_after" numeric(14, 2),
	"stock" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undone" text,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"header" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"check" integer DEFAULT 0 NOT NULL,
	"share" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_by" integer,
	"applied_at" timestamp with time zone,
	"undone_by" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_state" ON "import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "import_rows_warned" ON "import_rows" USING btree ("import_id","line") WHERE "import_rows"."warning" is not null;