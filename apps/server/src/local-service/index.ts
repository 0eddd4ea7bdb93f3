export { localService } from './client.ts';
export { type ServiceClock, serviceClock } from './clock.ts';
export { complain } from './complain.ts';
export { DamagedRecords, damageOf, LocalServiceError } from './errors.ts';
export { secretFolder } from './files.ts';
export { readShape } from './read-shape.ts';
export {
  keepRecord,
  openRecordLog,
  type RecordLog,
  readKept,
  readRecordLog,
} from './record-log.ts';
export { type Handlers, isServed, serveLocally } from './serve.ts';
export { loadSigningKey } from './signing-key.ts';
