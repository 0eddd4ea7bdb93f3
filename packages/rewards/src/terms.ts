/**
 * The terms of a reward of each kind: what an offer stores as JSON, what a grant keeps a copy of, what a page shows.
 *
 * Two forms. In memory amounts are `Amount` (bigint). As JSON they are decimal text (`"12.5000"`), as everywhere on the
 * wire; `readTerms` turns JSON into terms and `termsJson` turns terms into JSON.
 *
 * @example
 * const read = readTerms({ kind: 'tasks', tasks: [{ task: 'set_limit', prize: '3' }] });
 * // { ok: true, value: { kind: 'tasks', tasks: [{ task: 'set_limit', prize: 30000n }] } }
 */
import { type Amount, printAmount, sumAmounts, UNIT } from '@tessera/protocol/money';
import {
  also,
  choice,
  list,
  money,
  object,
  type Read,
  type Reader,
  slug,
  type TermsProblem,
  whole,
} from './read.ts';

/** Largest requirement of an earned bonus, as a multiple of the bonus. Source: `trust.md` R4. */
export const TIMES_MAX = 10;
/** Slices in which an earned bonus is paid. */
export const SLICES = 10;
/** Bets of one day that count for a race. Source: the rule that staking more never helps. */
export const RACE_BETS = 20;
/** Largest pool of packets: the drawing counts hundredths in 32 bits. */
const POOL_MAX = 40_000_000n * UNIT;
/** Days of a sign-in month for which milestones may be set. */
const MONTH_DAYS = 28;

/** Tasks a player does once. None depends on how much he stakes. */
export const ONE_TIME_TASKS = [
  'first_bet',
  'verify_draw',
  'set_limit',
  'authenticator',
  'identity',
  'read_rules',
  'add_card',
] as const;
export type OneTimeTask = (typeof ONE_TIME_TASKS)[number];

/** Families of lotteries whose rules a player has to have opened for `read_rules`. */
export const RULES_TO_READ = 3;

/** Tasks that a day brings again. None depends on how much a player stakes. */
export const DAILY_TASKS = ['verify_draw', 'read_rules', 'play_once'] as const;
export type DailyTask = (typeof DAILY_TASKS)[number];

/**
 * Fields of every earned bonus. `product`: the one product type whose stake counts, `lottery` or a platform id. `times`: stake
 * required, as a multiple of the bonus. `days`: days from the claim to the expiry. `stakeMax`: the part of one bet's stake that
 * counts at most.
 */
const earned = {
  product: slug,
  times: whole(1, TIMES_MAX),
  days: whole(1, 365),
  stakeMax: money(),
};

const ascending =
  <T, K extends string>(field: K, values: (terms: T) => readonly (bigint | number)[]) =>
  (terms: T): TermsProblem | undefined => {
    const all = values(terms);
    const bad = all.findIndex((value, index) => index > 0 && value <= all[index - 1]!);
    return bad < 0 ? undefined : { path: `${field}.${bad}`, code: 'not_ascending' };
  };

const distinct =
  <T>(field: string, values: (terms: T) => readonly (string | number)[]) =>
  (terms: T): TermsProblem | undefined =>
    new Set(values(terms)).size === values(terms).length ? undefined : { path: field, code: 'repeated' };

const problem = (bad: boolean, path: string, code: TermsProblem['code']): TermsProblem | undefined =>
  bad ? { path, code } : undefined;

/** Readers by kind. A new kind is one more entry. */
const READERS = {
  /** A bonus by the size of one deposit: the last step that the deposit reaches. Steps ascend; no bonus above its deposit. */
  deposit_match: also(
    object({
      kind: choice('deposit_match'),
      ...earned,
      steps: list(object({ deposit: money(), bonus: money() }), 1, 20),
    }),
    ascending('steps', ({ steps }) => steps.map(({ deposit }) => deposit)),
    ascending('steps', ({ steps }) => steps.map(({ bonus }) => bonus)),
    ({ steps }) =>
      problem(
        steps.some(({ deposit, bonus }) => bonus > deposit),
        'steps',
        'too_high',
      ),
  ),
  /** A share of the net loss of a finished period, when the loss is at least `lossMin`; at most `bonusMax`. */
  loss_insurance: object({
    kind: choice('loss_insurance'),
    ...earned,
    period: choice('day', 'week', 'month'),
    lossMin: money(),
    sharePpm: whole(1, 1_000_000),
    bonusMax: money(),
  }),
  /** Prizes by rank, first rank first. They never rise and sum to the pool. A bet counts from `stakeMin`. */
  race: also(
    object({
      kind: choice('race'),
      product: slug,
      pool: money(),
      prizes: list(money(), 1, 1000),
      stakeMin: money(),
    }),
    ({ pool, prizes }) => problem(sumAmounts(prizes) !== pool, 'prizes', 'sum_differs'),
    ({ prizes }) =>
      problem(
        prizes.some((prize, index) => index > 0 && prize > prizes[index - 1]!),
        'prizes',
        'not_ascending',
      ),
  ),
  /**
   * `size` tiles of one chance each, by prize in ascending order, the first usually 0. A player has `turns` spins on each of the
   * `weekdays` (1 Monday to 7 Sunday).
   */
  wheel: also(
    object({
      kind: choice('wheel'),
      size: whole(2, 1000),
      tiles: list(object({ prize: money(0n), count: whole(1, 1000) }), 2, 20),
      turns: whole(1, 100),
      weekdays: list(whole(1, 7), 1, 7),
    }),
    ({ size, tiles }) =>
      problem(tiles.reduce((sum, { count }) => sum + count, 0) !== size, 'tiles', 'sum_differs'),
    ascending('tiles', ({ tiles }) => tiles.map(({ prize }) => prize)),
    distinct('weekdays', ({ weekdays }) => weekdays),
  ),
  /** A task that each day brings again: done `goal` times in the day, it pays `prize` once. */
  daily_task: object({
    kind: choice('daily_task'),
    task: choice(...DAILY_TASKS),
    goal: whole(1, 10),
    prize: money(),
  }),
  /** A pool split into `shares` of `min` to `max` each; one share a player. The split is drawn before the first is opened. */
  packets: also(
    object({
      kind: choice('packets'),
      pool: money(),
      shares: whole(1, 100_000),
      min: money(),
      max: money(),
    }),
    ({ pool }) => problem(pool > POOL_MAX, 'pool', 'too_high'),
    ({ shares, min, pool }) => problem(min * BigInt(shares) > pool, 'min', 'too_high'),
    ({ shares, max, pool }) => problem(max * BigInt(shares) < pool, 'max', 'too_low'),
  ),
  /** Amount of a signed day by weekday, Monday first, and prizes for the number of days signed in one month. */
  sign_in: also(
    object({
      kind: choice('sign_in'),
      weekdays: list(money(), 7, 7),
      milestones: list(object({ days: whole(1, MONTH_DAYS), prize: money() }), 0, MONTH_DAYS),
    }),
    ascending('milestones', ({ milestones }) => milestones.map(({ days }) => days)),
  ),
  /** One-time tasks with a prize each. */
  tasks: also(
    object({
      kind: choice('tasks'),
      tasks: list(object({ task: choice(...ONE_TIME_TASKS), prize: money() }), 1, ONE_TIME_TASKS.length),
    }),
    distinct('tasks', ({ tasks }) => tasks.map(({ task }) => task)),
  ),
} satisfies Record<string, Reader<{ readonly kind: string }>>;

/** Kind of an offer. */
export type Kind = keyof typeof READERS;
/** All kinds, in the order of the readers. */
export const KINDS = Object.keys(READERS) as readonly Kind[];
/** Terms of one kind, or of any. */
export type Terms<K extends Kind = Kind> = { [Each in K]: Read<(typeof READERS)[Each]> }[K];

/** Kinds that give an earned bonus; all others give cash. */
export type EarnedKind = 'deposit_match' | 'loss_insurance';

/** Whether terms give an earned bonus, which is paid in slices as the player stakes his own money. */
export const isEarned = (terms: Terms): terms is Terms<EarnedKind> =>
  terms.kind === 'deposit_match' || terms.kind === 'loss_insurance';

/**
 * Reads terms from JSON: every field of the kind, no other field, every constraint of the kind.
 * Errors: all problems found, at least one; returned, never thrown.
 */
export function readTerms(
  value: unknown,
):
  | { readonly ok: true; readonly value: Terms }
  | { readonly ok: false; readonly problems: readonly TermsProblem[] } {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const known = KINDS.find((name) => name === kind);
  if (known === undefined) return { ok: false, problems: [{ path: 'kind', code: 'unknown_kind' }] };
  const problems: TermsProblem[] = [];
  const read = (READERS[known] as Reader<Terms>)(value, '', (found) => problems.push(found));
  return read === undefined ? { ok: false, problems } : { ok: true, value: read };
}

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Terms as JSON, amounts as text with 4 decimals. `readTerms` reads it back to equal terms. */
export const termsJson = (terms: Terms): Json => jsonOf(terms);

function jsonOf(value: unknown): Json {
  if (typeof value === 'bigint') return printAmount(value as Amount);
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, jsonOf(field)]));
}
