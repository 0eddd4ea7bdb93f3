import { type Clock, type Jobs, type Log, type Store, silentLog, type Tx } from '../../store/index.ts';
import { type AuditCheck, type AuditReport, audit, type Violation } from './audit.ts';
import { betBook } from './bet-book.ts';
import type { Ledger } from './ledger.ts';

/** The job M6: checks the book again and again, and stops money when something is wrong. */
export interface Auditor {
  /** Audits now: what is new, or the whole book. Freezes money writes and alarms on a violation. */
  run(whole?: boolean): Promise<AuditReport | undefined>;
  /** Registers the jobs, the first of which audits at once. Call before `jobs.start()`. */
  start(): Promise<void>;
}

export interface AuditorDeps {
  /** Under the auditor's role. */
  auditStore: Pick<Store, 'tx'>;
  clock: Clock;
  jobs: Jobs;
  ledger: Ledger;
  log?: Log;
  /** Rules of other modules, besides those between bets and their entries. */
  checks?: readonly AuditCheck[];
  /** Rings the bell, besides the log. */
  onAlarm?: (violations: readonly Violation[]) => void;
}

/** M6: all balances and the new entries this often, every entry once a day. */
const PERIOD_MS = 60_000;
const WHOLE_PERIOD_MS = 86_400_000;
/** The first whole audit waits until the start-up is over. */
const WHOLE_FIRST_MS = 3_600_000;

/** An audit on request; key: the number of its interval of `ASKED_MS`. */
const ASKED = 'audit-asked';
/** At most one audit on request runs in this time, ms. */
const ASKED_MS = 5_000;

/** Requests an audit at `now` (ms), when `tx` commits. All requests of the same five seconds share one audit. */
export async function askAudit(jobs: Pick<Jobs, 'add'>, now: number, tx: Tx): Promise<void> {
  await jobs.add(ASKED, String(Math.floor(now / ASKED_MS)), now, {}, tx);
}

export function createAuditor(deps: AuditorDeps): Auditor {
  const { auditStore, clock, jobs, ledger, log = silentLog, checks = [], onAlarm = () => {} } = deps;

  const run = async (whole = false): Promise<AuditReport | undefined> => {
    const report = await audit(auditStore, [betBook, ...checks], whole);
    if (report && report.violations.length > 0) await alarm(report.violations);
    return report;
  };

  const alarm = async (violations: readonly Violation[]): Promise<void> => {
    log.error({ violations }, 'the ledger is not in order: money writes are frozen');
    if (!(await ledger.freeze.read())) await ledger.freeze.set({ violations });
    onAlarm(violations);
  };

  return {
    run,
    start: async () => {
      jobs.onLong('audit', async () => {
        await run();
        return { runAgainAt: (await clock.now()) + PERIOD_MS };
      });
      jobs.onLong('audit-whole', async () => {
        await run(true);
        return { runAgainAt: (await clock.now()) + WHOLE_PERIOD_MS };
      });
      jobs.onLong(ASKED, async () => {
        await run();
      });
      // A job of its own: the audit at start is the first work of this node, and holds up nobody who wants to be served.
      jobs.onLong('audit-start', async () => {
        await run();
      });
      const now = await clock.now();
      await jobs.add('audit-start', String(now), now);
      await jobs.add('audit', 'ledger', now + PERIOD_MS);
      await jobs.add('audit-whole', 'ledger', now + WHOLE_FIRST_MS);
    },
  };
}
