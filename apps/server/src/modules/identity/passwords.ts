import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2';
import { AppError } from '../../http/index.ts';
import type { BreachedPasswords } from './breached-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A1: Argon2id, m = 19 MiB, t = 2, p = 1. (2 is `Algorithm.Argon2id`, an enum that does not exist at run time.) */
const options: Options = { algorithm: 2 as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A1: maximum number of concurrent hashes; the rest queue. */
const AT_ONCE = 4;
/** Queue length from which on callers are refused. */
const QUEUE_MAX = 200;

/** Password hashes in PHC form. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a hash (no such account) one is computed all the same, so that the time does not
   * reveal
   * it (A2). Errors: `too_many_requests` when the queue is full.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the password is common or was made public by a breach (A1). */
  isTooCommon(password: string, userName: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(hash: string): boolean;
}

/** `now`: server time, ms. */
export async function createPasswords(
  breached?: BreachedPasswords,
  now: () => number = Date.now,
): Promise<Passwords> {
  const queue = createQueue(AT_ONCE, QUEUE_MAX, now);
  const dummy = await hash('no account has this password', options);
  return {
    hash: (password) => queue(() => hash(password, options)),
    verify: async (stored, password) => {
      const right = await queue(() => verify(stored ?? dummy, password, options));
      return stored !== null && right;
    },
    isTooCommon: async (password, userName) =>
      isCommonPassword(password, userName) || ((await breached?.has(password)) ?? false),
    isOutdated: (stored) => !stored.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'),
  };
}

function createQueue(
  atOnce: number,
  waitingMax: number,
  now: () => number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new AppError('too_many_requests', { retryAt: now() + 5_000 });
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The waiting caller takes over this slot, so the count stays.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
