-- Counts stake towards active bonuses and pays the slices that are due: a tenth of the bonus for each tenth of its requirement, the
-- remainder with the last. `of_ref` names what decided the stake (`draw:1`) and counts once for a player. A player's stake counts
-- towards the oldest bonus first, and no part of it towards two. Returns the bonuses that were paid something.
create or replace function advance_earned(of_ref text, grants bigint[], stakes bigint[])
returns table (grant_id bigint, player bigint, credited bigint, balance bigint, currency text, seq bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  moment timestamptz(3) := app_now(); counted record; known bigint[]; last_player bigint; taken bigint := 0; take bigint;
  due_grants bigint[]; due_keys text[]; due_players bigint[]; due_currencies text[]; due bigint[]; txs bigint[]; told_as bigint;
begin
  perform from reward_grant where id = any (grants) order by id for no key update;
  known := array(select user_id from grant_stake
    where ref = of_ref and user_id = any (array(select user_id from reward_grant where id = any (grants))));
  for counted in
    select g.id, g.user_id, g.required - g.progress as missing, n.stake
    from reward_grant g join unnest(grants, stakes) n (id, stake) on n.id = g.id
    where g.state = 'active' and (g.expires_at is null or g.expires_at > moment) and g.user_id <> all (known)
    order by g.user_id, g.id
  loop
    if counted.user_id is distinct from last_player then
      last_player := counted.user_id;
      taken := 0;
    end if;
    take := least(counted.missing, counted.stake - taken);
    if take > 0 then
      insert into grant_stake (grant_id, user_id, ref, stake, at) values (counted.id, counted.user_id, of_ref, take, moment);
      update reward_grant set progress = progress + take where id = counted.id;
      taken := taken + take;
    end if;
  end loop;

  select array_agg(d.id order by d.id), array_agg(d.id || ':' || d.slices order by d.id), array_agg(d.user_id order by d.id),
    array_agg(d.currency order by d.id), array_agg(d.owed - d.paid order by d.id)
  into due_grants, due_keys, due_players, due_currencies, due
  from (select g.id, g.user_id, g.currency, g.paid, n.slices,
               case n.slices when 10 then g.amount else n.slices * (g.amount / 10) end as owed
        from reward_grant g, lateral (select g.progress::numeric * 10 / g.required) p (tenths),
          lateral (select floor(p.tenths)::integer) n (slices)
        where g.id = any (grants) and g.state = 'active') d
  where d.owed > d.paid;
  if due_grants is null then
    return;
  end if;
  txs := ledger_credit('bonus', 'bonus_slice', due_keys, due_players, due_currencies, due);
  told_as := nextval('id_seq');
  insert into grant_entry (grant_id, at, amount, what, tx)
  select n.id, moment, n.amount, 'slice', n.tx from unnest(due_grants, due, txs) n (id, amount, tx);
  update reward_grant g set paid = g.paid + n.amount,
    state = case when g.paid + n.amount = g.amount then 'completed' else g.state end,
    ended_at = case when g.paid + n.amount = g.amount then moment end
  from unnest(due_grants, due) n (id, amount) where g.id = n.id;
  return query
  select g.id, g.user_id, n.amount, b.balance, g.currency, told_as
  from unnest(due_grants, due) n (id, amount) join reward_grant g on g.id = n.id
  join player_balance b on b.user_id = g.user_id and b.kind = 'main' and b.currency = g.currency
  order by g.id;
end $$;
revoke execute on function advance_earned from public;
grant execute on function advance_earned to tessera_app;
