import { STEP_MS, stepOf, totpCode } from '../src/modules/identity/totp.ts';
import { TEST_PASSWORD, type TestApp, type TestBrowser } from './app.ts';

const BITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a key in base32. */
export function keyBytes(text: string): Buffer {
  const bits = [...text].map((letter) => BITS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of an authenticator at the platform's time, plus `steps` time steps. */
export const codeOf = ({ db }: TestApp, key: Buffer, steps = 0): string =>
  totpCode(key, stepOf(db.clock.local()) + steps);

/** Turns an authenticator on and moves the clock by one step, so that the next code is a new one. */
export async function addAuthenticator(app: TestApp, player: TestBrowser) {
  const { key: text } = await player.expectOk('POST /api/user/google/begin', { password: TEST_PASSWORD });
  const key = keyBytes(text);
  const { recovery_codes } = await player.expectOk('POST /api/user/google/confirm', {
    code: codeOf(app, key),
  });
  await app.db.clock.advance(STEP_MS);
  return { key, recovery: recovery_codes };
}
