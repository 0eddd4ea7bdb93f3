import { type Amount, printAmount } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import type { PlayerEmit } from '../betting/index.ts';

/** Winning bets named in one event; the record has them all. */
const WON_NAMED_MAX = 50;
const PLAYERS_READ = 500;

interface PlayerRow {
  user_id: bigint;
  lottery_id: string;
  issue: string;
  bets: number;
  stake: bigint;
  payout: bigint;
  won: [id: number, payout: string][] | null;
}

/** Tells every player with bets in a decided draw what became of them, winners and losers alike. */
export async function tellSettled(store: Store, emit: PlayerEmit, drawId: bigint): Promise<void> {
  await store.tx(
    async (tx) => {
      // A cursor, so that a draw of any size passes through little memory.
      await tx.query(
        `declare told no scroll cursor for
         select t.user_id, d.lottery_id, d.issue, count(*)::integer as bets, sum(t.stake)::bigint as stake,
                coalesce(sum(o.payout), 0)::bigint as payout,
                to_jsonb((array_agg(jsonb_build_array(t.id, o.payout::text) order by o.payout desc)
                  filter (where o.payout > 0))[1:${WON_NAMED_MAX}]) as won
         from draw d
         join ticket t on t.draw_id = d.id
         left join outcome o on o.draw_id = d.id and o.ticket_id = t.id
         where d.id = $1 and o.kind is distinct from 'cancelled'
         group by t.user_id, d.lottery_id, d.issue`,
        [drawId],
      );
      for (;;) {
        const { rows } = await tx.query<PlayerRow>(`fetch ${PLAYERS_READ} from told`);
        for (const row of rows) tell(emit, row);
        if (rows.length < PLAYERS_READ) return;
      }
    },
    { readOnly: true },
  );
}

function tell(emit: PlayerEmit, row: PlayerRow): void {
  emit.user(row.user_id, 'bet:settled', {
    lottery_id: row.lottery_id,
    issue: row.issue,
    bets: row.bets,
    stake: printAmount(row.stake as Amount),
    payout: printAmount(row.payout as Amount),
    won: (row.won ?? []).map(([id, payout]) => ({
      bet_id: id,
      payout: printAmount(BigInt(payout) as Amount),
    })),
  });
}
