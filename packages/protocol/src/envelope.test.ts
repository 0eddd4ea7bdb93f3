import { createCipheriv, createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as browser from './envelope.ts';
import * as node from './envelope-node.ts';
import { independentOpen, independentSeal, sealText } from './testing/independent-envelope.ts';

const forms = [
  ['browser', browser],
  ['server', node],
] as const;
const jsonObject = fc
  .dictionary(
    fc.string({ maxLength: 10 }).filter((key) => key !== '__proto__' && key !== 'constructor'),
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.integer()),
    ),
  )
  .map((record) => JSON.parse(JSON.stringify(record)) as node.JsonObject)
  .filter((record) => !JSON.stringify(record).includes('\\u0000'));

describe.each(forms)('[R7.1] envelope, %s implementation', (_name, form) => {
  test('key is the first half of the lower-case hex MD5 of t', () => {
    expect(form.keyOf('1')).toBe('c4ca4238a0b92382');
    expect(form.keyOf('1700000000000')).toBe(
      createHash('md5').update('1700000000000').digest('hex').slice(0, 16),
    );
  });

  test('opens the test vector of the wire description', () => {
    const body = 'H4sIAMTtAGsC/9t6uWXDhkmHjnHfvup8+J5+PAB8lIM2EAAAAA==';
    expect(form.openEnvelope({ t: '1', body })).toEqual({ ok: true, value: { t: 1, payload: { a: 1 } } });
  });

  test('seals the vector to the same ciphertext, with the gzip header of level 9', () => {
    const sealed = Buffer.from(form.sealEnvelope({ a: 1 }, '1').body, 'base64');
    expect(gunzipSync(sealed)).toEqual(
      gunzipSync(Buffer.from('H4sIAMTtAGsC/9t6uWXDhkmHjnHfvup8+J5+PAB8lIM2EAAAAA==', 'base64')),
    );
    expect(sealed[8]).toBe(2);
  });

  test('seals an empty object without a payload', () => {
    expect(independentOpen(form.sealEnvelope(undefined, '7'))).toEqual({});
  });

  test('an independent implementation opens what it seals, and vice versa', () => {
    fc.assert(
      fc.property(jsonObject, fc.nat(), (payload, time) => {
        const t = String(time);
        expect(independentOpen(form.sealEnvelope(payload, t))).toEqual(payload);
        expect(form.openEnvelope(independentSeal(payload, t))).toEqual({
          ok: true,
          value: { t: time, payload },
        });
      }),
      { numRuns: 200 },
    );
  });

  test('opens every size across block and buffer boundaries', () => {
    for (let size = 0; size < 70; size += 1) {
      const payload = { x: 'y'.repeat(size) };
      expect(form.openEnvelope(independentSeal(payload, '9'))).toMatchObject({
        ok: true,
        value: { payload },
      });
    }
    for (const size of [2000, 2030, 2048, 2100, 4096, 60_000]) {
      const payload = {
        x: Array.from({ length: size }, (_, i) => String.fromCharCode(33 + ((i * 7) % 80))).join(''),
      };
      expect(form.openEnvelope(independentSeal(payload, '9'))).toMatchObject({
        ok: true,
        value: { payload },
      });
    }
  });

  test('a gzip header may carry a name, a comment, extra fields and a checksum', () => {
    const plain = Buffer.from(independentSeal({ a: 1 }, '1').body, 'base64');
    const header = Buffer.from([0x1f, 0x8b, 8, 2 | 4 | 8 | 16, 1, 2, 3, 4, 0, 3]);
    const optional = Buffer.concat([
      Buffer.from([2, 0, 0xaa, 0xbb]),
      Buffer.from('bet.json\0'),
      Buffer.from('note\0'),
      Buffer.from([9, 9]),
    ]);
    const body = Buffer.concat([header, optional, plain.subarray(10)]).toString('base64');
    expect(form.openEnvelope({ t: '1', body }).ok).toBe(true);
  });

  test('[E1] a body of 3.1 MiB opens under the large caps but not under the usual ones', () => {
    const payload = { content: '1,2,3,4,5,6,7,8,9,10|'.repeat(140_000) };
    const envelope = independentSeal(payload, '1');
    expect(form.openEnvelope(envelope, form.LARGE_CAPS)).toMatchObject({ ok: true });
    expect(form.openEnvelope(envelope)).toEqual({ ok: false, error: 'envelope_invalid' });
  });

  test('[E1] caps are inclusive, exact to the byte', () => {
    const envelope = independentSeal({ x: 'z'.repeat(1000) }, '1');
    const unpackedMax = gunzipSync(Buffer.from(envelope.body, 'base64')).length;
    const base64Max = envelope.body.length;
    expect(form.openEnvelope(envelope, { base64Max, unpackedMax }).ok).toBe(true);
    expect(form.openEnvelope(envelope, { base64Max: base64Max - 1, unpackedMax }).ok).toBe(false);
    expect(form.openEnvelope(envelope, { base64Max, unpackedMax: unpackedMax - 1 }).ok).toBe(false);
  });
});

test('both implementations seal the same content', () => {
  fc.assert(
    fc.property(jsonObject, (payload) => {
      const unpack = ({ body }: node.Envelope) => gunzipSync(Buffer.from(body, 'base64'));
      expect(unpack(browser.sealEnvelope(payload, '3'))).toEqual(unpack(node.sealEnvelope(payload, '3')));
    }),
  );
});

describe.each(forms)('[E1][E3] hostile envelope, %s implementation', (_name, form) => {
  const refused = { ok: false, error: 'envelope_invalid' };
  const sealBytes = (bytes: Buffer, t = '1') => {
    const cipher = createCipheriv('aes-128-ecb', node.keyOf(t), null).setAutoPadding(false);
    return gzipSync(Buffer.concat([cipher.update(bytes), cipher.final()])).toString('base64');
  };
  const good = independentSeal({ a: 1 }, '1');
  const goodBytes = Buffer.from(good.body, 'base64');
  const base64 = (...parts: Buffer[]) => Buffer.concat(parts).toString('base64');
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const wide = (keys: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, 1])));

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', [good.t, good.body]],
    ['a text', good.body],
    ['t as a number', { ...good, t: 1 }],
    ['t with a sign', { ...good, t: '-1' }],
    ['t with a leading zero', { ...good, t: '01' }],
    ['t as an exponent', { ...good, t: '1e3' }],
    ['t of full-width digits', { ...good, t: '１' }],
    ['t beyond every clock', { ...good, t: '9'.repeat(17) }],
    ['no body', { t: '1' }],
    ['an empty body', { t: '1', body: '' }],
    ['a list as body', { t: '1', body: [good.body] }],
    ['another time', { ...good, t: '2' }],
    ['base64 without its padding', { t: '1', body: good.body.replace(/=+$/, '') }],
    ['base64 with a line break', { t: '1', body: `${good.body.slice(0, 8)}\n${good.body.slice(8)}` }],
    ['base64 of the address alphabet', { t: '1', body: good.body.replaceAll('/', '_').replaceAll('+', '-') }],
    ['base64 with stray bits', { t: '1', body: good.body.replace(/A==$/, 'B==') }],
    ['no gzip', { t: '1', body: base64(Buffer.alloc(40, 7)) }],
    ['gzip header only', { t: '1', body: base64(goodBytes.subarray(0, 10)) }],
    ['gzip cut short', { t: '1', body: base64(goodBytes.subarray(0, -3)) }],
    [
      'a wrong checksum',
      { t: '1', body: base64(goodBytes.subarray(0, -8), Buffer.alloc(4), goodBytes.subarray(-4)) },
    ],
    ['a wrong length', { t: '1', body: base64(goodBytes.subarray(0, -4), Buffer.alloc(4)) }],
    [
      'a reserved gzip flag',
      { t: '1', body: base64(goodBytes.subarray(0, 3), Buffer.from([0x20]), goodBytes.subarray(4)) },
    ],
    ['a trailing byte', { t: '1', body: base64(goodBytes, Buffer.from([0])) }],
    ['a second gzip member', { t: '1', body: base64(goodBytes, goodBytes) }],
    [
      'stray bytes before a right footer',
      { t: '1', body: base64(goodBytes.subarray(0, -8), Buffer.alloc(5), goodBytes.subarray(-8)) },
    ],
    ['an empty gzip', { t: '1', body: gzipSync('').toString('base64') }],
    ['15 bytes of ciphertext', { t: '1', body: gzipSync(Buffer.alloc(15)).toString('base64') }],
    ['no padding', { t: '1', body: sealBytes(Buffer.from('{"a":"123456789"}'.slice(0, 16))) }],
    ['padding of nothing', { t: '1', body: sealBytes(Buffer.from([...Buffer.from('{"a":1}        '), 0])) }],
    ['padding of 17', { t: '1', body: sealBytes(Buffer.alloc(32, 17)) }],
    [
      'uneven padding',
      { t: '1', body: sealBytes(Buffer.from([...Buffer.from('{"a":1}'), 1, 9, 9, 9, 9, 9, 9, 9, 9])) },
    ],
    ['padding alone', { t: '1', body: sealBytes(Buffer.alloc(16, 16)) }],
    ['bad UTF-8', sealText(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]))],
    ['UTF-8 of a surrogate', sealText(Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]))],
    ['a byte order mark', sealText('\ufeff{}')],
    ['no JSON', sealText('{a:1}')],
    ['two values', sealText('{}{}')],
    ['a list as payload', sealText('[1]')],
    ['a number as payload', sealText('1')],
    ['null as payload', sealText('null')],
    ['nine levels', sealText(nested(9))],
    ['nine levels of lists', sealText(`{"a":${'['.repeat(8)}${']'.repeat(8)}}`)],
    ['thirty thousand levels', sealText('['.repeat(30_000))],
    ['201 keys', sealText(wide(201))],
    ['__proto__', sealText('{"__proto__":{"admin":true}}')],
    ['__proto__ by escapes', sealText('{"a":[{"\\u005f_proto__":1}]}')],
    ['constructor deep inside', sealText('{"a":{"b":{"constructor":{"prototype":1}}}}')],
    ['a lone surrogate', sealText('{"a":"\\ud800"}')],
    ['a lone surrogate in a key', sealText('{"\\udfff":1}')],
    ['a NUL', sealText('{"a":"x\\u0000"}')],
    [
      '50 MiB of zeros',
      { t: '1', body: gzipSync(Buffer.alloc(50 * 1024 * 1024), { level: 9 }).toString('base64') },
    ],
  ])('%s is refused with the same error', (_what, envelope) => {
    expect(form.openEnvelope(envelope)).toEqual(refused);
  });

  test.each([
    ['eight levels', nested(8)],
    ['200 keys', wide(200)],
    ['an emoji', '{"a":"🎲"}'],
    ['a key named prototype', '{"prototype":1}'],
  ])('%s is accepted', (_what, text) => {
    expect(form.openEnvelope(sealText(text))).toMatchObject({ ok: true });
  });

  test('a payload key never changes a prototype', () => {
    form.openEnvelope(sealText('{"__proto__":{"polluted":true}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('changing any byte is refused or yields other JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(goodBytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const bytes = Buffer.from(goodBytes);
        bytes[at]! ^= flip;
        const result = form.openEnvelope({ t: '1', body: bytes.toString('base64') });
        if (!result.ok) expect(result).toEqual(refused);
      }),
      { numRuns: 500 },
    );
  });

  test('any input returns a result and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.base64String(), fc.nat(), (anything, body, t) => {
        expect(form.openEnvelope(anything).ok).toBe(false);
        form.openEnvelope({ t: String(t), body });
      }),
      { numRuns: 300 },
    );
  });
});

test('[E1] both implementations agree on damaged envelopes', () => {
  const bytes = Buffer.from(independentSeal({ x: 'q'.repeat(40), y: [1, 2, 3] }, '1').body, 'base64');
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 3 }), (changes) => {
      const damaged = Buffer.from(bytes);
      for (const [at, value] of changes) damaged[at] = value;
      const envelope = { t: '1', body: damaged.toString('base64') };
      expect(browser.openEnvelope(envelope)).toEqual(node.openEnvelope(envelope));
    }),
    { numRuns: 500 },
  );
});
