import { type Amount, amountOf, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import type { Store } from '../../store/index.ts';
import { type Lottery, rulesOf } from '../lotteries/index.ts';

type Play = ConsoleReplyOf<'consoleLotteryGet'>['plays'][number];

/** Played items and cells that are shown of a draw. */
const PLAYS_MAX = 40;
const CELLS_MAX = 200;
/** Bets whose contents are read, the newest ones, and contents that are counted, those with the largest maximum wins. */
const BETS_MAX = 50_000;
const CONTENTS_MAX = 2_000;

interface Sum extends Record<string, unknown> {
  readonly play_id: string;
  readonly bets: number;
  readonly stake: Amount;
  readonly max_win: Amount;
}

interface Content extends Record<string, unknown> {
  readonly play_id: string;
  readonly content: unknown;
  readonly max_win: Amount;
}

/** What the bets on a draw can win, by played item and by what they name. Bets in trial money are left out. */
export async function exposedPlays(
  store: Pick<Store, 'query'>,
  draw: bigint,
  lottery: Lottery,
): Promise<{ plays: Play[]; partial: boolean }> {
  const sums = await store.query<Sum>(
    `select play_id, count(*)::integer as bets, sum(stake)::bigint as stake, sum(max_win)::bigint as max_win from placed_bet
     where draw_id = $1 and currency <> 'TRIAL' group by play_id order by sum(max_win) desc, play_id limit $2`,
    [draw, PLAYS_MAX],
  );
  const contents = await store.query<Content>(
    `select play_id, content, sum(max_win)::bigint as max_win from (
       select play_id, content, max_win from placed_bet where draw_id = $1 and currency <> 'TRIAL' order by id desc limit $3) newest
     group by play_id, content order by sum(max_win) desc limit $2`,
    [draw, CONTENTS_MAX + 1, BETS_MAX],
  );
  const cells = cellsOf(contents.rows.slice(0, CONTENTS_MAX), lottery);
  return {
    plays: sums.rows.map(({ play_id, bets, stake, max_win }) => ({
      playId: play_id,
      bets,
      stake: printAmount(stake),
      maxWin: printAmount(max_win),
      cells: cells.get(play_id) ?? [],
    })),
    partial:
      contents.rows.length > CONTENTS_MAX || sums.rows.reduce((all, { bets }) => all + bets, 0) > BETS_MAX,
  };
}

/** Sums of maximum wins by item, part and token. A bet counts in full at each token that it names, because each of them may win it. */
function cellsOf(contents: readonly Content[], lottery: Lottery): ReadonlyMap<string, Play['cells']> {
  const rules = rulesOf({ family: lottery.family, house: lottery.config.house });
  const sums = new Map<string, Map<string, { part: string; token: string; sum: bigint }>>();
  for (const { play_id, content, max_win } of contents) {
    const described = rules.describeContent(play_id, content);
    if (!described.ok) continue;
    const ofPlay = sums.get(play_id) ?? new Map();
    sums.set(play_id, ofPlay);
    for (const { label, values } of described.value)
      for (const token of values) {
        const key = `${label} ${token}`;
        const { sum = 0n } = ofPlay.get(key) ?? {};
        ofPlay.set(key, { part: label, token, sum: sum + max_win });
      }
  }
  return new Map(
    [...sums].map(([play, cells]) => [
      play,
      [...cells.values()]
        .sort((one, other) => (one.sum < other.sum ? 1 : one.sum > other.sum ? -1 : 0))
        .slice(0, CELLS_MAX)
        .map(({ part, token, sum }) => ({ part, token, maxWin: printAmount(amountOf(sum)) })),
    ]),
  );
}
