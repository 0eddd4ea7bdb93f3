import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { limitOf, stricterValue, type TightenDeps, tightenLimit } from '../../protection/index.ts';
import type { CommandKind } from './kind.ts';
import { playerOf } from './player.ts';
import { invalid, readPayload } from './read-payload.ts';

const asked = z.strictObject({
  kind: z.enum(['deposit', 'stake', 'loss', 'session']),
  period: z.enum(['bet', 'day', 'week', 'month', 'session']),
  value: z.string().max(20),
});

/** Tightens a limit of a player. A looser value is refused here and by a trigger: only the player loosens a limit (RP3). */
export const limitTightening = (deps: TightenDeps): CommandKind => ({
  action: 'player.limit',
  async prospect(tx, { target, payload }) {
    const wanted = readPayload(asked, payload);
    const { kind, period } = wanted;
    const { id } = await playerOf(tx, target, true);
    const before = await limitOf(tx, id, { kind, period });
    if (!before) throw invalid('there is no such limit');
    const next = stricterValue(before, wanted);
    if (next === undefined) throw invalid('operators only tighten a limit');
    return {
      targetVersion: await versionOf(tx, id),
      before: { kind, period, value: before.value, asked: before.pending ?? null },
      after: { kind, period, value: next, asked: null },
    };
  },
  async now(tx, target) {
    const { id } = await playerOf(tx, target);
    return { targetVersion: await versionOf(tx, id), value: null };
  },
  async apply(tx, { target, payload }) {
    const { id } = await playerOf(tx, target);
    if (!(await tightenLimit(tx, id, readPayload(asked, payload), deps))) throw new AppError('command_stale');
  },
});

/** Changes with any limit of the player. */
async function versionOf(tx: Tx, userId: bigint): Promise<string> {
  const { rows } = await tx.query<{ version: string | null }>(
    `select substr(md5(string_agg(concat_ws(' ', kind, period, value, pending, pending_value), ',' order by kind, period)), 1, 12) as version
     from player_limit where user_id = $1`,
    [userId],
  );
  return rows[0]?.version ?? 'none';
}
