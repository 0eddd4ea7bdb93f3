import { calledBy, creditedBy, GAME_KINDS, idIn } from './log-ref.ts';

/** A name in the language of `$9`, or in English. */
const named = (name: string) => `coalesce(${name} ->> $9, ${name} ->> 'enUs')`;
const lotteryIssue = `${named('l.name')} || ' ' || d.issue`;

/**
 * SQL of the subject of a transaction `p (kind, key)` in the player's words: lottery and issue, deposit channel, label of a
 * payout
 * account, platform and direction, or game. Null where nothing more is known. `$9`: language.
 */
export const REMARK = `case
  when p.kind in ('bet', 'cancel', 'void', 'win', 'correction') then (
    select ${lotteryIssue} from bet b join draw d on d.id = b.draw_id join lottery l on l.id = d.lottery_id
    where b.id = ${idIn('p', ':')})
  when p.kind = 'rebate' then (
    select ${lotteryIssue} from draw d join lottery l on l.id = d.lottery_id where d.id = ${idIn('p', ':')})
  when p.kind in ('chase', 'chase_rest') then (
    select ${named('l.name')} from chase c join lottery l on l.id = c.lottery_id where c.id = ${idIn('p', ':')})
  when p.kind = 'chase_issue' then (
    select ${named('l.name')} || ' ' || i.issue from chase_issue i join lottery l on l.id = i.lottery_id
    where i.id = ${idIn('p', ':')})
  when p.kind = 'deposit' then (
    select ${named('c.name')} from deposit_payment y join deposit s on s.id = y.deposit_id
      join deposit_channel c on c.id = s.channel_id
    where ${creditedBy('p')})
  when p.kind in ('withdrawal_hold', 'withdrawal_back') then (
    select w.label from withdrawal w where w.id = ${idIn('p', ':')})
  when p.kind = 'transfer' then (
    select case f.direction when 1 then '→ ' else '← ' end || ${named('g.name')}
    from transfer f join game_plat g on g.id = f.plat where f.id = ${idIn('p', ' ')})
  when p.kind in ${GAME_KINDS} then (
    select ${named('g.name')} from game_wallet_call k
      join game_round r on r.plat = k.plat and r.ref = k.round
      join game g on g.id = r.game
    where ${calledBy('p')})
end`;
