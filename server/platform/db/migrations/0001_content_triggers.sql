-- Any change of content bumps content_version, whoever makes it: caches and ETags hang on it.
INSERT INTO content_version (id, version) VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION bump_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1 WHERE id = 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY[
    'about_banners', 'about_us', 'advantages', 'article_blocks', 'article_categories', 'article_tag_links',
    'article_tags', 'articles', 'banners', 'branches', 'brands', 'car_models', 'contacts', 'employees', 'facts', 'faq',
    'hero_images', 'part_categories', 'part_fits', 'parts', 'promos', 'regions', 'service_categories', 'services',
    'services_intro', 'videos'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER bump_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
         FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version()', content_table);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Triggers of one event run in the order of their names: "bump…" locks the row of content_version until the end of the
-- transaction, so that two writers of parts count one after the other and each sees what the other has written.
CREATE FUNCTION count_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM part_counts;
  INSERT INTO part_counts (category_id, manufacturer, count)
    SELECT category_id, manufacturer, count(*)::int FROM parts GROUP BY category_id, manufacturer;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_parts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON parts
  FOR EACH STATEMENT EXECUTE FUNCTION count_parts();
