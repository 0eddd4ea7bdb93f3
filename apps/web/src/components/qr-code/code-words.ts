import { errorWords } from './error-words.ts';

/** Error correction words of a block, and the blocks by number and data words (ISO/IEC 18004, table 9, level M). */
interface Layout {
  readonly errors: number;
  readonly blocks: readonly (readonly [count: number, words: number])[];
}

/** By version, from 1 on. Up to 180 bytes are enough for a URL with a key. */
const layouts: readonly Layout[] = [
  { errors: 10, blocks: [[1, 16]] },
  { errors: 16, blocks: [[1, 28]] },
  { errors: 26, blocks: [[1, 44]] },
  { errors: 18, blocks: [[2, 32]] },
  { errors: 24, blocks: [[2, 43]] },
  { errors: 16, blocks: [[4, 27]] },
  { errors: 18, blocks: [[4, 31]] },
  {
    errors: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
  },
  {
    errors: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
  },
];

const BYTE_MODE = 0b0100;

/**
 * The words of a text in byte mode at level M, blocks interleaved, and the smallest version they fit.
 * Throws for more than 180 bytes: a programming error, not a player's.
 */
export function codeWords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const at = layouts.findIndex((layout) => dataWordsOf(layout) >= bytes.length + 2);
  const layout = layouts[at];
  if (!layout) throw new Error('the text is too long for this code');
  let rest = dataWords(bytes, dataWordsOf(layout));
  const blocks = layout.blocks
    .flatMap(([count, words]) => new Array<number>(count).fill(words))
    .map((words) => {
      const block = rest.slice(0, words);
      rest = rest.slice(words);
      return block;
    });
  const errors = blocks.map((block) => errorWords(block, layout.errors));
  return { version: at + 1, words: [...interleaved(blocks), ...interleaved(errors)] };
}

function dataWordsOf({ blocks }: Layout): number {
  return blocks.reduce((sum, [count, words]) => sum + count * words, 0);
}

/** Mode, length, bytes, terminator; filled up with the two padding words alternately. */
function dataWords(bytes: readonly number[], capacity: number): number[] {
  const halves = [
    BYTE_MODE,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const words: number[] = [];
  for (let i = 0; i < halves.length; i += 2) words.push((halves[i]! << 4) | halves[i + 1]!);
  for (let padding = 0xec; words.length < capacity; padding ^= 0xec ^ 0x11) words.push(padding);
  return words;
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}
