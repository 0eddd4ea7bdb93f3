import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { JsonObject } from '@tessera/protocol';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import type { Chance } from '../../apps/server/test/seeded.ts';

/** Kinds of malformed input (G1). */
export const corpora = [
  'amounts',
  'contents',
  'shapes',
  'depth',
  'unicode',
  'prototype',
  'envelope',
] as const;
export type Corpus = (typeof corpora)[number];

const AMOUNTS = [
  '0',
  '-1',
  '1e3',
  '0.00001',
  '1.00000',
  '١٢',
  '１２',
  '+5',
  ' 5',
  '5,0',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '0x10',
  '',
  '1.',
  '.5',
  '00.1',
  -1,
  0.1,
  1e308,
  2 ** 60,
  null,
];
const CONTENTS = [
  '',
  '|',
  '1|',
  '1,2,3|||',
  '9'.repeat(70_000),
  '1,'.repeat(20_000),
  '１,２',
  '1;2',
  '-1,0',
  '1..5',
  'a|b|c|d|e',
  '1\u0000',
  '|'.repeat(5_000),
  '1 2 3',
  '٣|٣',
  { gall_code: '1', drag_code: '' },
  { __proto__: { pos: '1' } },
  { pos: ['1'] },
  { list: 12 },
  [],
];
const TEXTS = [
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  'Ａ',
  '🎲'.repeat(2_000),
  'e\u0301'.repeat(500),
  '\uffff',
  "'; drop table bet; --",
  '<img src=x onerror=alert(1)>',
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '$(id)',
  '\r\nSet-Cookie: a=b',
];
const SHAPES = [
  null,
  true,
  false,
  0,
  -1,
  1e21,
  [],
  {},
  [[[]]],
  '',
  'x',
  [null],
  { length: 9 },
  Number.MAX_SAFE_INTEGER,
  -0.5,
];

/** One malformed variant of a valid payload. */
export function malformed(kind: Exclude<Corpus, 'envelope'>, sound: JsonObject, chance: Chance): unknown {
  switch (kind) {
    case 'amounts':
      return replaced(sound, chance, () => chance.one(AMOUNTS));
    case 'contents':
      return replaced(sound, chance, () => chance.one(CONTENTS));
    case 'unicode':
      return replaced(sound, chance, () => chance.one(TEXTS));
    case 'shapes':
      return replaced(sound, chance, () => chance.one(SHAPES));
    case 'depth': {
      let deep: unknown = 1;
      for (let i = chance.below(400) + 5; i > 0; i -= 1) deep = chance.below(2) === 0 ? [deep] : { a: deep };
      const wide = Object.fromEntries(
        Array.from({ length: 150 + chance.below(200) }, (_, i) => [`k${i}`, i]),
      );
      return chance.below(2) === 0 ? replaced(sound, chance, () => deep) : { ...sound, ...wide };
    }
    case 'prototype': {
      const key = chance.one(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']);
      const planted = JSON.parse(`{"${key}":{"admin":true,"state":"SUCCESS"}}`) as object;
      return chance.below(2) === 0 ? { ...sound, inner: planted } : parsedWith(sound, key);
    }
  }
}

/** A request body that is not a valid envelope. */
export function brokenBody(chance: Chance, now: number): string {
  const t = String(now);
  const whole = sealEnvelope({ a: 1 }, t);
  const cut = chance.below(whole.body.length);
  const forms: readonly (() => unknown)[] = [
    () => randomBytes(chance.below(3_000)).toString('latin1'),
    () => ({ t, body: randomBytes(chance.below(900)).toString('base64') }),
    () => ({ t, body: whole.body.slice(0, cut) }),
    () => ({ t, body: `${whole.body.slice(0, cut)}A${whole.body.slice(cut + 1)}` }),
    () => ({ t: String(now + 1), body: whole.body }),
    () => ({ t: chance.one([null, 1, '', 'x', '-1', '9'.repeat(400), {}]), body: whole.body }),
    () => ({ t, body: gzipSync(Buffer.alloc(8_000_000)).toString('base64') }),
    () => ({ t, body: gzipSync(randomBytes(16 * (1 + chance.below(40)))).toString('base64') }),
    () => ({ t, body: chance.one([null, 1, [], {}, true]) }),
    () => [],
    () => ({ t, body: 'A'.repeat(127 * 1024) }),
    () => '{"t":"1","body":',
  ];
  const form = chance.one(forms)();
  return typeof form === 'string' ? form : JSON.stringify(form);
}

/** A copy with one value replaced, at any depth; an empty payload gets a field. */
function replaced(sound: JsonObject, chance: Chance, other: () => unknown): unknown {
  const places: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (path.length > 0) places.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  };
  walk(sound, []);
  if (places.length === 0) return { x: other() };
  const copy = structuredClone(sound) as Record<string, unknown>;
  const path = chance.one(places);
  let holder = copy;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[path.at(-1)!] = other();
  return copy;
}

/** The payload with an own key that JSON can carry and that code must handle safely. */
function parsedWith(sound: JsonObject, key: string): unknown {
  const text = JSON.stringify(sound);
  return JSON.parse(`${text.slice(0, -1)}${text === '{}' ? '' : ','}"${key}":{"admin":true}}`);
}
