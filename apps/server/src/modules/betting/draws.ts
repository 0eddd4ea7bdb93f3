import type { Store } from '../../store/index.ts';
import type { HouseChoice } from '../lotteries/index.ts';
import type { BetDraw } from './place.ts';

/** Draws cached: the open draws of every lottery, plus spare entries for closing ones. */
const KEPT_MAX = 256;

/** Finds a draw by lottery and issue. Cached fields never change; whether the draw is open is checked at acceptance. */
export interface BetDraws {
  find(lottery: string, issue: string): Promise<BetDraw | undefined>;
}

export function createBetDraws(store: Store): BetDraws {
  const kept = new Map<string, BetDraw>();
  return {
    async find(lottery, issue) {
      const key = `${lottery}/${issue}`;
      const known = kept.get(key);
      if (known) return known;
      const { draw, announced } = (await read(store, lottery, issue)) ?? {};
      if (draw && announced) {
        if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
        kept.set(key, draw);
      }
      return draw;
    },
  };
}

interface DrawRow {
  id: bigint;
  state: string;
  close_at: Date;
  descriptor_hash: string;
  house: HouseChoice;
}

async function read(
  store: Store,
  lottery: string,
  issue: string,
): Promise<{ draw: BetDraw; announced: boolean } | undefined> {
  const { rows } = await store.query<DrawRow>(
    `select id, state, close_at, coalesce(encode(descriptor_hash, 'hex'), '') as descriptor_hash,
       coalesce(descriptor->'house', '{}') as house
     from draw_state where lottery_id = $1 and issue = $2`,
    [lottery, issue],
  );
  const row = rows[0];
  if (!row) return undefined;
  const draw = {
    id: row.id,
    lottery,
    issue,
    closeAt: row.close_at.getTime(),
    descriptorHash: row.descriptor_hash,
    house: row.house,
  };
  // A scheduled draw may still be moved, so it is not cached.
  return { draw, announced: row.state !== 'scheduled' };
}
