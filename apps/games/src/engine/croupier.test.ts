import type { RoundReply, RoundView, StateReply } from '@tessera/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, Refused } from './api.ts';
import { createCroupier } from './croupier.ts';
import type { AnyView } from './game.ts';
import { openSession } from './session.ts';

const now = 1_700_000_000_000;

const round = (fields: Partial<RoundView>): RoundView =>
  ({
    round: 'r1',
    game: 'dice',
    state: 'done',
    at: now,
    nonce: 0,
    clientSeed: 'mine',
    commit: 'c',
    stake: '10.0000',
    choice: { over: false, target: 5_000 },
    steps: null,
    outcome: { roll: 1, factor: 196 },
    payout: '19.6000',
    ...fields,
  }) as RoundView;

const reply = (fields: Partial<RoundView>, balance: string): RoundReply => ({
  round: round(fields),
  balance,
  nonce: 1,
  nextAt: now + 5_000,
  now,
});

const state = (fields: Partial<StateReply> = {}): StateReply => ({
  game: 'dice',
  plat: 'aurora',
  player: 'p',
  language: 'zhCn',
  parent: null,
  simulated: true,
  balance: '100.0000',
  commit: 'c',
  nonce: 0,
  limits: { min: '1.0000', max: '500.0000', step: '0.0100' },
  cycleMs: 5_000,
  nextAt: now,
  now,
  history: [round({ round: 'r0', stake: '10.0000', payout: '0.0000' })],
  running: null,
  ...fields,
});

function open(api: Partial<Api>, start: StateReply = state(), view: Partial<AnyView> = {}) {
  const session = openSession(start);
  const finished: string[] = [];
  const balances: bigint[] = [];
  const shown: RoundView[] = [];
  const croupier = createCroupier({
    api: { state: async () => start, ...api } as Api,
    session,
    view: {
      choice: () => ({ over: false, target: 5_000 }),
      async show(next) {
        shown.push(next);
        balances.push(session.get().balance);
      },
      next: () => ({ label: '', action: { type: 'cashout' } }),
      ...view,
    },
    mover: { move: async () => {}, skip: () => {}, start: () => {}, isQuick: () => true },
    events: { placed: () => {}, finished: ({ round: id }) => finished.push(id), failed: () => {} },
  });
  return { session, croupier, finished, balances, shown };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a round without steps', () => {
  test('is sent once; its payout is shown with its result and not before', async () => {
    const sent: unknown[] = [];
    const table = open({
      round: async (wager) => {
        sent.push(wager);
        return reply({}, '109.6000');
      },
    });
    table.croupier.press();
    table.croupier.press();
    await vi.runAllTimersAsync();
    expect(sent).toEqual([
      expect.objectContaining({ stake: '10.0000', choice: { over: false, target: 5_000 } }),
    ]);
    expect(table.balances).toEqual([900_000n]);
    expect(table.session.get()).toMatchObject({ phase: 'idle', balance: 1_096_000n, nonce: 1 });
    expect(table.session.get().history.map(({ round: id }) => id)).toEqual(['r1', 'r0']);
    expect(table.finished).toEqual(['r1']);
  });

  test('cannot start before the platform allows the next one', async () => {
    const call = vi.fn(async () => reply({}, '109.6000'));
    const table = open({ round: call });
    table.croupier.press();
    await vi.runAllTimersAsync();
    table.croupier.press();
    expect(call).toHaveBeenCalledTimes(1);
    vi.setSystemTime(now + 5_000);
    table.croupier.press();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('is not sent when it costs more than the balance', () => {
    const call = vi.fn();
    const table = open({ round: call }, state({ balance: '9.9900' }));
    table.croupier.press();
    expect(call).not.toHaveBeenCalled();
    expect(table.session.get().notice?.key).toBe('error_insufficient_balance');
  });

  test('without an answer is retried with the same id', async () => {
    const ids: string[] = [];
    const table = open({
      round: async ({ rid }) => {
        ids.push(rid);
        if (ids.length < 3) throw new TypeError('no answer');
        return reply({}, '109.6000');
      },
    });
    table.croupier.press();
    await vi.runAllTimersAsync();
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(table.session.get()).toMatchObject({ phase: 'idle', balance: 1_096_000n });
  });

  test('whose answers are all lost is found in the state of the platform', async () => {
    const table = open({
      round: async () => {
        throw new Refused('unavailable');
      },
      state: async () => state({ balance: '109.6000', history: [round({}), ...state().history] }),
    });
    table.croupier.press();
    await vi.runAllTimersAsync();
    expect(table.shown.map(({ round: id }) => id)).toEqual(['r1']);
    expect(table.session.get()).toMatchObject({ phase: 'idle', balance: 1_096_000n });
  });

  test('that was refused and not played costs nothing; without any answer it waits to be sent again', async () => {
    const refused = open({
      round: async () => {
        throw new Refused('unavailable');
      },
    });
    refused.croupier.press();
    await vi.runAllTimersAsync();
    expect(refused.session.get()).toMatchObject({ phase: 'idle', balance: 1_000_000n });
    expect(refused.session.get().notice?.key).toBe('error_unavailable');

    const ids = new Set<string>();
    const silent = open({
      round: async ({ rid }) => {
        ids.add(rid);
        throw new TypeError('no answer');
      },
      state: async () => {
        throw new TypeError('no answer');
      },
    });
    silent.croupier.press();
    await vi.runAllTimersAsync();
    expect(silent.session.get().phase).toBe('stuck');
    silent.croupier.press();
    await vi.runAllTimersAsync();
    expect(ids.size).toBe(1);
  });
});

describe('a running round', () => {
  const running = { state: 'running', outcome: null, payout: '0.0000' } as const;

  test('ends once, whichever of two answers comes first', async () => {
    let watched: (value: RoundReply) => void = () => {};
    const table = open({
      round: async () => reply(running, '90.0000'),
      step: (_id, { type }) =>
        type === 'watch'
          ? new Promise((resolve) => {
              watched = resolve;
            })
          : Promise.resolve(reply({}, '109.6000')),
    });
    table.croupier.press();
    await vi.runAllTimersAsync();
    expect(table.session.get()).toMatchObject({ phase: 'open', balance: 900_000n });
    const watching = table.croupier.step({ type: 'watch' });
    table.croupier.press();
    await vi.runAllTimersAsync();
    watched(reply({}, '109.6000'));
    await watching;
    expect(table.finished).toEqual(['r1']);
    expect(table.session.get()).toMatchObject({ phase: 'idle', balance: 1_096_000n });
  });

  test('is shown in its current state when the page reopens, with its stake in the bar', async () => {
    const table = open({}, state({ running: round(running) }));
    await table.croupier.resume();
    expect(table.shown.map(({ state: at }) => at)).toEqual(['running']);
    expect(table.session.get()).toMatchObject({ phase: 'open', stake: 100_000n });
  });
});
