-- Trigger function: an accrual only moves on. It is paid once its day is payable, held while it is not paid, and ended or released by a
-- decision of an operator; nothing else of it changes.
create or replace function team_accrual_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare moved team_accrual; decided text;
begin
  if tg_op = 'UPDATE' then
    moved := old;
    moved.state := new.state;
    moved.reason := new.reason;
    moved.payout_id := new.payout_id;
    if moved is not distinct from new then
      if old.state = 'accrued' and new.state = 'held' then
        return new;
      elsif old.state = 'accrued' and new.state = 'paid' then
        if exists (select from team_accrual_day d where d.day = old.day and d.payable_at is not null) then
          return new;
        end if;
      elsif old.state = 'held' and new.state in ('accrued', 'reversed') then
        select d.decision into decided from team_hold_decision d
        where d.beneficiary = old.beneficiary and d.player = old.player order by d.id desc limit 1;
        if decided = (case new.state when 'accrued' then 'release' else 'refuse' end) then
          return new;
        end if;
      end if;
    end if;
  end if;
  raise exception 'accrual of % on the stake of % on %: % is refused', old.beneficiary, old.player, old.day, tg_op
    using errcode = 'TS002';
end $$;
revoke execute on function team_accrual_guard from public;
