import { expect, test } from 'vitest';
import { proofOf } from './reward-proof.ts';

const offer = { id: 'weekend', version: 2 };

test('a packet leads to its proof, a prize of a wheel to the wheel; what is not drawn leads nowhere', () => {
  expect(proofOf({ kind: 'packet', source: 'packet', offer })).toEqual({
    name: 'verify',
    params: { packet: 'weekend', version: '2' },
  });
  expect(proofOf({ kind: 'activity', source: 'wheel', offer })).toEqual({
    name: 'activity-detail',
    params: { id: 'weekend' },
  });
  expect(proofOf({ kind: 'activity', source: 'race', offer })).toBeUndefined();
  expect(proofOf({ kind: 'vip_bonus', source: 'vip.weekly', offer: null })).toBeUndefined();
});
