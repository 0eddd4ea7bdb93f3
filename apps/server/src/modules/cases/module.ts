import { defineModule, on } from '../../contract/index.ts';
import { harmMarked, protectionModule } from '../protection/index.ts';
import type { CaseDeps } from './deps.ts';
import { markedJob, ruleJob } from './jobs.ts';
import { caseRules } from './rules/index.ts';

/** Cases of safer play and risk: opened by rules and markers of harm, decided in the console (ADR 50). */
export const casesModule = defineModule({
  name: 'cases',
  needs: [protectionModule],
  create: ({ store, clock, jobs, protection }): CaseDeps => ({ store, clock, jobs, protection }),
  jobs: [ruleJob],
  events: [on(harmMarked, markedJob)],
  jobDeps: (deps) => deps,
  async start({ jobs, clock }) {
    for (const { id } of caseRules) await jobs.add(ruleJob, id, clock.local(), { rule: id });
  },
});
