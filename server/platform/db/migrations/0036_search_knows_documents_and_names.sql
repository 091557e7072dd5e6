ALTER TABLE "search_words" ADD COLUMN "is_name" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
DO $$
DECLARE
  source text[];
  event text;
BEGIN
  FOREACH source SLICE 1 IN ARRAY ARRAY[['documents', 'documents'], ['contacts', 'phones']] LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
          FOR EACH STATEMENT EXECUTE FUNCTION note_search_entries(%L, ''id'')',
        'note_search_' || lower(event), event, source[1], CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, source[2]);
    END LOOP;
    EXECUTE format('CREATE TRIGGER empty_search AFTER TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION empty_search_kind(%L)', source[1], source[2]);
  END LOOP;
END
$$;
