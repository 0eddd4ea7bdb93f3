-- An amount as the API writes it: `12.5000`.
create or replace function amount_text(amount bigint) returns text language sql immutable
begin atomic
  select case when amount < 0 then '-' else '' end || abs(amount) / 10000
     || '.' || lpad((abs(amount) % 10000)::text, 4, '0');
end;
