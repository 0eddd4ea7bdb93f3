-- What a movement of a player's balance is for turnover: `stake`, `return`, or a `deposit` or `bonus` that has to be played; null
-- for others. As declared by the modules that post it; a test compares both.
create or replace function turnover_role(kind text, amount bigint) returns text language sql immutable
begin atomic
  select case
    when kind in ('bet', 'cancel', 'void', 'game_bet', 'game_rollback') or kind = 'play' and amount < 0 then 'stake'
    when kind in ('win', 'correction', 'game_win', 'play') then 'return'
    when kind in ('deposit', 'bonus') then kind
  end;
end;
