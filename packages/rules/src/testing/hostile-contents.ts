/** Largest content that a hostile client can send. */
const megabyte = 1_000_000;

/** One megabyte of text in many invalid forms, and one text of a hundred thousand valid lines. */
export const hostileTexts: readonly (readonly [string, string])[] = [
  ['commas', ','.repeat(megabyte)],
  ['bars', '|'.repeat(megabyte)],
  ['digits', '1'.repeat(megabyte)],
  ['pairs', '1,'.repeat(megabyte / 2)],
  ['rows', '1|'.repeat(megabyte / 2)],
  ['lines of five', '1,2,3,4,5|'.repeat(megabyte / 10)],
  ['spaces', ' '.repeat(megabyte)],
  ['zeroes', '\0'.repeat(megabyte)],
  ['wide characters', '龙'.repeat(megabyte / 2)],
  [
    'different lines',
    Array.from({ length: 100_001 }, (_, i) => [...String(i).padStart(6, '0')].slice(1).join(',')).join('|'),
  ],
  [
    'right lines',
    Array.from({ length: 100_000 }, (_, i) => [...String(i).padStart(5, '0')].join(',')).join('|'),
  ],
];

/** Objects, arrays and other values that are not valid contents. */
export const hostileValues: readonly (readonly [string, unknown])[] = [
  ['many keys', Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`key${i}`, '1']))],
  ['deep', JSON.parse(`${'{"list":'.repeat(2000)}"1"${'}'.repeat(2000)}`)],
  ['a prototype key', JSON.parse('{"__proto__":"1","pos":"1,2"}')],
  ['a long array', new Array(megabyte / 10).fill('1')],
  ['long values', { pos: '1,'.repeat(megabyte / 4), list: '1|'.repeat(megabyte / 4) }],
];
