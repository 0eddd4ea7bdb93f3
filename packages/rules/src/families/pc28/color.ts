/** Colour of a PC28 sum: green 1 4 7 ..., blue 2 5 8 ..., red 3 6 9 ...; 0, 13, 14 and 27 have no colour. */
export function pc28ColorOf(sum: number): 'red' | 'green' | 'blue' | 'none' {
  if ([0, 13, 14, 27].includes(sum)) return 'none';
  return (['red', 'green', 'blue'] as const)[sum % 3] ?? 'none';
}
