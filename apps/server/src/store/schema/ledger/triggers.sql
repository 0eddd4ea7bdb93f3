-- Triggers that keep accounts, batches and entries valid.
-- Only tessera_ledger changes a balance, and nothing else of an account ever changes. This holds for the owner of the tables
-- too, until the owner drops the trigger; then the audit finds the missing trigger and the wrong balance.
create or replace trigger account_guard after update on account for each row when (current_user <> 'tessera_ledger' or new.id
  is distinct from old.id or new.user_id is distinct from old.user_id or new.kind is distinct from old.kind or new.currency is
  distinct from old.currency) execute function refuse_account_change();
-- Kind and currency never change, so they are checked once, at the insert.
create or replace trigger account_kind before insert on account for each row when (new.currency !~ '^[A-Z]{3,8}$' or not (case
  when new.user_id is null then is_house_kind(new.kind) else is_player_kind(new.kind) end)) execute function refuse_account();
create or replace trigger account_starts_empty before insert on account for each row when (new.balance <> 0)
  execute function refuse_account_change();
create or replace trigger account_stays before delete on account for each statement execute function refuse_change();
create or replace trigger account_stays_truncate before truncate on account
  for each statement execute function refuse_change();

create or replace trigger batch_guard before update or delete on batch for each row execute function batch_guard();
create or replace trigger batch_guard_truncate before truncate on batch for each statement execute function refuse_change();
-- PostgreSQL has no `create or replace` for constraint triggers.
drop trigger if exists batch_closed on batch;
create constraint trigger batch_closed after insert on batch
  deferrable initially deferred for each row execute function batch_closed();

create or replace trigger entry_guard after insert on entry
  referencing new table as new_entries for each statement execute function entry_guard();
