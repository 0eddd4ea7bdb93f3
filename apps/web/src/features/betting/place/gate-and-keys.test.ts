import { amountOf } from '@tessera/protocol/money';
import { describe, expect, test } from 'vitest';
import { hotKeyOf } from '../page/hot-key-actions.ts';
import { randomInt } from '../pick/random-int.ts';
import { capBlock, pickBlock, placeBlock, toldBlock } from './stake-gate.ts';

const fine = {
  online: true,
  signedIn: true,
  restricted: false,
  enabled: true,
  sending: false,
  sells: true,
  fresh: true,
  stake: amountOf(10_000n),
  balance: amountOf(10_000n),
};

describe('a locked bet button gives the reason', () => {
  test.each([
    [{}, undefined],
    [{ online: false, signedIn: false, fresh: false }, 'offline'],
    [{ signedIn: false, sells: false }, 'sign_in'],
    [{ restricted: true, balance: amountOf(0n) }, 'restricted'],
    [{ enabled: false }, 'suspended'],
    [{ sending: true, sells: false }, 'sending'],
    [{ fresh: false }, 'stale'],
    [{ sells: false }, 'closed'],
    [{ balance: amountOf(9_999n) }, 'balance'],
  ])('%o is %s', (facts, why) => {
    expect(placeBlock({ ...fine, ...facts })).toBe(why);
  });
  test.each([
    ['nothing', 'sign_in', undefined],
    ['nothing', 'offline', 'offline'],
    ['nothing', 'closed', 'nothing'],
    [undefined, 'closed', 'closed'],
  ] as const)('selection block %s with gate %s shows %s', (pick, gate, told) => {
    expect(toldBlock(pick, gate)).toBe(told);
  });
  test('picks', () => {
    expect(pickBlock('content_empty', true)).toBe('nothing');
    expect(pickBlock('content_empty', false)).toBe('incomplete');
    expect(pickBlock('content_too_many_bets', false)).toBe('too_many');
  });
  test.each([
    ['at both caps', 3n, 5n, undefined],
    ['costs more', 4n, 1n, 'above_cap'],
    ['returns more', 1n, 6n, 'above_cap'],
  ])('a bet %s', (_, stake, maxWin, why) => {
    const caps = { stakeMax: amountOf(3n), payoutCap: amountOf(5n) };
    expect(capBlock({ stake: amountOf(stake), maxWin: amountOf(maxWin) }, caps)).toBe(why);
  });
});

describe('keys of the betting page', () => {
  const press = (key: string, held: object = {}) =>
    hotKeyOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });
  test.each([
    ['7', { do: 'digit', digit: 7 }],
    ['ArrowUp', { do: 'row', by: -1 }],
    ['ArrowRight', { do: 'ball', by: 1 }],
    ['a', { do: 'quick', pick: 'all' }],
    ['C', { do: 'quick', pick: 'clear' }],
    ['r', { do: 'random', count: 1 }],
    ['+', { do: 'multiple', by: 1 }],
    ['u', { do: 'unit' }],
    ['Enter', { do: 'add' }],
    ['d', { do: 'board' }],
    [']', { do: 'play', by: 1 }],
    ['q', undefined],
  ])('%s', (key, meaning) => {
    expect(press(key)).toEqual(meaning);
  });
  test('Ctrl and Command combinations belong to the browser, except with Enter', () => {
    expect(press('r', { ctrlKey: true })).toBeUndefined();
    expect(press('Enter', { metaKey: true })).toEqual({ do: 'confirm' });
    expect(press('R', { shiftKey: true })).toEqual({ do: 'random', count: 5 });
    expect(press('a', { altKey: true })).toBeUndefined();
  });
});

test('randomInt stays within its range and reaches both ends', () => {
  const seen = new Set(Array.from({ length: 500 }, () => randomInt(3)));
  expect([...seen].sort()).toEqual([0, 1, 2]);
});
