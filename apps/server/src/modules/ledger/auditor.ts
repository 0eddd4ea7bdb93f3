import type { AuditCheck, Violation, WhenSound } from '../../contract/index.ts';
import {
  type Clock,
  defineLongJob,
  type Jobs,
  type Log,
  type Store,
  silentLog,
  type Tx,
} from '../../store/index.ts';
import { type AuditReport, audit } from './audit.ts';
import type { Ledger } from './ledger.ts';

/** The job M6: checks the ledger periodically, and freezes money writes on a violation. */
export interface Auditor {
  /** Audits now: what is new, or the whole ledger. On a violation it freezes money writes and raises an alarm. */
  run(whole?: boolean): Promise<AuditReport | undefined>;
  /** Adds the jobs; the first one audits at once. */
  start(): Promise<void>;
}

export interface AuditorDeps {
  /** Under the auditor's role. */
  auditStore: Pick<Store, 'tx'>;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
  ledger: Ledger;
  log?: Log;
  /** Rules of other modules, in addition to those of the ledger itself. */
  checks?: readonly AuditCheck[];
  /** Runs in the transaction of each audit without violations. */
  whenSound?: WhenSound;
  /** Called with the violations, in addition to the log entry. */
  onAlarm?: (violations: readonly Violation[]) => void;
}

/** M6: interval of audits of all balances and new entries; every entry is checked once a day. */
const PERIOD_MS = 60_000;
const WHOLE_PERIOD_MS = 86_400_000;
/** The first audit of the whole ledger waits until the start-up is over. */
const WHOLE_FIRST_MS = 3_600_000;

/** At most one audit on request runs per interval of this length, ms. */
const ASKED_MS = 5_000;

interface Audits {
  readonly auditor: Pick<Auditor, 'run'>;
  readonly clock: Pick<Clock, 'now'>;
}

const periodicJob = defineLongJob('audit', {
  async run({ auditor, clock }: Audits) {
    await auditor.run();
    return { runAgainAt: (await clock.now()) + PERIOD_MS };
  },
});

const wholeJob = defineLongJob('audit-whole', {
  async run({ auditor, clock }: Audits) {
    await auditor.run(true);
    return { runAgainAt: (await clock.now()) + WHOLE_PERIOD_MS };
  },
});

/** An audit on request; key: the number of its interval of `ASKED_MS`. */
const askedJob = defineLongJob('audit-asked', {
  async run({ auditor }: Audits) {
    await auditor.run();
  },
});

/** The first work of a node. A separate job: requests do not wait for it. */
const startJob = defineLongJob('audit-start', {
  async run({ auditor }: Audits) {
    await auditor.run();
  },
});

/** Jobs of the audit. */
export const auditJobs = [periodicJob, wholeJob, askedJob, startJob] as const;

/** Requests an audit at `now` (ms), when `tx` commits. All requests of the same five seconds share one audit. */
export async function askAudit(jobs: Pick<Jobs, 'add'>, now: number, tx: Tx): Promise<void> {
  await jobs.add(askedJob, String(Math.floor(now / ASKED_MS)), now, {}, tx);
}

export function createAuditor(deps: AuditorDeps): Auditor {
  const {
    auditStore,
    clock,
    jobs,
    ledger,
    log = silentLog,
    checks = [],
    whenSound,
    onAlarm = () => {},
  } = deps;

  const run = async (whole = false): Promise<AuditReport | undefined> => {
    const report = await audit(auditStore, checks, whole, whenSound);
    if (report && report.violations.length > 0) await alarm(report.violations);
    return report;
  };

  const alarm = async (violations: readonly Violation[]): Promise<void> => {
    log.error({ violations }, 'the ledger audit found violations: money writes are frozen');
    if (!(await ledger.freeze.read())) await ledger.freeze.set({ violations });
    onAlarm(violations);
  };

  return {
    run,
    start: async () => {
      const now = await clock.now();
      await jobs.add(startJob, String(now), now);
      await jobs.add(periodicJob, 'ledger', now + PERIOD_MS);
      await jobs.add(wholeJob, 'ledger', now + WHOLE_FIRST_MS);
    },
  };
}
