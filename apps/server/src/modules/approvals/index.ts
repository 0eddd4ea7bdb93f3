/** Approvals: what operators sign, and whether two of them want the same (trust.md D6, P4). */
export { hasSigned, isAgreed, sign, signatureOf, signaturesAbout, signaturesOf } from './approvals.ts';
