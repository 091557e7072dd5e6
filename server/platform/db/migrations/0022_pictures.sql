CREATE TABLE "picture_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_hash_width_pk" PRIMARY KEY("hash","width")
);
--> statement-breakpoint
CREATE TABLE "picture_renders" (
	"hash" text PRIMARY KEY NOT NULL,
	"picture_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"original" "bytea" NOT NULL,
	"alt" jsonb DEFAULT '{"ru":"","uz":""}'::jsonb NOT NULL,
	"alt_folded" text DEFAULT '' NOT NULL,
	"focus_x" double precision DEFAULT 0.5 NOT NULL,
	"focus_y" double precision DEFAULT 0.5 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_sha256_unique" UNIQUE("sha256"),
	CONSTRAINT "pictures_focus" CHECK ("pictures"."focus_x" between 0 and 1 and "pictures"."focus_y" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_hash_picture_renders_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."picture_renders"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_renders" ADD CONSTRAINT "picture_renders_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_renders_by_picture" ON "picture_renders" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "pictures_by_time" ON "pictures" USING btree ("created_at","id");--> statement-breakpoint
-- Pictures are compressed already: another try costs time and saves nothing.
ALTER TABLE "pictures" ALTER COLUMN "original" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "picture_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
