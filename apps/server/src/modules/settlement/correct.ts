import type { Draw, Family } from '@tessera/rules';
import type { Store } from '../../store/index.ts';
import { type HouseChoice, rulesOf } from '../lotteries/index.ts';
import type { BalanceRow } from './balances.ts';
import { decide, readChunk } from './chunk.ts';
import { createEvaluator } from './evaluate.ts';
import type { Work } from './settle.ts';

interface Correction {
  result: Draw;
  family: Family;
  house: HouseChoice;
  progress: bigint;
}

/**
 * Pays the difference if later official numbers of a settled draw are worth more than was paid, in chunks that each commit with
 * their progress; safe to call again. Nothing is taken back. Throws if there is no such correction.
 */
export async function correctDraw(
  { store, chunkBets, onChunk }: Work,
  drawId: bigint,
  number: number,
): Promise<void> {
  for (;;) {
    const { result, family, house, progress } = await readCorrection(store, drawId, number);
    const chunk = await readChunk(store, drawId, progress, chunkBets);
    if (chunk.ids.length === 0) break;
    const evaluator = createEvaluator(result, rulesOf({ family, house }));
    const { won } = await decide(store, drawId, progress, chunk, evaluator);
    const paid = await paidSoFar(
      store,
      drawId,
      won.map(({ id }) => id),
    );
    const due = won
      .map((bet) => ({ ...bet, extra: bet.payout - (paid.get(bet.id) ?? 0n) }))
      .filter(({ extra }) => extra > 0n);
    const { rows } = await store.query<BalanceRow & { written: boolean }>(
      'select * from correct_chunk($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [
        drawId,
        number,
        progress,
        chunk.lastId,
        due.map(({ id }) => id),
        due.map(({ userId }) => userId),
        due.map(({ currency }) => currency),
        due.map(({ extra }) => extra),
        due.map(({ wins }) => JSON.stringify(wins)),
      ],
    );
    if (rows[0]!.written) onChunk(rows[0]!);
  }
  await store.query('select end_correction($1, $2)', [drawId, number]);
}

async function readCorrection(store: Store, drawId: bigint, number: number): Promise<Correction> {
  const { rows } = await store.query<Correction>(
    `select c.result, c.progress, l.family, coalesce(d.descriptor->'house', '{}') as house
     from draw_corrected c join draw_state d on d.id = c.draw_id join lottery_offer l on l.id = d.lottery_id
     where c.draw_id = $1 and c.number = $2`,
    [drawId, number],
  );
  if (!rows[0]) throw new Error(`draw ${drawId} has no correction ${number}`);
  return rows[0];
}

/** Amount that each bet was paid by the settlement and earlier corrections. */
async function paidSoFar(
  store: Store,
  drawId: bigint,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await store.query<{ id: string; paid: bigint }>(
    `select id::text, sum(paid)::bigint as paid from (
       select bet_id as id, payout as paid from outcome where draw_id = $1 and kind = 'won'
       union all select bet_id, extra from bet_correction where draw_id = $1
     ) payments where id = any ($2) group by id`,
    [drawId, ids],
  );
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}
