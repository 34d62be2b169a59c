-- Takes the audit trail out of the site's hands: its role may read it, add to it, and delete what is older than a year,
-- and can neither change nor drop it, nor what guards it. The embedded PostgreSQL does this at each start; elsewhere an
-- administrator runs it once, in the site's database, and after each restore. Running it again changes nothing.
DO $$
DECLARE
  site name := (SELECT tableowner FROM pg_tables WHERE schemaname = 'public' AND tablename = 'audit_trail');
BEGIN
  IF site IS NULL OR site = current_user THEN
    RETURN;
  END IF;
  -- Whoever owns the schema may drop what is in it, and whoever owns the database owned it.
  ALTER SCHEMA public OWNER TO CURRENT_USER;
  EXECUTE format('GRANT USAGE, CREATE ON SCHEMA public TO %I', site);
  ALTER TABLE public.audit_trail OWNER TO CURRENT_USER;
  EXECUTE format('GRANT SELECT, INSERT, DELETE ON public.audit_trail TO %I', site);
  EXECUTE format('GRANT SELECT, USAGE ON SEQUENCE public.audit_trail_id_seq TO %I', site);
  ALTER FUNCTION public.audit_trail_only_grows() OWNER TO CURRENT_USER;
  -- Else a session could have it read a now() of its own.
  ALTER FUNCTION public.audit_trail_only_grows() SET search_path = pg_catalog, public, pg_temp;
END $$;
