import { expect, test } from 'vitest';
import { browserCodec } from '../envelope.ts';
import { nodeCodec } from '../envelope-node.ts';
import { independentSeal, sealText } from '../testing/independent-envelope.ts';
import { type EnvelopeCodec, openEnvelopeWith, USUAL_CAPS } from './open.ts';

/** Wraps a codec so that it records each stage that runs. */
function counting(codec: EnvelopeCodec): { codec: EnvelopeCodec; stages: string[] } {
  const stages: string[] = [];
  const noted =
    <Args extends unknown[], Value>(name: string, stage: (...args: Args) => Value) =>
    (...args: Args): Value => {
      stages.push(name);
      return stage(...args);
    };
  return {
    stages,
    codec: {
      keyOf: noted('keyOf', codec.keyOf),
      decodeBase64: noted('decodeBase64', codec.decodeBase64),
      inflate: noted('inflate', codec.inflate),
      crc32: noted('crc32', codec.crc32),
      decrypt: noted('decrypt', codec.decrypt),
    },
  };
}

const good = independentSeal({ a: 1 }, '1');
const bytes = Buffer.from(good.body, 'base64');
const cases: readonly [string, unknown][] = [
  ['sound', good],
  ['not an envelope', null],
  ['over the cap', { t: '1', body: 'A'.repeat(USUAL_CAPS.base64Max + 4) }],
  ['not base64', { t: '1', body: '????' }],
  ['not gzip', { t: '1', body: 'AAAA' }],
  [
    'broken deflate',
    { t: '1', body: Buffer.concat([bytes.subarray(0, 10), Buffer.alloc(30, 255)]).toString('base64') },
  ],
  [
    'broken checksum',
    { t: '1', body: Buffer.concat([bytes.subarray(0, -8), Buffer.alloc(8)]).toString('base64') },
  ],
  ['wrong key', { ...good, t: '2' }],
  ['bad UTF-8', sealText(Buffer.from([0xff, 0xfe]))],
  ['bad JSON', sealText('{')],
  ['refused key', sealText('{"constructor":1}')],
];

test.each(cases)(
  '[E3] uniform timing: an envelope that is %s runs every stage exactly once',
  (_what, envelope) => {
    for (const codec of [browserCodec, nodeCodec]) {
      const counted = counting(codec);
      openEnvelopeWith(counted.codec, envelope, USUAL_CAPS);
      expect(counted.stages).toEqual(['keyOf', 'decodeBase64', 'inflate', 'crc32', 'decrypt']);
    }
  },
);

test('[E3] every refusal returns the same value', () => {
  const answers = cases.slice(1).map(([, envelope]) => openEnvelopeWith(nodeCodec, envelope, USUAL_CAPS));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"ok":false,"error":"envelope_invalid"}']),
  );
});

test('[E1] the decompressor receives the cap, so a bomb stops there', () => {
  const caps: number[] = [];
  const codec: EnvelopeCodec = {
    ...nodeCodec,
    inflate: (input, start, outputMax) => {
      caps.push(outputMax);
      const inflated = nodeCodec.inflate(input, start, outputMax);
      expect(inflated?.output.length ?? 0).toBeLessThanOrEqual(outputMax);
      return inflated;
    },
  };
  openEnvelopeWith(codec, sealText('x'.repeat(200_000)), USUAL_CAPS);
  expect(caps).toEqual([64 * 1024]);
});
