import fc from 'fast-check';
import { termsOf } from '../rewards.ts';

/** What the offers of lives are. Prizes and shares are hundredths, other rewards 1/10 000. */
export const TERMS = {
  cash: termsOf({ kind: 'daily_task', task: 'verify_draw', goal: 1, prize: '1' }),
  wheel: termsOf({
    kind: 'wheel',
    size: 4,
    tiles: [
      { prize: '0', count: 1 },
      { prize: '0.01', count: 2 },
      { prize: '0.03', count: 1 },
    ],
    turns: 3,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  }),
  packets: termsOf({ kind: 'packets', pool: '0.09', shares: 3, min: '0.01', max: '0.05' }),
} as const;
export type OfferKind = keyof typeof TERMS;

const bound = fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined });
/** So that some bounds are reached by a few prizes. */
const drawnBound = fc.option(fc.integer({ min: 100, max: 1_500 }), { nil: undefined });
const player = fc.nat(3);
const row = fc.record({ player, amount: fc.integer({ min: 1, max: 90 }), ref: fc.nat(5) });
const pick = fc.nat(9);
const weighted = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

const giving = [
  weighted(
    4,
    fc.record({ what: fc.constant('cash' as const), rows: fc.array(row, { minLength: 1, maxLength: 6 }) }),
  ),
  weighted(
    4,
    fc.record({
      what: fc.constant('earned' as const),
      rows: fc.array(row, { minLength: 1, maxLength: 3 }),
      times: fc.integer({ min: 1, max: 10 }),
    }),
  ),
  weighted(
    4,
    fc.record({ what: fc.constant('stake' as const), pick, stake: fc.integer({ min: 1, max: 500 }) }),
  ),
  weighted(
    3,
    fc.record({
      what: fc.constant('end' as const),
      pick,
      state: fc.constantFrom('forfeited' as const, 'expired' as const, 'cancelled' as const),
    }),
  ),
] as const;
const versionOf = (room: typeof bound) =>
  weighted(1, fc.record({ what: fc.constant('version' as const), budget: room, share: room }));
const stop = weighted(1, fc.record({ what: fc.constant('stop' as const) }));
const turning = [
  weighted(8, fc.record({ what: fc.constant('turn' as const), player })),
  weighted(4, fc.record({ what: fc.constant('draw' as const) })),
] as const;
const opening = weighted(8, fc.record({ what: fc.constant('open' as const), player }));

const act = fc.oneof(...giving, versionOf(bound), stop, ...turning, opening);
/** Something that a player, the platform or an operator does. `player` and `pick` are places in lists, modulo their length. */
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
/** Acts of one group happen at the same time. */
const groupsOf = (of: fc.Arbitrary<Act>) =>
  fc.array(fc.array(of, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
const lifeOf = (kind: OfferKind, room: typeof bound, of: fc.Arbitrary<Act>, alone = false) =>
  fc.record({
    kind: fc.constant(kind),
    alone: fc.constant(alone),
    budget: room,
    share: room,
    groups: groupsOf(of),
  });

/** A half of the lives is drawn; `alone`: nothing else takes from the budget of turns that are pressed. */
export const life = fc.oneof(
  weighted(4, lifeOf('cash', bound, fc.oneof(...giving, versionOf(bound), stop))),
  weighted(1, lifeOf('wheel', drawnBound, fc.oneof(...giving, versionOf(drawnBound), stop, ...turning))),
  weighted(1, lifeOf('wheel', drawnBound, fc.oneof(versionOf(drawnBound), stop, ...turning), true)),
  weighted(1, lifeOf('packets', drawnBound, fc.oneof(...giving, stop, opening))),
  weighted(1, lifeOf('packets', drawnBound, fc.oneof(stop, opening), true)),
);
