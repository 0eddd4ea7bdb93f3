/**
 * Strokes of the captcha's letters, in a box 0..10 wide and 0..14 high, y downwards. Each text is one stroke as an SVG path of
 * absolute commands, so that every point can be moved on its own.
 */
export const glyphs: Readonly<Record<string, readonly string[]>> = {
  A: ['M 0 14 L 5 0 L 10 14', 'M 2 9 L 8 9'],
  C: ['M 10 3 C 8 -1 0 -1 0 7 C 0 15 8 15 10 11'],
  D: ['M 0 0 L 0 14 C 13 14 13 0 0 0'],
  E: ['M 10 0 L 0 0 L 0 14 L 10 14', 'M 0 7 L 8 7'],
  F: ['M 10 0 L 0 0 L 0 14', 'M 0 7 L 8 7'],
  H: ['M 0 0 L 0 14', 'M 10 0 L 10 14', 'M 0 7 L 10 7'],
  J: ['M 9 0 L 9 10 C 9 15 1 15 0 10'],
  K: ['M 0 0 L 0 14', 'M 9 0 L 0 8', 'M 3 6 L 10 14'],
  L: ['M 0 0 L 0 14 L 9 14'],
  M: ['M 0 14 L 0 0 L 5 9 L 10 0 L 10 14'],
  N: ['M 0 14 L 0 0 L 10 14 L 10 0'],
  P: ['M 0 14 L 0 0 C 12 0 12 8 0 8'],
  R: ['M 0 14 L 0 0 C 12 0 12 8 0 8', 'M 4 8 L 10 14'],
  T: ['M 0 0 L 10 0', 'M 5 0 L 5 14'],
  U: ['M 0 0 L 0 9 C 0 15 10 15 10 9 L 10 0'],
  V: ['M 0 0 L 5 14 L 10 0'],
  W: ['M 0 0 L 2 14 L 5 5 L 8 14 L 10 0'],
  X: ['M 0 0 L 10 14', 'M 10 0 L 0 14'],
  Y: ['M 0 0 L 5 7 L 10 0', 'M 5 7 L 5 14'],
  3: ['M 0 2 C 4 -2 10 0 9 4 C 9 6 6 7 4 7 C 7 7 10 8 10 11 C 9 15 2 15 0 12'],
  4: ['M 7 14 L 7 0 L 0 10 L 10 10'],
  6: ['M 8 0 C 3 2 0 6 0 10 C 1 15 10 15 10 10 C 10 6 3 6 1 8'],
  7: ['M 0 0 L 10 0 L 4 14'],
  9: ['M 2 14 C 7 12 10 8 10 4 C 9 -1 0 -1 0 4 C 0 8 7 8 9 6'],
};
