import { defineJob } from '../../store/index.ts';
import type { ReportDeps } from './deps.ts';
import { rollUp } from './roll-up.ts';

const EVERY_MS = 5_000;

/** Rolls up what the ledger has moved since the last run, in steps of one transaction each. */
export const rollUpJob = defineJob('reports.roll-up', {
  slow: true,
  async run({ clock, settings }: ReportDeps, _job, tx) {
    const now = await clock.now(tx);
    const { more } = await rollUp(tx, settings.get('timeZone'));
    return { runAgainAt: more ? now : now + EVERY_MS };
  },
});
