CREATE TABLE "import_files" (
	"import_id" integer NOT NULL,
	"piece" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_files_import_id_piece_pk" PRIMARY KEY("import_id","piece")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;