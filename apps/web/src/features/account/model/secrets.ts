import type { MessageKey } from '@tessera/messages';
/** Shortest password the server accepts (A1). */
export const PASSWORD_MIN = 8;

/** Errors of a new secret typed twice, by field; message keys. Empty when valid. */
export function checkNewSecret(
  fresh: string,
  repeat: string,
  old: string,
): { fresh?: MessageKey; repeat?: MessageKey } {
  if (fresh.length < PASSWORD_MIN) return { fresh: 'security_too_short' };
  if (fresh === old) return { fresh: 'security_same_password' };
  return repeat === fresh ? {} : { repeat: 'security_not_equal' };
}

/** Whether a text has the form of an authenticator code or of a recovery code. */
export function isGoogleCode(text: string): boolean {
  return /^(\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i.test(text.trim());
}

/** A long key in groups of four characters, for typing. */
export function inFours(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}
