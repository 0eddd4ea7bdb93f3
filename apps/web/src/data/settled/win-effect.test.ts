import { describe, expect, test } from 'vitest';
import { winEffectOf } from './win-effect.ts';

describe('[RP11] only a real gain is celebrated', () => {
  test.each([
    ['10.0000', '0.0000', 'nothing'],
    ['36.0000', '19.5000', 'returned'],
    ['10.0000', '10.0000', 'returned'],
    ['10.0000', '10.0001', 'toast'],
    ['10.0000', '109.9999', 'toast'],
    ['10.0000', '110.0000', 'dialog'],
  ])('%s staked and %s paid out: %s', (stake, payout, kind) => {
    expect(winEffectOf({ stake, payout }).kind).toBe(kind);
  });
  test('a gain of a hundred times the stake is grand', () => {
    expect(winEffectOf({ stake: '2.0000', payout: '202.0000' })).toMatchObject({ grand: true });
    expect(winEffectOf({ stake: '2.0000', payout: '201.9999' })).toMatchObject({ grand: false });
  });
});
