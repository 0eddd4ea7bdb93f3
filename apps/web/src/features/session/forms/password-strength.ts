/** Estimated strength of a password: 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Shortest and longest password the server accepts (A1). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Minimum bits for fair, good and strong. */
const fairBits = 36;
const goodBits = 52;
const strongBits = 68;

/**
 * Estimates the strength from the variety of characters and from repeats or sequences (`aaa`, `1234`); a password that contains
 * the user name is weak. The meter never refuses a password: only the length check does, and the server's list of common ones
 * (A1).
 */
export function strengthOf(password: string, userName = ''): Strength {
  if (password.length < PASSWORD_MIN) return 0;
  const name = userName.trim().toLowerCase();
  if (name !== '' && password.toLowerCase().includes(name)) return 1;
  const bits = surprising(password) * Math.log2(poolOf(password));
  if (bits < fairBits) return 1;
  if (bits < goodBits) return 2;
  return bits < strongBits ? 3 : 4;
}

/** Number of characters that neither repeat nor directly follow the previous one. */
function surprising(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - codes[index - 1]!) > 1).length;
}

/** Size of the character pool a guesser must try per position. */
function poolOf(password: string): number {
  const kinds: readonly (readonly [pattern: RegExp, size: number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\w\s]|_|\s/, 33],
    [/[^\0-\x7f]/, 100],
  ];
  return kinds.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 1);
}
