import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { startBreak, type TightenDeps } from '../../protection/index.ts';
import { promotionState, setPromotions } from '../../rewards/index.ts';
import type { CommandKind } from './kind.ts';
import { playerOf } from './player.ts';
import { invalid, readPayload } from './read-payload.ts';

/** Hours of a break that operators arrange: as long as those that players take, up to six weeks (RP7). */
const BREAK_HOURS = [24, 168, 720, 1_008] as const;

const pause = z.strictObject({ hours: z.literal(BREAK_HOURS) });

async function breakOf(
  tx: Tx,
  userId: bigint,
): Promise<{ until: number | null; excluded: boolean; now: number }> {
  const { rows } = await tx.query<{ until: Date | null; excluded: boolean; now: Date }>(
    `select (select timeout_until from player_breaks where user_id = $1 and timeout_until > app_now()) as until,
       is_excluded($1) as excluded, app_now() as now`,
    [userId],
  );
  const { until, excluded, now } = rows[0]!;
  return { until: until?.getTime() ?? null, excluded, now: now.getTime() };
}

const textOf = (until: number | null) => (until === null ? null : new Date(until).toISOString());

/** Begins a break of a player, or a longer one. Nobody ends it before its time. */
const arranging = (deps: TightenDeps): CommandKind => ({
  action: 'player.break',
  async prospect(tx, { target, payload }) {
    const { hours } = readPayload(pause, payload);
    const { id } = await playerOf(tx, target, true);
    const { until, excluded, now } = await breakOf(tx, id);
    if (excluded) throw invalid('the player is self-excluded');
    if (until !== null && until >= now + hours * 3_600_000) throw invalid('a longer break is in force');
    return {
      targetVersion: textOf(until) ?? 'none',
      before: { breakUntil: textOf(until) },
      after: { breakHours: hours, endsBefore: 'never' },
    };
  },
  async now(tx, target) {
    const { id } = await playerOf(tx, target);
    const { until } = await breakOf(tx, id);
    return { targetVersion: textOf(until) ?? 'none', value: { breakUntil: textOf(until) } };
  },
  async apply(tx, { target, payload }) {
    const { id } = await playerOf(tx, target);
    const until = await startBreak(tx, id, readPayload(pause, payload).hours, deps);
    if (until === undefined) throw new AppError('command_stale');
  },
});

/** Switches promotions of any kind off (RP15). Only the player switches them on again. */
const promotionsOff: CommandKind = {
  action: 'player.promotions',
  async prospect(tx, { target, payload }) {
    readPayload(z.strictObject({}), payload);
    const { id } = await playerOf(tx, target, true);
    const { off } = await promotionState(tx, id);
    if (off) throw new AppError('command_same');
    return { targetVersion: 'on', before: { promotions: 'on' }, after: { promotions: 'off' } };
  },
  async now(tx, target) {
    const { id } = await playerOf(tx, target);
    const promotions = (await promotionState(tx, id)).off ? 'off' : 'on';
    return { targetVersion: promotions, value: { promotions } };
  },
  async apply(tx, { target }) {
    const { id } = await playerOf(tx, target);
    await setPromotions(tx, id, true);
  },
};

/** What operators do to protect a player, beside limits. */
export const playerGuardKinds = (deps: TightenDeps): readonly CommandKind[] => [
  arranging(deps),
  promotionsOff,
];
