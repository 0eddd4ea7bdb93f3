-- Returns whether a text is a kind of house account.
create or replace function is_house_kind(kind text) returns boolean language sql immutable
begin atomic
  select kind in ('stakes', 'payouts', 'rebate', 'bonus', 'fees', 'fx', 'rounding')
     or kind ~ '^ext:[a-z0-9][a-z0-9.-]{0,63}$';
end;
