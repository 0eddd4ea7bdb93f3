/** A name in the language of `$9`, or in English. */
const named = (name: string) => `coalesce(${name} ->> $9, ${name} ->> 'enUs')`;
/** The first part of a key as a number; null for one that is none. */
const numbered = (separator: string) =>
  `case when split_part(p.key, '${separator}', 1) ~ '^[0-9]{1,18}$' then split_part(p.key, '${separator}', 1)::bigint end`;
const lotteryIssue = `${named('l.name')} || ' ' || d.issue`;

/**
 * SQL of what a transaction `p (kind, key)` was about, as its player knows it: lottery and issue, way of a deposit, end of a
 * card, platform and direction, game. Null where nothing more is known. `$9`: language.
 */
export const REMARK = `case
  when p.kind in ('bet', 'cancel', 'void', 'win', 'correction') then (
    select ${lotteryIssue} from ticket b join draw d on d.id = b.draw_id join lottery l on l.id = d.lottery_id
    where b.id = ${numbered(':')})
  when p.kind = 'rebate' then (
    select ${lotteryIssue} from draw d join lottery l on l.id = d.lottery_id where d.id = ${numbered(':')})
  when p.kind in ('chase', 'chase_rest') then (
    select ${named('l.name')} from chase c join lottery l on l.id = c.lottery_id where c.id = ${numbered(':')})
  when p.kind = 'chase_issue' then (
    select ${named('l.name')} || ' ' || i.issue from chase_issue i join lottery l on l.id = i.lottery_id
    where i.id = ${numbered(':')})
  when p.kind = 'deposit' then (
    select ${named('c.name')} from deposit_payment y join deposit s on s.id = y.deposit_id
      join deposit_channel c on c.id = s.channel_id
    where y.provider = split_part(p.key, ' ', 1) and y.external_id = substr(p.key, length(y.provider) + 2))
  when p.kind in ('withdrawal_hold', 'withdrawal_back') then (
    select w.label from withdrawal w where w.id = ${numbered(':')})
  when p.kind = 'transfer' then (
    select case f.direction when 1 then '→ ' else '← ' end || ${named('g.name')}
    from transfer f join game_plat g on g.id = f.plat where f.id = ${numbered(' ')})
  when p.kind in ('game_bet', 'game_win', 'game_rollback') then (
    select ${named('g.name')} from game_wallet_call k
      join game_round r on r.plat = k.plat and r.ref = k.round
      join game g on g.id = r.game
    where k.plat = split_part(p.key, '/', 1) and k.id = substr(p.key, length(k.plat) + 2))
end`;
