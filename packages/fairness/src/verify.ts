/** The small entry of the verify page: everything to check a saved file, nothing else. */
export { compareHeads, firstBrokenEntry } from './journal.ts';
export { drawKey } from './stream.ts';
export type { ReceiptProof, Transcript } from './transcript.ts';
export { parseTranscript } from './transcript.ts';
export type { Check, CheckName, Trust, Verification } from './verify-transcript.ts';
export { checksOf, receiptSigned, verifyTranscript } from './verify-transcript.ts';
