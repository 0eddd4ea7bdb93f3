import { setTimeout as pause } from 'node:timers/promises';
import type { AuditCheck, Violation } from '../src/contract/index.ts';
import { audit } from '../src/modules/ledger/index.ts';
import type { TestApp } from './app.ts';

/** Violations that a full audit finds. Waits while the node's own auditor is at work: two do not audit at once. */
export async function violationsOf(
  { db }: Pick<TestApp, 'db'>,
  checks: readonly AuditCheck[],
): Promise<readonly Violation[]> {
  for (;;) {
    const report = await audit(db.auditStore, checks, true);
    if (report) return report.violations;
    await pause(20);
  }
}
