import { dayIn } from '@tessera/protocol';
import { createBatchQueue, type NodeChannels, type Store, type Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** The most rebate that players may take on a bet, cached in memory: bets ask for it. */
export interface RebateMax {
  /** The rate of today in ppm; null for players in no team. */
  of(userId: bigint): number | null | Promise<number | null>;
}

export interface RebateMaxDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly settings: Settings;
  /** Server time, ms. */
  readonly now: () => number;
}

/** Players cached. */
const KEPT_MAX = 50_000;
/** Players read by one query. */
const ROOM = 256;
/** Tells all nodes that a player has a rate from today on. */
const CHANNEL = 'team_rate';

/**
 * Rates change from the next day on, so what is read holds until midnight. Only who becomes an agent by an operator has a rate at once,
 * and is forgotten here.
 */
export async function createRebateMax({
  store,
  nodeChannels,
  settings,
  now,
}: RebateMaxDeps): Promise<RebateMax> {
  let day = '';
  let kept = new Map<bigint, number | null>();
  const forgetAll = (): void => {
    kept = new Map();
  };
  const reads = createBatchQueue<{ userId: bigint; weight: number }, number | null>({
    lanes: 1,
    room: ROOM,
    async run(batch) {
      const into = kept;
      const { rows } = await store.query<{ id: bigint; ppm: number | null }>({
        name: 'teams-rebate-max',
        text: 'select id, team_rate_on(id, $2) as ppm from unnest($1::bigint[]) id',
        values: [batch.map(({ userId }) => userId), day],
      });
      const found = new Map(rows.map(({ id, ppm }) => [id, ppm]));
      return batch.map(({ userId }) => {
        const ppm = found.get(userId) ?? null;
        // Read before the cache was emptied, it may be a rate of yesterday.
        if (into === kept) keep(kept, userId, ppm);
        return ppm;
      });
    },
  });
  await nodeChannels.listen(CHANNEL, forgetAll);
  nodeChannels.onReconnect(forgetAll);
  return {
    of(userId) {
      const today = dayIn(now(), settings.get('timeZone'));
      if (today !== day) {
        day = today;
        forgetAll();
      }
      const known = kept.get(userId);
      return known === undefined ? reads.submit({ userId, weight: 1 }) : known;
    },
  };
}

/** Makes all nodes read the rates of today again, after the commit of `tx`. */
export const rateIsNew = (nodeChannels: Pick<NodeChannels, 'notify'>, tx: Tx): Promise<void> =>
  nodeChannels.notify(CHANNEL, '', tx);

function keep(map: Map<bigint, number | null>, userId: bigint, ppm: number | null): void {
  if (map.size >= KEPT_MAX) map.clear();
  map.set(userId, ppm);
}
