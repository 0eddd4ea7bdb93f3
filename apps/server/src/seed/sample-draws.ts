import { sealedSet } from '../modules/betting/index.ts';
import type { Settlement } from '../modules/settlement/index.ts';
import type { Store } from '../store/index.ts';

/** A sample draw on which the seed sells bets. */
export interface SampleDraw {
  readonly id: bigint;
  readonly lottery_id: string;
  readonly issue: string;
  readonly state: string;
  readonly close_at: Date;
  readonly draw_at: Date;
  /** Among the sample draws of its lottery, 0 is the oldest. */
  readonly place: number;
}

/** The sample draws that are not settled yet, in the order of their close. */
export async function unsettledSamples(store: Store): Promise<SampleDraw[]> {
  const { rows } = await store.query<Record<string, unknown> & SampleDraw>(
    `select * from (
       select id, lottery_id, issue, state, close_at, draw_at,
         (row_number() over (partition by lottery_id order by draw_at) - 1)::integer as place
       from draw where sample
     ) samples where state <> 'settled' order by close_at, id`,
  );
  return rows;
}

/** Closes a draw on sale with the figures of its bets. */
export async function closeSample(store: Store, id: bigint): Promise<void> {
  const set = await sealedSet(store, id);
  await store.query(
    `update draw set state = 'closed', bets = $2, stake_total = $3, bets_root = decode($4, 'hex')
     where id = $1 and state = 'open'`,
    [id, set.bets, set.stake, set.root],
  );
}

/** Settles a closed draw, and pays the rebates of its bets. Its follow-up finds them paid. */
export async function settleSample(
  { store, settlement }: { store: Store; settlement: Settlement },
  id: bigint,
): Promise<void> {
  await store.query("update draw set state = 'sealed' where id = $1 and state = 'closed'", [id]);
  await store.query("update draw set state = 'drawn' where id = $1 and state = 'sealed'", [id]);
  await settlement.settleDraw(id);
  await store.query("update draw set state = 'settled' where id = $1", [id]);
  await settlement.payRebates(id);
}
