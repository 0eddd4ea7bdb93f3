import { randomBytes } from 'node:crypto';

/** The room of `bench/chat.ts`: everybody may read it. */
export const ROOM = 'hall';

/** A signed-in account, as a process of members gets it. */
export interface Account {
  readonly token: string;
  readonly cookies: readonly (readonly [string, string])[];
}

/** The order of the parent to a process of members. */
export type MembersOrder =
  | { readonly kind: 'join'; readonly site: string; readonly accounts: readonly Account[] }
  /** Cut each member's socket this often at random within this time. */
  | { readonly kind: 'cut'; readonly times: number; readonly withinMs: number }
  /** Wait until every member has this message, and report. */
  | { readonly kind: 'finish'; readonly lastSeq: number };

/** What a process of members has seen. */
export interface MembersReport {
  /** Number of the last message and digest of the whole sequence, of each member. */
  readonly held: readonly { readonly last: number; readonly digest: number }[];
  /** For each message, ms from its sending until the last member that was connected all the time had it. */
  readonly lastAfterMs: readonly (readonly [seq: number, ms: number])[];
  readonly cuts: number;
  /** Differences asked for because a hint was missing, and not because of a cut. */
  readonly gaps: number;
  /** Most ms for which the process of members was busy with one thing. */
  readonly stalledMs: number;
}

/** Answers of a process of members; `joined` and `cut` follow their orders. */
export type MembersAnswer = 'joined' | 'cut' | MembersReport;

const TIME_DIGITS = 16;

/** The id of a message sent now: it tells all processes of this machine when that was. */
export const idOfNow = (): string =>
  process.hrtime.bigint().toString(16).padStart(TIME_DIGITS, '0') + randomBytes(8).toString('hex');

/** When the message of this id was sent, ms of the machine's monotonic clock. */
export const sentAtOf = (clientId: string): number =>
  Number(BigInt(`0x${clientId.slice(0, TIME_DIGITS)}`)) / 1e6;

/** Now on the machine's monotonic clock, ms. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** The digest of a sequence after one more message. */
export const digestAfter = (digest: number, message: number): number =>
  Math.imul(digest ^ message, 0x01000193) >>> 0;

/** A number that stands for one message: its place and its id. */
export function numberOf({ seq, client_id }: { readonly seq: number; readonly client_id: string }): number {
  let number = seq;
  for (let at = 0; at < client_id.length; at += 1) number = digestAfter(number, client_id.charCodeAt(at));
  return number;
}
