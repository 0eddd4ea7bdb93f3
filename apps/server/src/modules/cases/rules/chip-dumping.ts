import { type Amount, printAmount } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import { type CaseRule, MARKS_MAX, ROWS_MAX, type Span } from './rule.ts';

/** Least that one account has lost and the other won on a platform within a day: 1 000. */
const FLOOR = 10_000_000n;
const DAY_MS = 86_400_000;

/** Whether what one account lost may be what the other won: between a half and one and a half of it. */
export const isPassedOn = (lost: bigint, won: bigint): boolean =>
  lost >= FLOOR && won >= FLOOR && won * 2n >= lost && won * 2n <= lost * 3n;

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly other_id: bigint;
  readonly platform: string;
  readonly lost: Amount;
  readonly won: Amount;
  readonly rounds: number;
  readonly day: string;
}

async function readLosses(tx: Tx, { to }: Span): Promise<readonly Row[]> {
  const { rows } = await tx.query<Row>(
    `with played as materialized (
       select r.user_id, r.platform, sum(r.payout - r.stake)::bigint as net, count(*)::integer as rounds
       from game_platform_name p join game_play r on r.platform = p.id and r.at >= $1 and r.at < $2 group by 1, 2
     )
     select lost.user_id, won.user_id as other_id, lost.platform, -lost.net as lost, won.net as won, lost.rounds,
       platform_day($2::timestamptz - interval '1 ms')::text as day
     from played lost join player_linked l on l.user_id = lost.user_id
     join played won on won.user_id = l.other_id and won.platform = lost.platform
     where lost.net <= -$3::bigint and won.net >= $3 order by 1, 2, 3 limit $4`,
    [new Date(to.getTime() - DAY_MS), to, FLOOR, ROWS_MAX],
  );
  return rows;
}

/** One account loses on a platform what a linked one wins there: money is passed on between them. */
export const chipDumping: CaseRule = {
  id: 'chip-dumping',
  title: { enUs: 'Losses passed on to a linked account in games', zhCn: '游戏平台内向关联账户输送' },
  version: 1,
  kind: 'risk',
  strength: 'strong',
  dueHours: 24,
  facts: [
    { id: 'other', name: { enUs: 'Other account', zhCn: '对方账户' }, unit: 'text' },
    { id: 'platform', name: { enUs: 'Platform', zhCn: '平台' }, unit: 'text' },
    { id: 'rounds', name: { enUs: 'Rounds', zhCn: '局数' }, unit: 'count' },
    { id: 'lost', name: { enUs: 'Lost', zhCn: '本账户净输' }, unit: 'amount' },
    { id: 'won', name: { enUs: 'Won by the other', zhCn: '对方净赢' }, unit: 'amount' },
  ],
  async find(tx, span) {
    return (await readLosses(tx, span))
      .filter(({ lost, won }) => isPassedOn(lost, won))
      .slice(0, MARKS_MAX)
      .map(({ user_id: userId, other_id: other, platform, rounds, lost, won, day }) => ({
        userId,
        key: `${other}/${platform}/${day}`,
        facts: { other: `#${other}`, platform, rounds, lost: printAmount(lost), won: printAmount(won) },
      }));
  },
};
