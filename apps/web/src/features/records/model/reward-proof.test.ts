import { expect, test } from 'vitest';
import { proofOf } from './reward-proof.ts';

const offer = { id: 'weekend', version: 2 };

test('a packet and a prize of a wheel lead to their proofs; what is not drawn leads nowhere', () => {
  expect(proofOf({ kind: 'packet', offer, spin: null })).toEqual({
    name: 'verify',
    params: { packet: 'weekend', version: '2' },
  });
  expect(proofOf({ kind: 'activity', offer, spin: 71 })).toEqual({ name: 'verify', params: { spin: '71' } });
  expect(proofOf({ kind: 'activity', offer, spin: null })).toBeUndefined();
  expect(proofOf({ kind: 'vip_bonus', offer: null, spin: null })).toBeUndefined();
});
