/** Approvals: what operators sign, and whether two of them want the same (trust.md D6, P4). */
export { hasSigned, isAgreed, type Signature, sign, signatureOf, signaturesAbout } from './approvals.ts';
