-- Makes writers of commission wait for each other until the transaction ends: days, corrections, payments, decisions of operators. So a
-- day is never made beside a correction of one of its draws, and a payment is never counted beside a decision. No request of a player
-- waits for it.
create or replace function commission_lock() returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('commission', 0));
end $$;
