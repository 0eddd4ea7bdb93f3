export { csvOf } from '@tessera/protocol/csv';
