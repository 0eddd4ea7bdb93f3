import type { Store } from '../../store/index.ts';
import type { HouseChoice } from '../lotteries/index.ts';
import type { BetDraw } from './columns.ts';

/** Draws kept: the ones on sale of every lottery, with room for the closing ones. */
const KEPT_MAX = 256;

/** Finds the draw of a lottery by its issue. What is kept never changes; whether it sells is asked at acceptance. */
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
     from draw where lottery_id = $1 and issue = $2`,
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
  // Before its sale a draw may still be moved.
  return { draw, announced: row.state !== 'scheduled' };
}
