import { describe, expect, test } from 'vitest';
import { type ChaseFacts, type IssueFacts, nextMove } from './decide.ts';

const running: ChaseFacts = { state: 'running', stopOnWin: false, stopLoss: null };
const NOW = 100_000;
/** An issue that lasts one minute; the one with place 0 is on sale. */
const issue = (place: number, fields: Partial<IssueFacts> = {}): IssueFacts => ({
  state: 'pending',
  stake: 20_000n,
  payout: null,
  closeAt: NOW + (place + 1) * 60_000,
  draw: {
    state: place === 0 ? 'open' : 'scheduled',
    openAt: NOW + place * 60_000,
    closeAt: NOW + (place + 1) * 60_000,
  },
  ...fields,
});
const lost = (place: number) => issue(place, { state: 'lost', payout: 0n });
const gone = { state: 'closed', openAt: 0, closeAt: NOW };

describe('the next move of a chase', () => {
  test.each<[string, ChaseFacts, IssueFacts[], ReturnType<typeof nextMove>]>([
    ['places the issue on sale', running, [issue(0), issue(1)], { kind: 'place', place: 0 }],
    ['waits for an issue to open', running, [lost(0), issue(1)], undefined],
    ['waits while the last issue is undecided', running, [issue(0, { state: 'placed' })], undefined],
    ['ends when nothing is left', running, [lost(0)], { kind: 'end', by: 'finished' }],
    [
      'places without waiting when it has no stop condition',
      running,
      [issue(0, { state: 'placed' }), issue(0)],
      { kind: 'place', place: 1 },
    ],
    [
      'waits for the previous issue when a win would stop it',
      { ...running, stopOnWin: true },
      [issue(0, { state: 'placed' }), issue(0)],
      undefined,
    ],
    [
      'skips an issue that closes before the previous one is decided',
      { ...running, stopOnWin: true },
      [issue(0, { state: 'placed' }), issue(1, { draw: gone })],
      { kind: 'skip', place: 1, reason: 'chase_undecided' },
    ],
    [
      'ends on a win',
      { ...running, stopOnWin: true },
      [issue(0, { state: 'won', payout: 1n }), issue(1)],
      { kind: 'end', by: 'won' },
    ],
    [
      'continues after a win without stop on win',
      running,
      [issue(0, { state: 'won', payout: 1n }), issue(1)],
      undefined,
    ],
    [
      'stops before the loss would exceed its limit',
      { ...running, stopLoss: 59_999n },
      [lost(0), lost(1), issue(2)],
      { kind: 'end', by: 'loss' },
    ],
    [
      'continues while the loss stays within its limit',
      { ...running, stopLoss: 60_000n },
      [lost(0), lost(1), issue(0)],
      { kind: 'place', place: 2 },
    ],
    [
      'subtracts payouts from the loss',
      { ...running, stopLoss: 20_000n },
      [issue(0, { state: 'void', payout: 20_000n }), issue(0)],
      { kind: 'place', place: 1 },
    ],
    ['places nothing while paused', { ...running, state: 'paused' }, [issue(0)], undefined],
    [
      'skips an issue that closes while paused',
      { ...running, state: 'paused' },
      [issue(0, { draw: gone })],
      { kind: 'skip', place: 0, reason: 'chase_paused' },
    ],
    [
      'skips an issue whose draw was never planned',
      running,
      [issue(0, { draw: null, closeAt: NOW })],
      { kind: 'skip', place: 0, reason: 'chase_no_draw' },
    ],
    ['waits for a draw that is not planned yet', running, [issue(3, { draw: null })], undefined],
    [
      'skips an issue whose draw is void before its close',
      running,
      [issue(0, { draw: { ...gone, state: 'void', closeAt: NOW + 1 } })],
      { kind: 'skip', place: 0, reason: 'chase_void' },
    ],
    [
      'skips an issue that closed before it could be placed',
      running,
      [issue(0, { draw: gone })],
      { kind: 'skip', place: 0, reason: 'chase_late' },
    ],
    ['does nothing after its end', { ...running, state: 'done' }, [issue(0)], undefined],
  ])('%s', (_name, chase, issues, move) => {
    expect(nextMove(chase, issues, NOW)).toEqual(move);
  });
});
