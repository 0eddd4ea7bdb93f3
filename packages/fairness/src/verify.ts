/** Small entry point of the verify page: only what is needed to check a saved file. */
export { compareHeads, firstBrokenEntry } from './journal.ts';
export { drawKey } from './stream.ts';
export type { ReceiptProof, Transcript } from './transcript.ts';
export { parseTranscript } from './transcript.ts';
export type { Check, CheckName, Trust, Verification } from './verify-transcript.ts';
export { checksOf, receiptSigned, verifyTranscript } from './verify-transcript.ts';
