import { randomInt } from 'node:crypto';
import { type Amount, dayIn, parseAmount } from '@tessera/protocol';
import { AppError, type CallContext } from '../../http/index.ts';
import { TRIAL } from '../ledger/index.ts';
import type { IdentityParts } from './deps.ts';
import { identityMovements } from './movements.ts';
import { insertUser, recordLogin } from './users.ts';

const DAY_MS = 86_400_000;
const NAME_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Opens a trial account with virtual money and returns its token (X1). It lives 24 h and cannot be signed in to again.
 * Errors: `trial_limit_reached` when the address has reached its daily limit.
 */
export async function tryOut(context: CallContext, parts: IdentityParts): Promise<string> {
  const { settings, counters } = parts.platform;
  // The platform's day, as the start of that date in UTC, because the counter's windows begin there.
  const day = Date.parse(`${dayIn(context.now, settings.get('timeZone'))}T00:00:00Z`);
  const opened = await counters.hit('trial', context.network, DAY_MS, day);
  if (opened > settings.get('trialPerDay')) throw new AppError('trial_limit_reached');

  return parts.store.tx(async (tx) => {
    const user = await insertUser(tx, {
      userName: `try_${randomName(10)}`,
      kind: 'trial',
      language: context.language,
      currency: TRIAL,
      createdAt: context.now,
      expiresAt: context.now + settings.get('trialSeconds') * 1000,
    });
    if (!user) throw new Error('two trial accounts got the same random name');
    await parts.ledger.openAccounts(tx, user.id, TRIAL);
    await grant(tx, user.id, parts);
    const { token, sessionId } = await parts.sessions.open(tx, user, context);
    await recordLogin(tx, { userId: user.id, result: 'trial', sessionId }, context);
    return token;
  });
}

async function grant(
  tx: Parameters<IdentityParts['ledger']['post']>[0],
  userId: bigint,
  { ledger, platform }: IdentityParts,
): Promise<void> {
  const parsed = parseAmount(platform.settings.get('trialGrant'));
  if (!parsed.ok) throw new Error('the setting trialGrant is not an amount');
  const amount = parsed.value;
  if (amount === 0n) return;
  await ledger.post(tx, [
    {
      kind: identityMovements.bonus.kind,
      key: `trial ${userId}`,
      userId,
      entries: [
        { account: { userId: null, kind: 'bonus' }, currency: TRIAL, amount: -amount as Amount },
        { account: { userId, kind: 'main' }, currency: TRIAL, amount },
      ],
    },
  ]);
}

function randomName(length: number): string {
  return Array.from({ length }, () => NAME_ALPHABET[randomInt(NAME_ALPHABET.length)]).join('');
}
