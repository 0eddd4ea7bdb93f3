import { expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { movements } from '../../movements.ts';
import { flowOf } from './flow.ts';

const db = useStore();

test('[RP6] refunded stakes of an earlier session count as returned, never as negative stakes', () => {
  expect(flowOf({ staked: 30n, returned: 195n })).toEqual({ staked: 30n, returned: 195n });
  expect(flowOf({ staked: -20n, returned: 5n })).toEqual({ staked: 0n, returned: 25n });
});

test('the roles of movements in SQL are those that the modules declare', async () => {
  for (const { kind, turnover } of movements.values()) {
    const { rows } = await db().store.query<{ debit: string | null; credit: string | null }>(
      'select turnover_role($1, -1) as debit, turnover_role($1, 1) as credit',
      [kind],
    );
    const role = turnover === 'none' ? null : turnover;
    expect([kind, rows[0]]).toEqual([
      kind,
      role === 'round' ? { debit: 'stake', credit: 'return' } : { debit: role, credit: role },
    ]);
  }
});
