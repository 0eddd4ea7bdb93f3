import { describe, expect, test } from 'vitest';
import { outcomeOf, PUSH_TRIES_MAX } from './outcome.ts';

const NOW = 1_000_000;
const once = { attempts: 1, now: NOW };

describe('what follows from an answer', () => {
  test.each([
    [201, 'sent'],
    [204, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'failed'],
    [401, 'failed'],
    [403, 'failed'],
    [413, 'failed'],
    [302, 'failed'],
  ])('%i: %s', (status, state) => {
    expect(outcomeOf({ status }, once)).toEqual({ state });
  });

  test.each([
    ['7', 7_000],
    ['0', 1_000],
    ['999999', 3_600_000],
    [undefined, 30_000],
    ['soon', 30_000],
    [new Date(500_000).toUTCString(), 20_000],
  ])('a service that asks to wait %s gets %i ms', (retryAfter, ms) => {
    for (const status of [429, 503])
      for (const attempts of [1, PUSH_TRIES_MAX + 5])
        expect(outcomeOf({ status, retryAfter }, { attempts, now: NOW, clock: 480_000 })).toEqual({
          state: 'queued',
          notBefore: NOW + ms,
        });
  });

  test('no answer and errors of the service are tried again with doubling pauses, a fixed number of times', () => {
    for (const status of [0, 408, 500, 502]) {
      const outcomes = Array.from({ length: PUSH_TRIES_MAX }, (_, at) =>
        outcomeOf({ status }, { attempts: at + 1, now: 0 }),
      );
      expect(outcomes.map((one) => ('notBefore' in one ? one.notBefore : one.state))).toEqual([
        ...[5_000, 10_000, 20_000, 40_000, 80_000],
        'failed',
      ]);
    }
  });
});
