import { type Amount, printAmount } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import type { PlayerEmit } from '../betting/index.ts';

/** Most winning bets listed in one event; the bet record has them all. */
const WON_NAMED_MAX = 50;
const PLAYERS_READ = 500;

interface PlayerRow {
  user_id: bigint;
  lottery_id: string;
  issue: string;
  bets: number;
}

interface SettledRow extends PlayerRow {
  stake: bigint;
  payout: bigint;
  won: [id: number, payout: string][] | null;
}

/** Notifies every player with bets in a decided draw of their result, winners and losers alike. */
export async function tellSettled(store: Store, emit: PlayerEmit, drawId: bigint): Promise<void> {
  await eachPlayer<SettledRow>(
    store,
    `select t.user_id, d.lottery_id, d.issue, count(*)::integer as bets, sum(t.stake)::bigint as stake,
            coalesce(sum(o.payout), 0)::bigint as payout,
            to_jsonb((array_agg(jsonb_build_array(t.id, o.payout::text) order by o.payout desc)
              filter (where o.payout > 0))[1:${WON_NAMED_MAX}]) as won
     from draw_state d
     join placed_bet t on t.draw_id = d.id
     left join outcome o on o.draw_id = d.id and o.bet_id = t.id
     where d.id = $1 and o.kind is distinct from 'cancelled'
     group by t.user_id, d.lottery_id, d.issue`,
    [drawId],
    ({ user_id, stake, payout, won, ...row }) =>
      emit.user(user_id, 'bet:settled', {
        ...row,
        stake: printAmount(stake as Amount),
        payout: printAmount(payout as Amount),
        won: (won ?? []).map(([id, paid]) => ({
          bet_id: id,
          payout: printAmount(BigInt(paid) as Amount),
        })),
      }),
  );
}

/** Notifies every player with bets in a corrected draw, once the correction has been paid. */
export async function tellCorrected(
  store: Store,
  emit: PlayerEmit,
  drawId: bigint,
  number: number,
): Promise<void> {
  await eachPlayer<PlayerRow & { extra: bigint }>(
    store,
    `select t.user_id, d.lottery_id, d.issue, count(*)::integer as bets, coalesce(sum(c.extra), 0)::bigint as extra
     from draw_state d
     join placed_bet t on t.draw_id = d.id
     left join outcome o on o.draw_id = d.id and o.bet_id = t.id
     left join bet_correction c on c.draw_id = d.id and c.bet_id = t.id and c.number = $2
     where d.id = $1 and o.kind is distinct from 'cancelled'
     group by t.user_id, d.lottery_id, d.issue`,
    [drawId, number],
    ({ user_id, extra, ...row }) =>
      emit.user(user_id, 'bet:corrected', { ...row, extra: printAmount(extra as Amount) }),
  );
}

/** Calls `tell` with one row per player. It reads with a cursor, so that memory stays small for a draw of any size. */
async function eachPlayer<Row extends PlayerRow>(
  store: Store,
  select: string,
  values: readonly unknown[],
  tell: (row: Row) => void,
): Promise<void> {
  await store.tx(
    async (tx) => {
      await tx.query(`declare told no scroll cursor for ${select}`, [...values]);
      for (;;) {
        const { rows } = await tx.query<Row>(`fetch ${PLAYERS_READ} from told`);
        for (const row of rows) tell(row);
        if (rows.length < PLAYERS_READ) return;
      }
    },
    { readOnly: true },
  );
}
