/**
 * The envelope of the first calls (R7.1), small enough for the inline script: for short payloads of ASCII characters. Its gzip
 * member is stored, because encrypted bytes do not shrink. The client seals with `@tessera/protocol/envelope`.
 */

const BLOCK = 16;
const ROUNDS = 10;
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Seals a payload at time `t`, ms since the epoch as text. */
export function sealSmall(payload: object, t: string): { t: string; body: string } {
  const plain = bytesOf(JSON.stringify(payload));
  const rest = BLOCK - (plain.length % BLOCK);
  const blocks = new Uint8Array(plain.length + rest).fill(rest);
  blocks.set(plain);
  const keys = expand(bytesOf(md5(t).slice(0, BLOCK)));
  for (let at = 0; at < blocks.length; at += BLOCK) encrypt(blocks.subarray(at, at + BLOCK), keys);
  return { t, body: btoa(String.fromCharCode(...stored(blocks))) };
}

/** The gzip member that holds these bytes as they are (RFC 1952, RFC 1951 section 3.2.4). */
function stored(bytes: Uint8Array): number[] {
  const { length } = bytes;
  const head = [31, 139, 8, 0, 0, 0, 0, 0, 2, 255, 1, ...little(length, 2), ...little(~length, 2)];
  return [...head, ...bytes, ...little(crc32(bytes), 4), ...little(length, 4)];
}

const little = (value: number, length: number) =>
  Array.from({ length }, (_, place) => (value >>> (place * 8)) & 255);

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

/** Lower-case hex MD5 of at most 55 characters, which fit into one block. */
function md5(text: string): string {
  const words = new Int32Array(BLOCK);
  bytesOf(`${text}\x80`).forEach((byte, at) => {
    words[at >> 2]! |= byte << ((at & 3) * 8);
  });
  words[14] = text.length * 8;
  const start = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  let [a, b, c, d] = start as [number, number, number, number];
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const mixed = [(b & c) | (~b & d), (b & d) | (c & ~d), b ^ c ^ d, c ^ (b | ~d)][round]!;
    const word = words[(step * [1, 5, 3, 7][round]! + [0, 1, 5, 0][round]!) & 15]!;
    const sum = (a + mixed + word + Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32)) | 0;
    const shift = SHIFTS[round * 4 + (step & 3)]!;
    [a, b, c, d] = [d, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0, b, c];
  }
  return [a, b, c, d]
    .flatMap((value, place) => little((value + start[place]!) | 0, 4))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Twice a number of the field GF(2^8). */
const twice = (value: number) => (value << 1) ^ (value & 128 ? 283 : 0);

/** The substitution box of AES, filled from the powers of 3 and their inverses. */
const box = new Uint8Array(256).fill(99, 0, 1);
for (let power = 1, inverse = 1, left = 255; left > 0; left -= 1) {
  power ^= twice(power);
  for (const by of [1, 2, 4]) inverse ^= inverse << by;
  inverse = (inverse & 255) ^ (inverse & 128 ? 9 : 0);
  const wide = inverse * 257;
  box[power] = wide ^ (wide >> 4) ^ (wide >> 5) ^ (wide >> 6) ^ (wide >> 7) ^ 99;
}

/** The round keys of AES-128. */
function expand(key: Uint8Array): Uint8Array {
  const keys = new Uint8Array(BLOCK * (ROUNDS + 1));
  keys.set(key);
  for (let at = BLOCK, round = 1; at < keys.length; at += 4) {
    const isFirst = at % BLOCK === 0;
    for (let place = 0; place < 4; place += 1) {
      const before = keys[at - 4 + (isFirst ? (place + 1) % 4 : place)]!;
      keys[at + place] = keys[at + place - BLOCK]! ^ (isFirst ? box[before]! : before);
    }
    if (!isFirst) continue;
    keys[at]! ^= round;
    round = twice(round);
  }
  return keys;
}

/** Encrypts a block in place with AES-128. */
function encrypt(block: Uint8Array, keys: Uint8Array): void {
  const add = (round: number) => {
    for (let at = 0; at < BLOCK; at += 1) block[at]! ^= keys[round * BLOCK + at]!;
  };
  add(0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Substitutes each byte and shifts the rows.
    block.set(block.map((_, at) => box[block[(at * 5) % BLOCK]!]!));
    if (round < ROUNDS) mixColumns(block);
    add(round);
  }
}

function mixColumns(block: Uint8Array): void {
  block.set(
    block.map((value, at) => {
      const of = (place: number) => block[(at & ~3) | ((at + place) & 3)]!;
      return of(1) ^ of(2) ^ of(3) ^ twice(value ^ of(1));
    }),
  );
}
