-- Id of a house account, for set-based statements: one lookup, planned as a constant.
create or replace function house_account(of_kind text, of_currency text) returns bigint language sql stable
begin atomic select id from account where user_id is null and kind = of_kind and currency = of_currency; end;
