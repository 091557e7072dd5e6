CREATE TYPE "public"."request_status" AS ENUM('new', 'in_work', 'waiting', 'done', 'refused', 'spam');--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"code_id" integer,
	"request_id" integer,
	"phone_hash" text,
	"sealed" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "telegram_followers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telegram_followers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"chat_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "telegram_followers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "telegram_followers_once" UNIQUE("request_id","chat_id")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "status" "request_status" DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "name_folded" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "language" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_followers" ADD CONSTRAINT "telegram_followers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_by_state" ON "messages" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "messages_by_code" ON "messages" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "messages_by_request" ON "messages" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "telegram_followers_by_chat" ON "telegram_followers" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "requests_by_status" ON "requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_by_urgency" ON "requests" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "requests_by_branch" ON "requests" USING btree ("branch_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_by_phone" ON "requests" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "requests_unfolded" ON "requests" USING btree ("id") WHERE "requests"."name_folded" is null;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_reference_unique" UNIQUE("reference");--> statement-breakpoint
-- Sixty bits of a random uuid, which PostgreSQL takes from its strong source: read modulo 26^8 they favour nothing by more than a
-- five-millionth. The signs have no look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V): of each pair one is there or none; nor Y, which
-- every reference begins with.
CREATE FUNCTION new_request_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  signs constant text := '23456789ACDEFGHJKMNPQRTVWX';
  rest bigint;
  made text;
BEGIN
  LOOP
    rest := ('x' || right(replace(gen_random_uuid()::text, '-', ''), 15))::bit(60)::bigint;
    made := '';
    FOR place IN 1..8 LOOP
      made := made || substr(signs, (rest % 26)::int + 1, 1);
      rest := rest / 26;
    END LOOP;
    made := 'Y-' || left(made, 4) || '-' || right(made, 4);
    EXIT WHEN NOT EXISTS (SELECT FROM public.requests WHERE reference = made);
  END LOOP;
  RETURN made;
END
$$;
--> statement-breakpoint
-- One after the other: each sees the references before it, so that none is there twice.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN SELECT id FROM requests LOOP
    UPDATE requests SET reference = new_request_reference(), due_at = created_at + interval '24 hours',
      updated_at = created_at, language = coalesce(consent_language, 'ru') WHERE id = found.id;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "reference" SET DEFAULT new_request_reference();--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_found_by" ON "requests" USING gin ("phone" gin_trgm_ops,"reference" gin_trgm_ops,"name_folded" gin_trgm_ops);