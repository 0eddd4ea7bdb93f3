-- What a beneficiary earned on each of some days from the stakes of a member and all below; of the whole team where `of_member` is the
-- beneficiary. Members who may not invite have one row for each family of lotteries and turn.
create or replace function commission_days(of_beneficiary bigint, of_member bigint, from_day date, to_day date)
returns table (
  day date, own_ppm integer, below_ppm integer, bets integer, first_id bigint, last_id bigint, stake bigint, base bigint, amount bigint,
  waiting bigint, paid_at timestamptz
) language sql stable
begin atomic
  select s.day, s.own_ppm, s.below_ppm, s.bets, s.first_id, s.last_id, s.stake, s.base, s.amount, s.waiting, s.paid_at
  from team_accrual_sum s
  where s.beneficiary = of_beneficiary and s.member = of_member and s.day between from_day and to_day
  union all
  select a.day, a.own_ppm, a.below_ppm, a.bets, a.first_id, a.last_id, a.stake, a.base,
    case when a.state = 'reversed' then 0 else a.amount end, case when a.state in ('accrued', 'held') then a.amount else 0 end, p.at
  from team_accrual a
  left join team_payout p on p.id = a.payout_id
  where a.beneficiary = of_beneficiary and a.player = of_member and a.day between from_day and to_day
    and exists (select from team_node n where n.user_id = of_member and n.kind = 'player');
end;
