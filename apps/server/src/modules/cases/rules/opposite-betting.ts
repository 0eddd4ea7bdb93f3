import { type Amount, amountOf, printAmount } from '@tessera/protocol';
import { type Content, oppositeSided } from '@tessera/rules';
import type { Tx } from '../../../store/index.ts';
import { type CaseRule, MARKS_MAX, type Mark, ROWS_MAX, type Span } from './rule.ts';

/** Stake of a player that another account of the person bet against, in one look: 200. */
const FLOOR = 2_000_000n;
/** Longest content that can name sides; bets on sides have short contents. */
const CONTENT_MAX = 400;

/** A bet of one of two accounts on a draw. */
export interface OpposedBet {
  readonly user: bigint;
  readonly play: string;
  readonly content: Content;
  readonly stake: bigint;
}

/** The stake of `user` that the other account's bets on the same draw stand against. A player's own two sides are not counted. */
export function opposedStake(bets: readonly OpposedBet[], user: bigint): bigint {
  const own = bets.filter((bet) => bet.user === user);
  const sides = (of: readonly OpposedBet[]) =>
    oppositeSided(of.map(({ play, content }) => ({ play, content })));
  const alone = sides(own);
  const together = sides([...own, ...bets.filter((bet) => bet.user !== user)]);
  return own.reduce((sum, { stake }, at) => (together.has(at) && !alone.has(at) ? sum + stake : sum), 0n);
}

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly other_id: bigint;
  readonly draw_id: bigint;
  readonly of_user: bigint;
  readonly play_id: string;
  readonly content: Content;
  readonly stake: bigint;
}

/** Bets of both accounts of each pair that belongs together and has bet on one draw, settled in the span. */
async function readPairs(tx: Tx, { from, to }: Span): Promise<readonly Row[]> {
  const { rows } = await tx.query<Row>(
    `with drawn as materialized (
       select id from draw_state where state = 'settled' and settled_at >= $1 and settled_at < $2
     ), bettor as materialized (
       select distinct b.draw_id, b.user_id from drawn d join placed_bet b on b.draw_id = d.id where b.currency <> 'TRIAL'
     ), pair as materialized (
       select b.user_id, o.user_id as other_id, b.draw_id
       from bettor b join player_linked l on l.user_id = b.user_id join bettor o on o.draw_id = b.draw_id and o.user_id = l.other_id
       order by 1, 2, 3 limit $3
     )
     select p.user_id, p.other_id, p.draw_id, b.user_id as of_user, b.play_id, b.content, b.stake
     from pair p join placed_bet b on b.draw_id = p.draw_id and b.user_id in (p.user_id, p.other_id)
     where length(b.content::text) <= $4 order by p.user_id, p.other_id, p.draw_id, b.id limit $5`,
    [from, to, ROWS_MAX, CONTENT_MAX, 10 * ROWS_MAX],
  );
  return rows;
}

/** Both sides of one draw from accounts that belong together: the bets cancel out, and turnover is left. */
export const oppositeBetting: CaseRule = {
  id: 'opposite-betting',
  title: { enUs: 'Both sides of one draw from linked accounts', zhCn: '关联账户同期对打' },
  version: 1,
  kind: 'risk',
  strength: 'medium',
  dueHours: 24,
  facts: [
    { id: 'other', name: { enUs: 'Other account', zhCn: '对方账户' }, unit: 'text' },
    { id: 'draws', name: { enUs: 'Draws', zhCn: '期数' }, unit: 'count' },
    { id: 'stake', name: { enUs: 'Stake that cancels out', zhCn: '对冲投注' }, unit: 'amount' },
  ],
  async find(tx, span) {
    const marks: Mark[] = [];
    const pairs = Map.groupBy(await readPairs(tx, span), (row) => `${row.user_id} ${row.other_id}`);
    for (const rows of pairs.values()) {
      const { user_id: userId, other_id: other } = rows[0]!;
      const stakes = [...Map.groupBy(rows, ({ draw_id }) => draw_id).values()]
        .map((bets) =>
          opposedStake(
            bets.map((bet) => ({
              user: bet.of_user,
              play: bet.play_id,
              content: bet.content,
              stake: bet.stake,
            })),
            userId,
          ),
        )
        .filter((stake) => stake > 0n);
      const stake: Amount = amountOf(stakes.reduce((sum, one) => sum + one, 0n));
      if (stake < FLOOR) continue;
      const facts = { other: `#${other}`, draws: stakes.length, stake: printAmount(stake) };
      marks.push({ userId, key: `${other}/${span.to.getTime()}`, facts });
    }
    return marks.slice(0, MARKS_MAX);
  },
};
