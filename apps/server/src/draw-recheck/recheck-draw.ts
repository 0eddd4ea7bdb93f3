import { createHash, createHmac } from 'node:crypto';

/**
 * Second implementation of the computation of drawn numbers. Both must agree before a draw is settled. It is written from
 * the text of the protocol with `node:crypto` alone and shares no line, table or library with the first implementation,
 * so that one mistake cannot be in both.
 */
export interface RecheckInput {
  readonly family: string;
  readonly lottery: string;
  readonly issue: string;
  /** s_i, hex. */
  readonly seed: string;
  readonly round: number;
  /** The beacon's signature, hex; its SHA-256 is the randomness. */
  readonly signature: string;
  /** Hex. */
  readonly betsRoot: string;
  /** Sign of the lunar year, for `lhc`. */
  readonly year?: string | undefined;
}

/** A drum: `n` digits or dice that may repeat, or `n` different balls from 1 to `of`. */
type Drum = { draw: 'digit' | 'die'; n: number } | { draw: 'ball'; n: number; of: number };

/** Drums of each family in drawing order, with the field each one fills; a list alone has no field. */
const FAMILIES: Record<string, readonly [field: string, drum: Drum][]> = {
  ssc: [['', { draw: 'digit', n: 5 }]],
  p5: [['', { draw: 'digit', n: 5 }]],
  d3: [['', { draw: 'digit', n: 3 }]],
  pc28: [['', { draw: 'digit', n: 3 }]],
  k3: [['', { draw: 'die', n: 3 }]],
  x5: [['', { draw: 'ball', n: 5, of: 11 }]],
  pk10: [['', { draw: 'ball', n: 10, of: 10 }]],
  kl8: [['', { draw: 'ball', n: 20, of: 80 }]],
  kl10: [['', { draw: 'ball', n: 8, of: 20 }]],
  lhc: [['main special', { draw: 'ball', n: 7, of: 49 }]],
  uklotto: [['main extra', { draw: 'ball', n: 7, of: 59 }]],
  powerball: jackpot(5, 69, 1, 26),
  megamillions: jackpot(5, 70, 1, 24),
  'megamillions-old': jackpot(5, 70, 1, 25),
  euromillions: jackpot(5, 50, 2, 12),
  ssq: jackpot(6, 33, 1, 16),
  dlt: jackpot(5, 35, 2, 12),
  'dlt-2019': jackpot(5, 35, 2, 12),
};

/** The drawn numbers as the draw JSON of the rules. Throws for an unknown family. */
export function recheckDraw(input: RecheckInput): unknown {
  const drums = FAMILIES[input.family];
  if (drums === undefined) throw new RangeError(`no such family: ${input.family}`);
  const words = wordsUnder(keyOf(input));
  const fields: Record<string, readonly number[]> = {};
  for (const [field, drum] of drums) {
    const numbers = turn(drum, words);
    const [first, last] = field.split(' ');
    if (last === undefined) fields[first!] = numbers;
    else {
      fields[first!] = numbers.slice(0, -1);
      fields[last] = numbers.slice(-1);
    }
  }
  if (fields[''] !== undefined) return fields[''];
  return input.family === 'lhc'
    ? { main: fields.main, special: fields.special![0], year: input.year }
    : fields;
}

function keyOf(input: RecheckInput): Buffer {
  const randomness = createHash('sha256').update(Buffer.from(input.signature, 'hex')).digest();
  const round = Buffer.alloc(8);
  round.writeBigUInt64BE(BigInt(input.round));
  const mac = createHmac('sha256', Buffer.from(input.seed, 'hex')).update('lot/v1/draw');
  for (const name of [input.lottery, input.issue]) {
    const bytes = Buffer.from(name, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    mac.update(length).update(bytes);
  }
  return mac.update(round).update(randomness).update(Buffer.from(input.betsRoot, 'hex')).digest();
}

function* wordsUnder(key: Buffer): Generator<number, never> {
  const counter = Buffer.alloc(4);
  for (let j = 0; ; j += 1) {
    counter.writeUInt32BE(j);
    const block = createHmac('sha256', key).update(counter).digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

function oneOf(n: number, words: Generator<number, never>): number {
  const fair = Math.floor(4294967296 / n) * n;
  for (;;) {
    const { value } = words.next();
    if (value < fair) return value % n;
  }
}

function turn(drum: Drum, words: Generator<number, never>): number[] {
  const drawn: number[] = [];
  if (drum.draw !== 'ball') {
    const [faces, lowest] = drum.draw === 'digit' ? [10, 0] : [6, 1];
    while (drawn.length < drum.n) drawn.push(oneOf(faces, words) + lowest);
    return drawn;
  }
  // Only swapped places are stored; every other place still has its own ball.
  const moved = new Map<number, number>();
  const ballAt = (place: number) => moved.get(place) ?? place + 1;
  for (let i = 0; i < drum.n; i += 1) {
    const j = i + oneOf(drum.of - i, words);
    drawn.push(ballAt(j));
    moved.set(j, ballAt(i));
  }
  return drawn;
}

function jackpot(n: number, of: number, extra: number, extraOf: number): [string, Drum][] {
  return [
    ['main', { draw: 'ball', n, of }],
    ['extra', { draw: 'ball', n: extra, of: extraOf }],
  ];
}
