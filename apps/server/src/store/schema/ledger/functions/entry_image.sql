-- The bytes of one entry in the batch hash: big-endian 64-bit id, transaction, account, user (0 for null), amount and time
-- (microseconds since 2000-01-01 UTC), then the currency with its 32-bit length.
create or replace function entry_image(e entry) returns bytea language sql stable
begin atomic
  select int8send(e.id) || int8send(e.tx_id) || int8send(e.account_id) || int8send(coalesce(e.user_id, 0))
    || int8send(e.amount) || timestamptz_send(e.at)
    || int4send(octet_length(e.currency)) || convert_to(e.currency, 'UTF8');
end;
