import { type Amount, parseAmount, printAmount } from '@tessera/protocol';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import {
  differencesOf,
  isComparing,
  lastComparisons,
  openDifferences,
  reviewsOf,
} from '../../providers/index.ts';
import type { Store } from '../../store/index.ts';
import { pendingAbout } from './command-row.ts';
import { pageOf } from './page-of.ts';
import { providerCalls, providerStateOf } from './provider-health.ts';
import type { Console } from './service.ts';

/** Health of each third party. */
export async function providerRows({
  store,
  providers,
}: Pick<Console, 'store' | 'providers'>): Promise<ConsoleReplyOf<'consoleProviderList'>> {
  await providers.counts.flush();
  const called = await providerCalls({ store, providers });
  const compared = new Map((await lastComparisons(store)).map((row) => [row.provider, row]));
  const differences = await openDifferences(store);
  const open = await openOrders(store);
  return {
    items: called.map(({ id, isConnected, day }) => {
      const last = compared.get(id);
      const answered = (day?.calls ?? 0) - (day?.unclear ?? 0);
      return {
        id,
        state: providerStateOf({ isConnected, day }),
        calls: day?.calls ?? 0,
        refused: day?.refused ?? 0,
        unclear: day?.unclear ?? 0,
        meanMs: day && answered > 0 ? Math.round(Number(day.took_ms) / answered) : null,
        answeredAt: day?.answered_at?.getTime() ?? null,
        unclearAt: day?.unclear_at?.getTime() ?? null,
        open: open.get(id) ?? 0,
        compared: last
          ? {
              at: last.at.getTime(),
              from: last.from_at.getTime(),
              to: last.to_at.getTime(),
              reached: last.reached,
              ours: last.ours,
              theirs: last.theirs,
            }
          : null,
        differences: differences.get(id) ?? 0,
      };
    }),
    comparing: await isComparing(store),
  };
}

/** Orders at each provider that have begun and not ended. */
async function openOrders(store: Pick<Store, 'query'>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await store.query<{ provider: string; count: number }>(
    `select provider, count(*)::integer as count from (
       select provider from provider_order union all select platform from transfer_waiting) one group by provider`,
  );
  return new Map(rows.map(({ provider, count }) => [provider, count]));
}

/** A page of differences by reference. */
export async function differencePage(
  store: Store,
  { view, before, size }: ConsoleInputOf<'consoleDifferenceList'>,
): Promise<ConsoleReplyOf<'consoleDifferenceList'>> {
  const rows = await differencesOf(store, { state: view, before, limit: size + 1 });
  const { page, next } = pageOf(rows, size);
  const pending = await pendingAbout(
    store,
    ['difference.close'],
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => ({
      id: Number(row.id),
      provider: row.provider,
      kind: row.kind,
      ref: row.ref,
      problem: row.problem,
      currency: row.currency,
      ours: row.ours,
      theirs: row.theirs,
      off: printAmount((unitsOf(row.theirs) - unitsOf(row.ours)) as Amount),
      movedAt: row.moved_at?.getTime() ?? null,
      firstAt: row.first_at.getTime(),
      lastAt: row.last_at.getTime(),
      closedAt: row.closed_at?.getTime() ?? null,
      closedBy: row.closed_by,
      note: row.note,
      command: pending.get(String(row.id)) ?? null,
    })),
    next,
  };
}

/** A page of what providers have reported for a person. */
export async function reviewPage(
  store: Store,
  { view, cursor, size }: ConsoleInputOf<'consoleReviewList'>,
): Promise<ConsoleReplyOf<'consoleReviewList'>> {
  const rows = await reviewsOf(store, { isOpen: view === 'open', cursor, limit: size + 1 });
  const { page, next } = pageOf(rows, size);
  const pending = await pendingAbout(
    store,
    ['review.close'],
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => ({
      id: Number(row.id),
      provider: row.provider,
      kind: row.kind,
      ref: row.ref,
      detail: { ...row.detail },
      at: row.at.getTime(),
      closedAt: row.closed_at?.getTime() ?? null,
      closedBy: row.closed_by,
      note: row.note,
      command: pending.get(String(row.id)) ?? null,
    })),
    next,
  };
}

/** An amount of a report; nothing where the side has no movement. */
function unitsOf(text: string | null): bigint {
  const parsed = text === null ? undefined : parseAmount(text.replace(/^-/, ''));
  if (!parsed?.ok) return 0n;
  return text?.startsWith('-') ? -parsed.value : parsed.value;
}
