import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import type { Store } from '../../store/index.ts';
import { drawCaptcha } from './captcha-picture.ts';

/** The picture for the client, and the encrypted answer that the client sends back (R8.2, A4). */
export interface IssuedCaptcha {
  /** AES-256-GCM over {answer, expiry, id}: unreadable without the server's key. */
  readonly encrypt: string;
  /** PNG as a data URL. */
  readonly data: string;
  /** ms */
  readonly expires: number;
}

export interface Captchas {
  issue(size: { width: number; height: number }, now: number): Promise<IssuedCaptcha>;
  /** Whether the answer is right, in time and the first one: any answer uses up the captcha. */
  check(answer: { encrypt: string; answer: string }, now: number): Promise<boolean>;
  /** Removes the used marks of expired captchas. */
  forget(now: number): Promise<void>;
}

/** Letters and digits that cannot be confused with one another. */
export const CAPTCHA_ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679';
const LENGTH = 4;
const LIFE_MS = 120_000;
const NONCE = 12;
const TAG = 16;

interface Sealed {
  readonly answer: string;
  readonly expires: number;
  readonly id: string;
}

/** `key`: 32 bytes shared by all nodes. */
export function createCaptchas(store: Store, key: Buffer): Captchas {
  return {
    async issue({ width, height }, now) {
      const answer = Array.from(
        { length: LENGTH },
        () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)],
      ).join('');
      const expires = now + LIFE_MS;
      const encrypt = seal(key, { answer, expires, id: randomBytes(16).toString('hex') });
      const png = await drawCaptcha(answer, { width, height });
      return { encrypt, data: `data:image/png;base64,${png.toString('base64')}`, expires };
    },
    async check({ encrypt, answer }, now) {
      const sealed = open(key, encrypt);
      if (!sealed || sealed.expires <= now) return false;
      const { rowCount } = await store.query(
        'insert into captcha_used (id, expires_at) values ($1, $2) on conflict do nothing',
        [Buffer.from(sealed.id, 'hex'), new Date(sealed.expires)],
      );
      return rowCount === 1 && answer.trim().toUpperCase() === sealed.answer;
    },
    async forget(now) {
      await store.query('delete from captcha_used where expires_at <= $1', [new Date(now)]);
    },
  };
}

function seal(key: Buffer, content: Sealed): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

function open(key: Buffer, text: string): Sealed | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= NONCE + TAG) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE)).setAuthTag(
    bytes.subarray(-TAG),
  );
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]);
    return JSON.parse(plain.toString('utf8')) as Sealed;
  } catch {
    return undefined;
  }
}
