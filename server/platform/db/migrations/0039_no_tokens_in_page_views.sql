-- Addresses with the token of a link, and whatever else was no page of the site, were counted by earlier releases.
DELETE FROM "page_views" WHERE "path" ~ '[0-9a-f]{32}' OR "path" LIKE '/personal/%';
