import type { Tx } from '../../store/index.ts';
import { startBreak } from '../protection/index.ts';
import type { CaseDeps } from './deps.ts';
import { ruleOf } from './rules/index.ts';
import type { CaseRule } from './rules/rule.ts';
import { writeAct } from './write-act.ts';

/** Length of the break that begins by itself. */
const BREAK_HOURS = 24;
/** Different strong markers within 30 days from which on a break begins by itself. */
const MARKERS_TO_BREAK = 2;

/**
 * What a marker of harm does by itself, in the transaction that opens its case. Promotions are closed for 30 days and a neutral message
 * goes out, by the marker itself (RP13, RP15). The second kind of strong marker within 30 days also begins a break of 24 hours.
 * Returns whether a break has begun.
 */
export async function actOnMarker(
  tx: Tx,
  { id, userId, rule }: { readonly id: bigint; readonly userId: bigint; readonly rule: CaseRule },
  deps: Pick<CaseDeps, 'protection'>,
): Promise<boolean> {
  await writeAct(tx, id, { what: 'promotions', detail: { days: 30 } });
  const { rows } = await tx.query<{ excluded: boolean }>('select is_excluded($1) as excluded', [userId]);
  // Nothing is sent to a self-excluded player (RP8), and no break is longer.
  if (rows[0]!.excluded) return false;
  await writeAct(tx, id, { what: 'message' });
  if (rule.strength !== 'strong' || (await strongKinds(tx, userId)) < MARKERS_TO_BREAK) return false;
  const until = await startBreak(tx, userId, BREAK_HOURS, deps.protection);
  if (until === undefined) return false;
  await writeAct(tx, id, { what: 'break', detail: { hours: BREAK_HOURS, until } });
  return true;
}

/** Kinds of strong markers of harm that the player has met within 30 days, this one included. */
async function strongKinds(tx: Tx, userId: bigint): Promise<number> {
  const { rows } = await tx.query<{ rule: string }>(
    `select distinct rule from case_evidence where user_id = $1 and what = 'marker' and at > app_now() - interval '30 days'`,
    [userId],
  );
  return rows.filter(({ rule: id }) => {
    const rule = ruleOf(id);
    return rule?.kind === 'care' && rule.strength === 'strong';
  }).length;
}
