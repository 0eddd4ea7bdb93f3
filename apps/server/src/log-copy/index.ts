/** A copy of the operators' log in files of another process, which finds what is altered or removed (ADR 46). */
export { type LogCopier, startLogCopy } from './client.ts';
export type { CopyState, Link } from './copy.ts';
