import { amountOf } from '@tessera/protocol/money';
import { describe, expect, test } from 'vitest';
import { frameOrigin, readMessage } from './frame-message.ts';
import { categoriesOf, type Game, gamesFor, gameToEnter, playedNow } from './game-list.ts';
import {
  allOf,
  MAIN,
  oneClickCount,
  sidesOf,
  signedCount,
  swapped,
  type TransferForm,
  typedCount,
  withSide,
} from './transfer-form.ts';
import { isUndecided, toSend } from './transfer-order.ts';

const form: TransferForm = { platform: 'aurora', type: 1, count: '12.5' };

describe('[R2.18] [R3.12] the transfer form', () => {
  test('[R4.10] one side is always the main account, and the arrow changes the direction between 1 and -1', () => {
    expect(sidesOf(form)).toEqual({ source: MAIN, target: 'aurora' });
    expect(sidesOf(swapped(form))).toEqual({ source: 'aurora', target: MAIN });
    expect(swapped(swapped(form))).toEqual(form);
  });

  test.each([
    ['source', 'harbor', { source: 'harbor', target: MAIN }],
    ['target', 'harbor', { source: MAIN, target: 'harbor' }],
    ['source', MAIN, { source: MAIN, target: 'aurora' }],
    ['target', MAIN, { source: 'aurora', target: MAIN }],
  ] as const)('choosing the %s %s leaves the main account on the other side', (side, value, sides) => {
    expect(sidesOf(withSide(form, side, value))).toEqual(sides);
    expect(sidesOf(withSide(swapped(form), side, value))).toEqual(sides);
  });

  test('[M1] the direction is the sign alone, and no sign can be typed', () => {
    expect(signedCount(form)).toBe('12.5');
    expect(signedCount(swapped(form))).toBe('-12.5');
    expect(typedCount('-1,2e3')).toBe('123');
    expect(typedCount('１２．５.0')).toBe('12.50');
  });

  test('[R5.6] the typed text is sent unchanged, even if empty', () => {
    expect(signedCount({ ...form, count: '' })).toBe('');
    expect(signedCount({ ...form, count: '0.00001' })).toBe('0.00001');
  });

  test('[R5.5] [M2] one click moves the main balance rounded down, and nothing below one unit', () => {
    expect(oneClickCount(amountOf(10_249_999n))).toBe(10_240_000n);
    expect(oneClickCount(amountOf(10_000n))).toBe(10_000n);
    expect(oneClickCount(amountOf(9_999n))).toBeUndefined();
  });

  test('"all" is the whole balance, without rounding', () => {
    expect(allOf(amountOf(10_245_000n))).toBe('1024.5');
    expect(allOf(amountOf(1_000_000n))).toBe('100');
    expect(allOf(amountOf(1n))).toBe('0.0001');
  });
});

describe('[L6] [L12] an order keeps one id until it is decided', () => {
  const order = { platform: 'aurora', count: '12.5' };
  const sent = { ...order, rid: 'first' };

  test('the same order keeps its id, another order gets its own', () => {
    expect(toSend(order, sent, () => 'second')).toBe(sent);
    expect(toSend({ ...order, count: '-12.5' }, sent, () => 'second').rid).toBe('second');
    expect(toSend({ ...order, platform: 'other' }, sent, () => 'second').rid).toBe('second');
    expect(toSend(order, undefined, () => 'second').rid).toBe('second');
  });

  test('an order is undecided without an answer or confirmation, and decided after any other refusal', () => {
    expect(['ERROR1', 'ERROR2', 'transfer_pending'].map(isUndecided)).toEqual([true, true, true]);
    expect(['balance_insufficient', 'amount_invalid', undefined].map(isUndecided)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

const game = (id: string, platform: string, category: Game['category'], more: Partial<Game> = {}): Game => ({
  id,
  platform,
  category,
  name: { zhCn: `${id}游戏`, enUs: `Game ${id}` },
  art: id,
  language: ['zhCn'],
  enabled: true,
  hot: false,
  rtp_ppm: 970_000,
  ...more,
});

const games = [
  game('dice', 'aurora', 'dice'),
  game('crash', 'aurora', 'crash', { hot: true }),
  game('fruit', 'harbor', 'slots'),
  game('gone', 'harbor', 'cards', { enabled: false }),
];
const ids = (found: readonly Game[]) => found.map(({ id }) => id);
const find = (filter: Partial<Parameters<typeof gamesFor>[1]>, favourites: readonly string[] = []) =>
  ids(
    gamesFor(
      games,
      { category: 'all', platform: '', query: '', ...filter },
      favourites,
      (platform) => (platform === 'aurora' ? '极光' : '海港'),
      (query, texts) => texts.some((text) => text.includes(query)),
    ),
  );

describe('the displayed games', () => {
  test('enabled games, hot ones first', () => {
    expect(find({})).toEqual(['crash', 'dice', 'fruit']);
    expect(categoriesOf(games)).toEqual(['dice', 'crash', 'slots']);
  });

  test('filters: category, platform, favourite, and name of game or platform', () => {
    expect(find({ category: 'slots' })).toEqual(['fruit']);
    expect(find({ platform: 'aurora' })).toEqual(['crash', 'dice']);
    expect(find({ category: 'favourite' }, ['dice', 'gone'])).toEqual(['dice']);
    expect(find({ query: '海港' })).toEqual(['fruit']);
    expect(find({ query: 'Game dice' })).toEqual(['dice']);
  });

  test('"enter game" opens the requested game, or the last one played on another selected platform', () => {
    expect(gameToEnter(games, 'aurora', 'crash', ['dice'])?.id).toBe('crash');
    expect(gameToEnter(games, 'aurora', 'fruit', ['fruit', 'dice'])?.id).toBe('dice');
    expect(gameToEnter(games, 'harbor', undefined, ['gone'])?.id).toBe('fruit');
    expect(gameToEnter(games, 'nowhere', undefined, [])).toBeUndefined();
  });

  test('a game entered again moves to the top of the recent games', () => {
    expect(playedNow(['a', 'b'], 'b')).toEqual(['b', 'a']);
  });
});

describe('[E4] messages of a framed game', () => {
  test('only known game messages are accepted', () => {
    expect(readMessage({ source: 'tessera-game', type: 'ready', balance: '1.5000' })).toEqual({
      type: 'ready',
      balance: 15_000n,
    });
    expect(readMessage({ source: 'tessera-game', type: 'exit', balance: 'much' })).toEqual({
      type: 'exit',
      balance: undefined,
    });
    for (const other of [null, 'ready', { type: 'ready' }, { source: 'tessera-game', type: 'pay' }])
      expect(readMessage(other)).toBeUndefined();
  });

  test('a page of our own origin or without http(s) is never framed', () => {
    expect(frameOrigin('http://127.0.0.1:3103/play/crash?s=1', 'http://localhost:3000')).toBe(
      'http://127.0.0.1:3103',
    );
    expect(frameOrigin('http://localhost:3000/play', 'http://localhost:3000')).toBeUndefined();
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/play', ''])
      expect(frameOrigin(url, 'http://localhost:3000')).toBeUndefined();
  });
});
