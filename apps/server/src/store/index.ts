/** The store: the database, its clock, jobs, channels between nodes, and ids. Other code imports from here only. */
export { backUp, type Manifest, restore } from './backup.ts';
export { type BatchQueue, createBatchQueue, Failed, runOrSplit, type Weighted } from './batch-queue.ts';
export { type Clock, createClock } from './clock.ts';
export {
  type Again,
  amountField,
  type DefinedJob,
  defineJob,
  defineLongJob,
  idField,
  inStep,
  type JobKind,
  type JobOf,
} from './define-job.ts';
export type { Ids } from './ids.ts';
export { isWaiting, type Job, wakeJobs } from './job-table.ts';
export { createJobs, type Jobs } from './jobs.ts';
export { bareList, joinedList, quotedList } from './list-text.ts';
export { type Log, silentLog } from './log.ts';
export { createNodeChannels, type NodeChannels } from './node-channels.ts';
export { answerTo, bodyHash, once, wasAnswered } from './once.ts';
export {
  type Database,
  type DatabaseOptions,
  joinDatabase,
  openDatabase,
  openOperatorStore,
  openParts,
  prepare,
} from './open.ts';
export type { StoreAddress } from './pool.ts';
export { runningAddress } from './running.ts';
export { withPastClock } from './steering.ts';
export {
  openStore,
  requestLimits,
  type Store,
} from './store.ts';
export { StoreError } from './store-error.ts';
export { outsideTransaction } from './transaction-scope.ts';
export { isConflict, isStoreUnavailable, sqlStateOf, type Tx } from './tx.ts';
