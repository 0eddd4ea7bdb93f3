import { printAmount } from '@tessera/protocol';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import type { Grant } from '@tessera/protocol/console-permissions';
import type { Store } from '../../store/index.ts';
import { allChannels, currentRate, payoutLocks, rateHistory } from '../cashier/index.ts';
import { ratedCurrencies } from '../settings/index.ts';
import { pendingAbout } from './command-row.ts';
import { pageOf } from './page-of.ts';

/** Deposit channels in their order. */
export async function channelRows(store: Store): Promise<ConsoleReplyOf<'consoleChannelList'>> {
  const rows = await allChannels(store);
  const pending = await pendingAbout(
    store,
    ['channel.open', 'channel.close', 'channel.terms'],
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: { ...row.name },
      method: row.method,
      open: row.open,
      min: printAmount(row.least),
      max: printAmount(row.most),
      feePpm: row.fee_ppm,
      feeFixed: printAmount(row.fee_fixed),
      command: pending.get(row.id) ?? null,
    })),
  };
}

/** Rates in force, and a page of all that were set. */
export async function ratePage(
  store: Store,
  { before, size }: ConsoleInputOf<'consoleRateList'>,
): Promise<ConsoleReplyOf<'consoleRateList'>> {
  const currencies = await ratedCurrencies(store);
  const pending = await pendingAbout(store, ['rate.set'], currencies);
  const now: ConsoleReplyOf<'consoleRateList'>['now'] = [];
  for (const currency of currencies) {
    const rate = await currentRate(store, currency);
    now.push({
      currency,
      value: rate ? printAmount(rate.value) : null,
      at: rate?.at ?? null,
      command: pending.get(currency) ?? null,
    });
  }
  const rows = await rateHistory(store, before, size + 1);
  const { page, next } = pageOf(rows, size);
  return {
    now,
    items: page.map(({ id, currency, value, at, by }) => ({
      id: Number(id),
      currency,
      value: printAmount(value),
      at: at.getTime(),
      by,
    })),
    next,
  };
}

/** A page of the locks of payouts, without names that the role may not see. */
export async function lockPage(
  store: Store,
  { view, before, size }: ConsoleInputOf<'consolePayoutLocks'>,
  { mask }: Pick<Grant, 'mask'>,
): Promise<ConsoleReplyOf<'consolePayoutLocks'>> {
  const rows = await payoutLocks(store, { isOpen: view === 'locked', before, limit: size + 1 });
  const { page, next } = pageOf(rows, size);
  const pending = await pendingAbout(
    store,
    ['payout.unlock'],
    page.map(({ user_id }) => user_id),
  );
  return {
    items: page.map((row) => ({
      id: Number(row.id),
      userId: Number(row.user_id),
      userName: mask.includes('name') ? null : row.user_name,
      reason: row.reason,
      by: row.locked_by,
      at: row.locked_at.getTime(),
      endedBy: row.ended_by,
      endedAt: row.ended_at?.getTime() ?? null,
      endReason: row.end_reason,
      waiting: row.waiting,
      command: pending.get(String(row.user_id)) ?? null,
    })),
    next,
  };
}
