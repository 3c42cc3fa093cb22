CREATE TABLE "signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "signals_transaction_idx" ON "signals" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "signals_age_idx" ON "signals" USING btree ("created_at");
--> statement-breakpoint
/*
  Tells open inboxes that leads have changed: one entry per transaction, so that a bulk change does not fill the table.
*/
create function signal_leads() returns trigger language plpgsql as $$
begin
  insert into signals (topic)
  select 'leads' where not exists (select from signals where transaction = pg_current_xact_id() and topic = 'leads');
  perform pg_notify('aangan_signals', 'leads');
  return null;
end $$;
--> statement-breakpoint
create trigger enquiries_signal_added after insert or delete on enquiries for each row execute function signal_leads();
--> statement-breakpoint
create trigger enquiries_signal_changed after update of status, assigned_to, next_follow_up_at, first_reply_at on enquiries for each row
  when ((old.status, old.assigned_to, old.next_follow_up_at, old.first_reply_at) is distinct from (new.status, new.assigned_to, new.next_follow_up_at, new.first_reply_at))
  execute function signal_leads();
--> statement-breakpoint
create trigger lead_requests_signal after insert or update on lead_requests for each row execute function signal_leads();
