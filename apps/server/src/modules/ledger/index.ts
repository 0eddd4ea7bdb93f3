/** The ledger: postings and balances of all money, its hash chain and its auditor. */
export { audit } from './audit.ts';
export { auditedHouseEntries } from './audit-queries.ts';
export { type Auditor, askAudit, auditJobs, createAuditor } from './auditor.ts';
export { type ChainKeeper, createChain } from './chain.ts';
export { liftFreeze } from './freeze.ts';
export { createLedger, type Ledger } from './ledger.ts';
export { auditorModule, ledgerChainModule, ledgerModule } from './module.ts';
export { ledgerActions } from './operator-actions.ts';
export {
  type HouseKind,
  type PlayerKind,
  type Posting,
  type PostingEntry,
  TRIAL,
} from './posting.ts';
export { refusalOf } from './refusal.ts';
