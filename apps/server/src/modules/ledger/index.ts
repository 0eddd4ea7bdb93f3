/** The ledger: the book of all money, its hash chain and its auditor. */
export { type AuditCheck, type AuditReport, type AuditWindow, audit, type Violation } from './audit.ts';
export { type Auditor, type AuditorDeps, askAudit, createAuditor } from './auditor.ts';
export { type ChainKeeper, createChain } from './chain.ts';
export { type Freeze, liftFreeze } from './freeze.ts';
export { createLedger, type Ledger, type Posted } from './ledger.ts';
export {
  type AccountName,
  faultOf,
  type HouseKind,
  type PlayerKind,
  type Posting,
  type PostingEntry,
  TRIAL,
} from './posting.ts';
export { refusalOf } from './refusal.ts';
