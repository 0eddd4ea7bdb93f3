import { z } from 'zod';
import { defineJob, defineLongJob, inStep, type Tx } from '../../store/index.ts';
import { harmMarked, tellChanged } from '../protection/index.ts';
import { actOnMarker } from './automatic.ts';
import type { CaseDeps } from './deps.ts';
import { recordMark } from './record-mark.ts';
import { harmMarks, harmRules } from './rules/harm.ts';
import { ruleOf } from './rules/index.ts';

const HOUR_MS = 3_600_000;
/** Markers count for 30 days; older ones are not looked for. */
const MARKER_MS = 30 * 24 * HOUR_MS;

/** Looks once an hour, over the time since the last look, for what one rule finds. No request waits for it. */
export const ruleJob = defineJob('cases.rule', {
  payload: z.object({ rule: z.string() }),
  slow: true,
  async run(deps: CaseDeps, { runAt, takenAt, payload }, tx) {
    const rule = ruleOf(payload.rule);
    // A rule of an earlier version that exists no more.
    if (!rule) return undefined;
    const next = inStep(HOUR_MS, { runAt, takenAt });
    // The next look begins where this one ends, also after a time in which no node ran.
    const span = { from: new Date(runAt - HOUR_MS), to: new Date(next.runAgainAt - HOUR_MS) };
    const found = await rule.find(tx, span);
    // Players are locked in one order, so that two rules never wait for each other.
    for (const mark of found.toSorted((one, other) => Number(one.userId - other.userId))) {
      const id = await recordMark(tx, rule, mark);
      if (id !== undefined && rule.kind === 'care')
        await actOnMarker(tx, { id, userId: mark.userId, rule }, deps);
    }
    return next;
  },
});

/** A marker of harm was set: its case opens at once, and a strong one acts by itself. */
export const markedJob = defineLongJob('cases.marked', {
  payload: harmMarked.payload,
  async run(deps: CaseDeps, { payload: { user } }) {
    if (await deps.store.tx((tx) => openMarked(tx, user, deps))) tellChanged(user, deps.protection);
  },
});

/** Opens the cases of a player's recent markers of harm that are not known yet. Returns whether a break has begun by itself. */
export async function openMarked(tx: Tx, user: bigint, deps: CaseDeps): Promise<boolean> {
  const now = deps.clock.local();
  const found = await harmMarks(tx, { from: new Date(now - MARKER_MS), to: new Date(now + HOUR_MS) }, user);
  let paused = false;
  for (const [kind, marks] of found)
    for (const mark of marks) {
      const rule = harmRules.get(kind);
      const id = rule && (await recordMark(tx, rule, mark));
      if (id !== undefined && (await actOnMarker(tx, { id, userId: user, rule: rule! }, deps))) paused = true;
    }
  return paused;
}
