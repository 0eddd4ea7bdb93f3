import { expect, test } from 'vitest';
import { addressIn } from './address-in.ts';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test.each([
  [TRON, TRON],
  [`  ${ETH}\n`, ETH],
  [`tron:${TRON}`, TRON],
  [`tron://${TRON}?amount=20`, TRON],
  [`ethereum:${ETH}`, ETH],
  [`ETHEREUM:pay-${ETH}@1?value=1e18`, ETH],
  [`ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ETH}&uint256=1e6`, ETH],
  ['https://wallet.example/receive', 'https://wallet.example/receive'],
  ['tron:', ''],
  ['', ''],
])('the code %s holds the address %s', (code, address) => {
  expect(addressIn(code)).toBe(address);
});
