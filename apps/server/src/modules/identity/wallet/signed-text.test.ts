import { secp256k1 } from '@noble/curves/secp256k1.js';
import { expect, test } from 'vitest';
import { addressOf, addressOfKey, readAddress } from './address.ts';
import { signedTextHash, signerOf } from './signed-text.ts';

const KEY = Buffer.alloc(32, 0x11);
const ETH = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a';
const TRON = 'TCLBgkbfVkJroVBJVqBEsxtPNQEQMTQCLQ';

/** A wallet's answer: r, s and v = 27 or 28. */
const signed = (chain: 'eth' | 'tron', text: string) => {
  const made = secp256k1.sign(signedTextHash(chain, text), KEY, { prehash: false, format: 'recovered' });
  return Buffer.concat([made.subarray(1), Buffer.of(27 + (made[0] ?? 0))]);
};
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`;

test('[W3] key 0x11 x 32 has the known addresses and signatures of `hello`', () => {
  const publicKey = secp256k1.getPublicKey(KEY, false);
  expect(addressOfKey('eth', publicKey).text.toLowerCase()).toBe(ETH);
  expect(addressOfKey('tron', publicKey).text).toBe(TRON);
  expect(hex(signed('eth', 'hello')).slice(2, 10)).toBe('9208d5f8');
  expect(hex(signed('tron', 'hello')).slice(2, 10)).toBe('12fe0193');
});

test("[W3] the signer is recovered, with each chain's own prefix", () => {
  for (const [chain, address] of [
    ['eth', readAddress('eth', ETH)],
    ['tron', readAddress('tron', TRON)],
  ] as const) {
    for (const text of ['hello', '你好', '']) {
      expect(signerOf(chain, text, hex(signed(chain, text)))?.text).toBe(address?.text);
    }
    expect(signerOf(chain, 'hello!', hex(signed(chain, 'hello')))?.text).not.toBe(address?.text);
    const other = chain === 'eth' ? 'tron' : 'eth';
    expect(signerOf(chain, 'hello', hex(signed(other, 'hello')))?.text).not.toBe(address?.text);
  }
});

test('[W3] the mirrored signature, one of another length and an invalid v are refused', () => {
  const made = signed('eth', 'hello');
  const s = BigInt(hex(made.subarray(32, 64)));
  const mirrored = Buffer.concat([
    made.subarray(0, 32),
    Buffer.from((secp256k1.Point.CURVE().n - s).toString(16).padStart(64, '0'), 'hex'),
    Buffer.of(made[64] === 27 ? 28 : 27),
  ]);
  for (const wrong of [
    hex(mirrored),
    hex(made.subarray(0, 64)),
    `${hex(made)}00`,
    hex(Buffer.concat([made.subarray(0, 64), Buffer.of(29)])),
    hex(Buffer.alloc(65)),
    hex(Buffer.concat([made.subarray(0, 64), Buffer.of(35)])),
    'hello',
  ]) {
    expect(signerOf('eth', 'hello', wrong)).toBeUndefined();
  }
});

test('addresses: checksums are verified, a single case is accepted, prefixes are the chain’s', () => {
  // The examples of EIP-55.
  for (const text of [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]) {
    expect(readAddress('eth', text)?.text).toBe(text);
    expect(readAddress('eth', text.toLowerCase())?.text).toBe(text);
    expect(
      readAddress(
        'eth',
        text.replace(/[A-F](?=[^A-F]*$)/, (letter) => letter.toLowerCase()),
      ),
    ).toBeUndefined();
  }
  // The contract of USDT.
  const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const read = readAddress('tron', usdt);
  expect(read && addressOf('tron', read.bytes).text).toBe(usdt);
  expect(readAddress('tron', usdt.replace(/t$/, 'u'))).toBeUndefined();
  expect(readAddress('tron', ETH)).toBeUndefined();
  expect(readAddress('eth', usdt)).toBeUndefined();
});
