import { createHmac, timingSafeEqual } from 'node:crypto';

/** A code that was sent is not stored: id and salt of its row, with a key of the installation, make it again. */
export interface CodeSeed {
  readonly id: bigint;
  readonly salt: Buffer;
}

/** The six digits that are sent to players. */
export interface MessageCodes {
  codeOf(seed: CodeSeed): string;
  /** Whether the code is that of the seed, compared in constant time. */
  matches(seed: CodeSeed, code: string): boolean;
}

const CODES = 1_000_000n;

/** `key`: 32 bytes of the installation. */
export function createMessageCodes(key: Buffer): MessageCodes {
  const codeOf = ({ id, salt }: CodeSeed): string => {
    const mac = createHmac('sha256', key).update(`${id} `).update(salt).digest();
    // 64 bits modulo a million: no code is likelier than another by more than one part in 10^13.
    return String(mac.readBigUInt64BE() % CODES).padStart(6, '0');
  };
  return {
    codeOf,
    matches(seed, code) {
      const right = Buffer.from(codeOf(seed));
      const given = Buffer.from(code);
      return given.length === right.length && timingSafeEqual(right, given);
    },
  };
}
