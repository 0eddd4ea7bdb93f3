import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, seedOperators, signedIn } from '../../../test/console.ts';
import { type PayoutProvider, startPayoutProvider } from '../../../test/payout-provider.ts';
import type { ProviderDay } from '../../providers/index.ts';
import { consoleModule } from './index.ts';
import { providerStateOf } from './provider-health.ts';

const clocks = { now: () => Date.now() };
let bank: PayoutProvider;
beforeAll(async () => {
  bank = await startPayoutProvider('payments', () => clocks.now());
});
afterAll(() => bank?.close());
const app = useApp({
  modules: [consoleModule],
  config: {
    get providers() {
      return { payments: bank.provider };
    },
  },
  extend: async (made) => {
    clocks.now = made.db.clock.local;
    await seedOperators(made as never);
  },
});

test('a provider is silent from its last unanswered call until it answers, and unsteady for the day', () => {
  const stateOf = (given: Partial<ProviderDay>, isConnected = true) =>
    providerStateOf({
      isConnected,
      day: {
        provider: 'payments',
        calls: 10,
        refused: 0,
        unclear: 0,
        took_ms: 200n,
        answered_at: new Date(1_000),
        unclear_at: null,
        ...given,
      },
    });
  expect(stateOf({})).toBe('well');
  expect(stateOf({ unclear: 1, unclear_at: new Date(2_000) })).toBe('silent');
  expect(stateOf({ unclear: 1, unclear_at: new Date(2_000), answered_at: null })).toBe('silent');
  expect(stateOf({ unclear: 1, unclear_at: new Date(500) })).toBe('unsteady');
  expect(stateOf({ calls: 0, answered_at: null })).toBe('idle');
  expect(stateOf({ unclear_at: new Date(2_000) }, false)).toBe('off');
  expect(providerStateOf({ isConnected: true, day: undefined })).toBe('idle');
});

test('[R6.2] a provider that does not answer is an alarm of the dashboard until it answers again', async () => {
  const { db, services } = app();
  const admin: ConsoleBrowser = await signedIn(app(), 'admin');
  const client = services.providers.client('payments')!;
  /** Calls the provider, and reads the dashboard once its figures are too old to be shared. */
  const called = async (mode: PayoutProvider['mode']) => {
    bank.mode = mode;
    await client.call('/none', {});
    await services.providers.counts.flush();
    await db.clock.advance(4_000);
    const { providers, alarms } = await admin.call('/console/dashboard/figures', {});
    return {
      state: providers.find(({ id }) => id === 'payments')?.state,
      alarm: alarms.find(({ kind }) => kind === 'provider_silent'),
      others: new Set(providers.filter(({ id }) => id !== 'payments').map(({ state }) => state)),
    };
  };
  const before = Math.floor(await db.clock.now());
  expect(await called('normal')).toMatchObject({ state: 'well', alarm: undefined, others: new Set(['off']) });
  const { state, alarm } = await called('down');
  expect([state, alarm]).toMatchObject(['silent', { subject: 'payments', count: 1 }]);
  expect(alarm!.since).toBeGreaterThanOrEqual(before);
  const { items } = await admin.call('/console/provider/list', {});
  expect(items.find(({ id }) => id === 'payments')?.state).toBe('silent');
  // One answer ends the alarm; that some call had none stays to be seen.
  expect(await called('normal')).toMatchObject({ state: 'unsteady', alarm: undefined });
});
