/** The separator after a chunk of typed text, by strength. */
export const separator = { space: 1, comma: 2, line: 3 } as const;

/** Text between separators: chunk `i` is `text[starts[i] .. ends[i])`; `after[i]` is the strongest separator after it. */
export interface Chunks {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly after: Uint8Array;
}

const lineEnd = 10;
const ideographicSpace = 0x3000;
const fullWidthComma = 0xff0c;
const enumerationComma = 0x3001;
const fullWidthSemicolon = 0xff1b;
const fullWidthBar = 0xff5c;

/** Cuts typed or pasted text at spaces, commas, semicolons, bars and line ends, full-width ones included. */
export function cutChunks(text: string): Chunks {
  const most = (text.length >>> 1) + 1;
  const starts = new Int32Array(most);
  const ends = new Int32Array(most);
  const after = new Uint8Array(most);
  let count = 0;
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? lineEnd : text.charCodeAt(at);
    const kind = code >= 48 && code <= 57 ? 0 : separatorOf(code);
    if (kind === 0) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) {
      starts[count] = start;
      ends[count] = at;
      count++;
      start = -1;
    }
    if (count > 0 && (after[count - 1] ?? 0) < kind) after[count - 1] = kind;
  }
  return { count, starts, ends, after };
}

/** Value of an ASCII or full-width digit, or -1. */
export function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 0xff10 && code <= 0xff19 ? code - 0xff10 : -1;
}

function separatorOf(code: number): number {
  switch (code) {
    case 32:
    case 9:
    case 0xa0:
    case ideographicSpace:
      return separator.space;
    case 44:
    case fullWidthComma:
    case enumerationComma:
      return separator.comma;
    case 10:
    case 13:
    case 59:
    case 124:
    case fullWidthSemicolon:
    case fullWidthBar:
      return separator.line;
    default:
      return 0;
  }
}
