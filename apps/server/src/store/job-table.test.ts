import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { freeAbandoned, hold } from './job-table.ts';
import type { Tx } from './tx.ts';

const db = useStore();
/** Nodes of the tests, one each. */
const [NODE, OTHER] = [424_242, 424_243];
let made = 0;

/** A job held by a node. */
async function held(node: number): Promise<bigint> {
  made += 1;
  const [row] = await db().asOwner<{ id: string }>(
    `insert into job (kind, key, run_at, payload, held_by) values ('table', $1, app_now(), '{}', $2) returning id::text`,
    [String(made), node],
  );
  return BigInt(row!.id);
}

async function holderOf(id: bigint): Promise<unknown> {
  const [row] = await db().asOwner<{ held_by: number | null }>('select held_by from job where id = $1', [id]);
  return row!.held_by;
}

test('jobs that the node holds and does not work on are freed', async () => {
  const [working, left] = [await held(NODE), await held(NODE)];
  expect(await freeAbandoned(db().store, NODE, (id) => id === working)).toBe(1);
  expect([await holderOf(working), await holderOf(left)]).toEqual([NODE, null]);
});

test('a job that the node takes while the jobs are read is not freed', async () => {
  const id = await held(OTHER);
  const taking: Pick<Tx, 'query'> = {
    query: async (...args: Parameters<Tx['query']>) => {
      const answer = await db().store.query(...args);
      // Between the reading and the freeing, the job ends and is taken again.
      if ((args[0] as { name?: string }).name === 'job-held')
        await db().store.tx((tx) => hold(tx, id, OTHER));
      return answer;
    },
  } as Pick<Tx, 'query'>;
  await freeAbandoned(taking, OTHER, () => false);
  expect(await holderOf(id)).toBe(OTHER);
});
