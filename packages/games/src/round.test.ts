import { createHash, createHmac } from 'node:crypto';
import { amountOf, printAmount } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bankerDraws,
  type ChoiceOf,
  CRASH_MOST,
  commitOf,
  crashAt,
  crashTimeMs,
  GAME_IDS,
  type GameId,
  isClientSeed,
  type RoundView,
  roundStream,
  rulesOf,
  type StepsOf,
  verifyRound,
} from './index.ts';

const seed = '0f'.repeat(32);
const stake = amountOf(120_000n);

const CHOICES: { readonly [G in GameId]: readonly [ChoiceOf<G>, StepsOf<G>] } = {
  crash: [{ auto: 150 }, { cashout: 120 }],
  dice: [{ over: true, target: 5_000 }, null],
  mines: [{ mines: 3 }, { opened: [0, 7, 24] }],
  plinko: [{ rows: 12, risk: 'medium' }, null],
  fruit: [{}, null],
  dragon: [{}, null],
  baccarat: [{ player: '10.0000', tie: '2' }, null],
  fishing: [{ targets: ['sardine', 'shark', 'sardine'] }, null],
};

function play(game: GameId, nonce: number): RoundView {
  const rules = rulesOf(game);
  const [choice, steps] = CHOICES[game];
  const clientSeed = 'mine';
  const { outcome, payout } = rules.play(roundStream({ seed, clientSeed, nonce }), choice, stake, steps);
  return {
    ...{ round: 'r', game, state: 'done', at: 0, nonce, clientSeed, commit: commitOf(seed), choice, steps },
    stake: printAmount(stake),
    outcome,
    payout: printAmount(payout),
  };
}

test('the numbers of a round can be recomputed with the two HMACs', () => {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update('mine:7').digest();
  const block = createHmac('sha256', key).update(Buffer.alloc(4)).digest();
  const stream = roundStream({ seed, clientSeed: 'mine', nonce: 7 });
  expect([1, 2, 3].map(() => stream.below(2 ** 32))).toEqual([0, 4, 8].map((at) => block.readUInt32BE(at)));
  expect(commitOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test.each(GAME_IDS)('%s: a round can be verified from its seed, and tampering is detected', (game) => {
  const rules = rulesOf(game);
  for (let nonce = 0; nonce < 20; nonce += 1) {
    // After a JSON round trip, as over the wire.
    const round: RoundView = JSON.parse(JSON.stringify(play(game, nonce)));
    expect(verifyRound(rules, round, seed)).toMatchObject({ seedMatches: true, outcomeMatches: true });
    const overpaid = { ...round, payout: printAmount(amountOf(99_999n)) };
    expect(verifyRound(rules, overpaid, seed).outcomeMatches).toBe(false);
    expect(verifyRound(rules, round, 'ab'.repeat(32)).seedMatches).toBe(false);
  }
  const outcomes = new Set(
    Array.from({ length: 20 }, (_, nonce) => JSON.stringify(play(game, nonce).outcome)),
  );
  expect(outcomes.size).toBeGreaterThan(1);
});

test('only valid choices of the game are accepted', () => {
  const wrong: Readonly<Record<GameId, readonly unknown[]>> = {
    crash: [{ auto: 100 }, { auto: 101.5 }, { auto: '200' }, { auto: CRASH_MOST + 1 }, {}],
    dice: [
      { over: true, target: 400 },
      { over: 1, target: 5_000 },
      { over: false, target: 99 },
    ],
    mines: [{ mines: 0 }, { mines: 25 }, { mines: 3, more: 1 }],
    plinko: [
      { rows: 7, risk: 'low' },
      { rows: 8, risk: 'none' },
    ],
    fruit: [{ lines: 3 }, [], 'x'],
    dragon: [{ ways: 1 }],
    baccarat: [{ player: '11' }, { player: '13', tie: '-1' }, { side: '12' }, { player: 12 }, {}],
    fishing: [{ targets: [] }, { targets: ['whale', 'cat'] }, { targets: Array(11).fill('ray') }],
  };
  for (const game of GAME_IDS) {
    const { parseChoice } = rulesOf(game);
    for (const value of wrong[game])
      expect([game, value, parseChoice(value, stake)]).toEqual([game, value, undefined]);
    expect(parseChoice(CHOICES[game][0], stake)).toEqual(CHOICES[game][0]);
  }
  fc.assert(
    fc.property(fc.constantFrom(...GAME_IDS), fc.jsonValue(), (game, value) => {
      const choice = rulesOf(game).parseChoice(value, stake);
      return (
        choice === undefined ||
        game === 'fruit' ||
        game === 'dragon' ||
        Object.keys(value as object).length > 0
      );
    }),
  );
  // A bullet's stake is a whole number of hundredths.
  expect(
    rulesOf('fishing').parseChoice({ targets: ['ray', 'ray', 'ray'] }, amountOf(10_000n)),
  ).toBeUndefined();
});

test('a client seed contains no colon, so that two rounds never share their numbers', () => {
  expect(['a', 'A-9', 'x'.repeat(64)].every(isClientSeed)).toBe(true);
  expect(['', 'a:1', 'a b', 'x'.repeat(65), 7, null].some(isClientSeed)).toBe(false);
});

test('the crash curve never falls, and its times and values agree', () => {
  expect([crashAt(-5), crashAt(0), crashAt(1e9)]).toEqual([100, 100, CRASH_MOST]);
  expect(crashTimeMs(200)).toBe(11_600);
  fc.assert(
    fc.property(fc.integer({ min: 101, max: CRASH_MOST }), (value) => {
      const at = crashTimeMs(value);
      return crashAt(at) >= value && crashAt(at - 1) < value;
    }),
  );
});

test('the banker draws by the drawing table', () => {
  // Rows: banker points 0 to 7; columns: the player took no third card, or one of 0 to 9 points.
  const table = [
    '11111111111',
    '11111111111',
    '11111111111',
    '11111111101',
    '10011111100',
    '10000111100',
    '00000001100',
    '00000000000',
  ];
  const drawn = table.map((_, points) =>
    [undefined, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((third) => Number(bankerDraws(points, third))).join(''),
  );
  expect(drawn).toEqual(table);
});
