-- Enquiries, visits and bookings share the signs, and a person asks for one of them by it alone: none is given twice among all three. Of
-- a hundred thousand of one kind, looked up in no table of its own, two were alike in one database of forty.
CREATE OR REPLACE FUNCTION new_request_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
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
    EXIT WHEN NOT EXISTS (SELECT FROM public.requests WHERE reference = made)
      AND NOT EXISTS (SELECT FROM public.visits WHERE reference = made)
      AND NOT EXISTS (SELECT FROM public.bookings WHERE reference = made);
  END LOOP;
  RETURN made;
END
$$;
