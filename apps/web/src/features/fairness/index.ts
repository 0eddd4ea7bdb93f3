export { Verification } from './components/verification.tsx';
export { watchJournal } from './journal-watch.ts';
export { readSaved } from './model/receipt-proof.ts';
