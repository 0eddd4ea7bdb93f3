/** How hard a password is to guess: 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Shortest and longest password the service takes (A1). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Least bits for fair, good and strong. */
const fairBits = 36;
const goodBits = 52;
const strongBits = 68;

/**
 * An estimate for the meter, by variety and by how little of the password repeats or runs on (`aaa`, `1234`); one that
 * holds the user name is weak. It never refuses: length alone does, and the service its list of common ones (A1).
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

/** Characters that neither repeat the one before nor follow it in order. */
function surprising(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - codes[index - 1]!) > 1).length;
}

/** How many characters a guesser must try at each place. */
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
