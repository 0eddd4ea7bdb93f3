/**
 * Inflates the raw DEFLATE stream (RFC 1951) that begins at `start`, with a hard cap, and reports where it ends.
 *
 * It exists beside `node:zlib` and `fflate` because an envelope needs both at once: output never exceeds `outputMax` (a
 * decompression bomb stops at the cap, not after it), and `end` reveals bytes left after the stream. Designed for the
 * small bodies of ordinary calls, which it inflates faster than a native stream is set up.
 *
 * Errors: `undefined` for anything malformed, truncated or longer than `outputMax` bytes; never throws.
 */
export function inflate(input: Uint8Array, start: number, outputMax: number): Inflated | undefined {
  if (input[start] === LAST_AND_STORED) return storedOnly(input, start + 1, outputMax);
  const state: State = {
    input,
    at: start,
    bits: 0,
    held: 0,
    output: firstBuffer(input.length - start, outputMax),
    size: 0,
    outputMax,
  };
  for (;;) {
    const last = take(state, 1);
    const kind = take(state, 2);
    if (last < 0 || kind < 0 || !readBlock(state, kind)) return undefined;
    if (last === 1) return { output: state.output.subarray(0, state.size), end: state.at };
  }
}

/** The output (possibly a view of the input), and the index after the stream's last byte, which may be partly used. */
export interface Inflated {
  readonly output: Uint8Array;
  readonly end: number;
}

interface State {
  readonly input: Uint8Array;
  at: number;
  /** Bits read from `input` but not yet consumed, lowest first; fewer than 8 between two calls of `take`. */
  bits: number;
  held: number;
  output: Uint8Array;
  size: number;
  readonly outputMax: number;
}

/** A canonical Huffman code: number of symbols of each length 1..15, and the symbols in code order. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

const LENGTH_MAX = 15;
const END_OF_BLOCK = 256;
const LITERALS_MAX = 286;
const DISTANCES_MAX = 30;
/** Order in which the lengths of the code-length code are transmitted (RFC 1951, 3.2.7). */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const [LENGTH_BASE, LENGTH_EXTRA] = lengthTables();
const [DISTANCE_BASE, DISTANCE_EXTRA] = distanceTables();
const FIXED_LITERALS = codeOf(
  Uint8Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
)!;
const FIXED_DISTANCES = codeOf(new Uint8Array(32).fill(5))!;

function readBlock(state: State, kind: number): boolean {
  if (kind === 0) return readStored(state);
  if (kind === 1) return readCoded(state, FIXED_LITERALS, FIXED_DISTANCES);
  if (kind === 2) return readDynamic(state);
  return false;
}

/** First byte of a stream with one stored block: common for compressed ciphertext, and opened without a copy. */
const LAST_AND_STORED = 1;

function storedOnly(input: Uint8Array, at: number, outputMax: number): Inflated | undefined {
  const length = storedLength(input, at);
  if (length < 0 || length > outputMax) return undefined;
  const end = at + STORED_HEADER + length;
  return { output: input.subarray(at + STORED_HEADER, end), end };
}

function readStored(state: State): boolean {
  const { input, at } = state;
  state.bits = 0;
  state.held = 0;
  const length = storedLength(input, at);
  if (length < 0 || !makeRoom(state, length)) return false;
  const end = at + STORED_HEADER + length;
  state.output.set(input.subarray(at + STORED_HEADER, end), state.size);
  state.size += length;
  state.at = end;
  return true;
}

const STORED_HEADER = 4;

/** Length of the stored block whose header begins at `at`; -1 when header or block is malformed or truncated. */
function storedLength(input: Uint8Array, at: number): number {
  if (at + STORED_HEADER > input.length) return -1;
  const length = input[at]! | (input[at + 1]! << 8);
  const complement = input[at + 2]! | (input[at + 3]! << 8);
  return (length ^ complement) === 0xffff && at + STORED_HEADER + length <= input.length ? length : -1;
}

function readDynamic(state: State): boolean {
  const literalCount = take(state, 5) + 257;
  const distanceCount = take(state, 5) + 1;
  const lengthCount = take(state, 4) + 4;
  if (literalCount > LITERALS_MAX || distanceCount > DISTANCES_MAX) return false;
  const lengthLengths = new Uint8Array(19);
  for (let i = 0; i < lengthCount; i += 1) {
    const length = take(state, 3);
    if (length < 0) return false;
    lengthLengths[LENGTH_ORDER[i]!] = length;
  }
  const lengthCode = codeOf(lengthLengths, 'complete');
  if (lengthCode === undefined) return false;
  const lengths = readLengths(state, lengthCode, literalCount + distanceCount);
  if (lengths === undefined || lengths[END_OF_BLOCK] === 0) return false;
  const literals = codeOf(lengths.subarray(0, literalCount));
  const distances = codeOf(lengths.subarray(literalCount));
  return literals !== undefined && distances !== undefined && readCoded(state, literals, distances);
}

/** Reads the run-length encoded list of code lengths: 16 repeats the last one, 17 and 18 write zeros. */
function readLengths(state: State, code: Code, total: number): Uint8Array | undefined {
  const lengths = new Uint8Array(total);
  for (let i = 0; i < total; ) {
    const symbol = decode(state, code);
    if (symbol < 0) return undefined;
    if (symbol < 16) {
      lengths[i++] = symbol;
      continue;
    }
    if (symbol === 16 && i === 0) return undefined;
    const value = symbol === 16 ? lengths[i - 1]! : 0;
    const extra = symbol === 16 ? take(state, 2) : symbol === 17 ? take(state, 3) : take(state, 7);
    const run = extra + (symbol === 18 ? 11 : 3);
    if (extra < 0 || i + run > total) return undefined;
    lengths.fill(value, i, i + run);
    i += run;
  }
  return lengths;
}

function readCoded(state: State, literals: Code, distances: Code): boolean {
  for (;;) {
    const symbol = decode(state, literals);
    if (symbol === END_OF_BLOCK) return true;
    if (symbol < 0 || symbol >= LITERALS_MAX) return false;
    if (symbol < END_OF_BLOCK) {
      if (!makeRoom(state, 1)) return false;
      state.output[state.size++] = symbol;
    } else if (!copyBack(state, symbol - 257, distances)) return false;
  }
}

function copyBack(state: State, lengthSymbol: number, distances: Code): boolean {
  const lengthExtra = take(state, LENGTH_EXTRA[lengthSymbol]!);
  const distanceSymbol = decode(state, distances);
  if (lengthExtra < 0 || distanceSymbol < 0 || distanceSymbol >= DISTANCES_MAX) return false;
  const distanceExtra = take(state, DISTANCE_EXTRA[distanceSymbol]!);
  const length = LENGTH_BASE[lengthSymbol]! + lengthExtra;
  const distance = DISTANCE_BASE[distanceSymbol]! + distanceExtra;
  if (distanceExtra < 0 || distance > state.size || !makeRoom(state, length)) return false;
  const { output } = state;
  // Byte by byte, because source and target overlap when the distance is shorter than the length.
  for (let end = state.size + length; state.size < end; state.size += 1) {
    output[state.size] = output[state.size - distance]!;
  }
  return true;
}

/** Consumes `count` (0..13) bits, lowest first; -1 at the end of the input. */
function take(state: State, count: number): number {
  while (state.held < count) {
    if (state.at >= state.input.length) return -1;
    state.bits |= state.input[state.at++]! << state.held;
    state.held += 8;
  }
  const value = state.bits & ((1 << count) - 1);
  state.bits >>>= count;
  state.held -= count;
  return value;
}

/** Reads one symbol by walking the canonical code bit by bit; -1 when no code matches or the input ends. */
function decode(state: State, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= LENGTH_MAX; length += 1) {
    const bit = take(state, 1);
    if (bit < 0) return -1;
    code |= bit;
    const count = counts[length]!;
    if (code - first < count) return symbols[index + code - first]!;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return -1;
}

/**
 * The canonical code of a list of lengths. A code must use its whole space. RFC 1951 makes one exception, a single
 * one-bit (or absent) code; `need: 'complete'` excludes that exception.
 */
function codeOf(lengths: Uint8Array, need: 'complete' | 'usual' = 'usual'): Code | undefined {
  const counts = new Uint16Array(LENGTH_MAX + 1);
  for (const length of lengths) counts[length]! += 1;
  counts[0] = 0;
  let left = 1;
  let longest = 0;
  const starts = new Uint16Array(LENGTH_MAX + 2);
  for (let length = 1; length <= LENGTH_MAX; length += 1) {
    left = left * 2 - counts[length]!;
    if (left < 0) return undefined;
    if (counts[length]! > 0) longest = length;
    starts[length + 1] = starts[length]! + counts[length]!;
  }
  if (left > 0 && (longest > 1 || need === 'complete')) return undefined;
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) if (length > 0) symbols[starts[length]!++] = symbol;
  return { counts, symbols };
}

/** Initial buffer: ciphertext hardly compresses, so the input's length nearly always suffices. */
function firstBuffer(inputLength: number, outputMax: number): Uint8Array {
  return new Uint8Array(Math.min(outputMax, inputLength + 64));
}

/** Ensures space for `more` bytes, doubling up to the cap; false when they would exceed it. */
function makeRoom(state: State, more: number): boolean {
  const needed = state.size + more;
  if (needed <= state.output.length) return true;
  if (needed > state.outputMax) return false;
  const grown = new Uint8Array(Math.min(state.outputMax, Math.max(needed, state.output.length * 2)));
  grown.set(state.output.subarray(0, state.size));
  state.output = grown;
  return true;
}

/** Match lengths 3..258: base and extra bits of symbols 257..285 (RFC 1951, 3.2.5). */
function lengthTables(): [Uint16Array, Uint8Array] {
  const extra = Uint8Array.from({ length: 29 }, (_, i) => (i < 8 || i === 28 ? 0 : (i >> 2) - 1));
  const base = new Uint16Array(29);
  for (let i = 0, next = 3; i < 28; next += 1 << extra[i]!, i += 1) base[i] = next;
  base[28] = 258;
  return [base, extra];
}

/** Distances 1..32768: base and extra bits of symbols 0..29 (RFC 1951, 3.2.5). */
function distanceTables(): [Uint16Array, Uint8Array] {
  const extra = Uint8Array.from({ length: 30 }, (_, i) => (i < 4 ? 0 : (i >> 1) - 1));
  const base = new Uint16Array(30);
  for (let i = 0, next = 1; i < 30; next += 1 << extra[i]!, i += 1) base[i] = next;
  return [base, extra];
}
