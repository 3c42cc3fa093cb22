CREATE TABLE "audit_seals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_ids" bigint[] NOT NULL,
	"digest" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"inserted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "salt" "bytea";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "digest" "bytea";--> statement-breakpoint
CREATE FUNCTION audit_digest(salt bytea, subject text, before jsonb, after jsonb, ip inet) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(salt || convert_to(jsonb_build_array(subject, before, after, host(ip))::text, 'UTF8'));--> statement-breakpoint
CREATE FUNCTION audit_entries_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.salt := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
  NEW.digest := audit_digest(NEW.salt, NEW.subject, NEW.before, NEW.after, NEW.ip);
  INSERT INTO audit_unsealed (entry_id) VALUES (NEW.id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_digest BEFORE INSERT ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION audit_entries_digest();--> statement-breakpoint
-- Erases the values of entries, and the salt, so that nothing can be guessed from the digest that stays in the chain. It
-- runs as its owner: the account of the site may only insert and read entries.
CREATE FUNCTION erase_audit_values(entry_ids bigint[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE erased integer;
BEGIN
  UPDATE public.audit_entries SET subject = NULL, before = NULL, after = NULL, ip = NULL, salt = NULL
  WHERE id = ANY (entry_ids);
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_audit_values(bigint[]) FROM PUBLIC;
