import { expect, test } from 'vitest';
import { lookOfAddress } from './address-check.ts';

/** The USDT contracts (P3) and two example addresses from EIP-55. */
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const eth = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

test.each([eth, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', eth.toLowerCase()])(
  '[P4] %s is an Ethereum address',
  (address) => {
    expect(lookOfAddress('erc20', address)).toBe('ok');
    expect(lookOfAddress('trc20', address)).toBe('other_network');
  },
);

test('[P4] a TRON address with a valid checksum is accepted', () => {
  expect(lookOfAddress('trc20', ` ${tron} `)).toBe('ok');
  expect(lookOfAddress('erc20', tron)).toBe('other_network');
});

test.each([tron.replace('Lj6t', 'Lj6u'), `${tron.slice(0, -2)}t6`])(
  '[P4] %s fails the checksum',
  (address) => {
    expect(lookOfAddress('trc20', address)).toBe('checksum');
  },
);

test('[P4] one letter in the wrong case breaks EIP-55', () => {
  expect(lookOfAddress('erc20', eth.replace('dAC', 'dac'))).toBe('checksum');
});

test.each(['', 'T', '0x12', `${tron}1`, tron.replace('7', '0')])('%j is not a TRON address', (address) => {
  expect(lookOfAddress('trc20', address)).toBe('format');
});
