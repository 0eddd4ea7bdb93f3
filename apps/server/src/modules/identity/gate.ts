import { AppError, type CallContext } from '../../http/index.ts';
import type { IdentityParts } from './deps.ts';

const MINUTE_MS = 60_000;

/** A3: limits the sign-in and registration attempts of an address. Errors: `too_many_requests`. */
export async function countAttempt(
  { platform }: IdentityParts,
  { network, now }: CallContext,
): Promise<void> {
  const attempts = await platform.counters.hit('login', network, MINUTE_MS, now);
  if (attempts > platform.settings.get('loginPerAddressMinute')) {
    throw new AppError('too_many_requests', { retryAt: now - (now % MINUTE_MS) + MINUTE_MS });
  }
}

/** Checks and uses up the captcha of a call. Errors: `captcha_incorrect` when it is missing, wrong, used or expired. */
export async function requireCaptcha(
  { captchas }: IdentityParts,
  captcha: { encrypt: string; answer: string } | undefined,
  now: number,
): Promise<void> {
  if (!captcha || !(await captchas.check(captcha, now))) throw new AppError('captcha_incorrect');
}
