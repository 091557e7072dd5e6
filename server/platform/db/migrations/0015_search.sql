-- Trusted since PostgreSQL 13: whoever may create in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"entity_id" integer NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"title_length" smallint NOT NULL,
	CONSTRAINT "search_documents_kind_entity_id_pk" PRIMARY KEY("kind","entity_id")
);
--> statement-breakpoint
-- The vectors lie outside of the rows: counting and choosing read thousands of rows and none of those.
ALTER TABLE "search_documents" SET (toast_tuple_target = 128);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_language_term_pk" PRIMARY KEY("day","language","term")
);
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"kind" text NOT NULL,
	"entity_id" integer NOT NULL,
	CONSTRAINT "search_stale_kind_entity_id_pk" PRIMARY KEY("kind","entity_id")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"rules" text NOT NULL,
	CONSTRAINT "search_state_one_row" CHECK ("search_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"ru" text,
	"uz" text
);
--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- By the index at any size: the planner does not know that reading a row's vector from outside of the row costs more than the row.
CREATE FUNCTION search_matches(question tsquery) RETURNS TABLE (kind text, entity_id integer, title_length smallint)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT kind, entity_id, title_length FROM search_documents WHERE words @@ question
$$;
--> statement-breakpoint
-- Which documents of the search are out of date, whoever changes the content. The row of search_stale waits for the writer's commit.
CREATE FUNCTION note_search_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO search_stale (kind, entity_id) SELECT DISTINCT %L, %I FROM changed ORDER BY 2 ON CONFLICT DO NOTHING',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A name that many entries are found by: all of the kind.
CREATE FUNCTION note_search_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO search_stale (kind, entity_id) SELECT %L, id FROM %I ORDER BY id ON CONFLICT DO NOTHING',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION empty_search_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = TG_ARGV[0];
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  source text[];
  event text;
BEGIN
  FOREACH source SLICE 1 IN ARRAY ARRAY[
    ['services', 'services', 'id'], ['parts', 'parts', 'id'], ['part_fits', 'parts', 'part_id'],
    ['articles', 'articles', 'id'], ['article_blocks', 'articles', 'article_id'],
    ['article_tag_links', 'articles', 'article_id'], ['branches', 'branches', 'id'], ['faq', 'questions', 'id']
  ] LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
          FOR EACH STATEMENT EXECUTE FUNCTION note_search_entries(%L, %L)',
        'note_search_' || lower(event), event, source[1], CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END,
        source[2], source[3]);
    END LOOP;
    IF source[3] = 'id' THEN
      EXECUTE format('CREATE TRIGGER empty_search AFTER TRUNCATE ON %I
          FOR EACH STATEMENT EXECUTE FUNCTION empty_search_kind(%L)', source[1], source[2]);
    END IF;
  END LOOP;
  FOREACH source SLICE 1 IN ARRAY ARRAY[
    ['service_categories', 'services', 'services'], ['part_categories', 'parts', 'parts'], ['brands', 'parts', 'parts'],
    ['car_models', 'parts', 'parts'], ['article_categories', 'articles', 'articles'],
    ['article_tags', 'articles', 'articles'], ['regions', 'branches', 'branches']
  ] LOOP
    EXECUTE format('CREATE TRIGGER note_search AFTER UPDATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION note_search_kind(%L, %L)', source[1], source[2], source[3]);
  END LOOP;
END
$$;
