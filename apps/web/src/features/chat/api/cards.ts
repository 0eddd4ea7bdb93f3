import type { CallReply } from '@tessera/protocol/endpoints';
import { loadRulesOf } from '../../../data/rules/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { call } from '../../../platform/http/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { createBatch } from '../model/batch.ts';

/** A shared bet as it is now. */
export type Card = CallReply<'POST /api/chat/cards'>['items'][number];

const CARDS = 'chat-cards';

/** After its draw an open card is asked for again so often, and before it at least once in this time. */
const OVERDUE_MS = 15_000;
const WAIT_MS_MAX = 3_600_000;

/** The cards on the screen are asked for together. */
const cardOf = createBatch<Card>(async (room, seqs) => {
  const { items } = await call('POST /api/chat/cards', { room, seqs: [...seqs] }, { silent: true });
  await loadRulesOf(items.map(({ played }) => played));
  return new Map(items.map((card) => [card.seq, card]));
});

/**
 * One shared bet; null when its message was removed. Resolves after its rules are loaded. Fetched each time it is shown: events of its
 * draw are missed while the page is hidden.
 */
export const cardOptions = (room: string, seq: number) =>
  queryOptions({
    queryKey: [CARDS, room, seq],
    queryFn: async () => (await cardOf(room, seq)) ?? null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'accepted' && Math.min(Math.max(data.draw_at - now(), 0) + OVERDUE_MS, WAIT_MS_MAX),
  });

/** Refetches a card when its draw is settled or void. */
export function useFreshCard(card: Card | null | undefined, refetch: () => unknown): void {
  const tell = ({ lottery_id, issue }: { lottery_id: string; issue: string }) => {
    if (card?.lottery_id === lottery_id && card.issue === issue) void refetch();
  };
  useSocketEvent('draw:settled', tell);
  useSocketEvent('draw:corrected', tell);
  useSocketEvent('draw:void', tell);
  useGap(() => markStale([CARDS]));
}

/** What a shared bet puts on the slip. A failure is shown. */
export const copyOf = (room: string, seq: number) => call('POST /api/chat/copy-bet', { room, seq });

/** Shares a bet; the same id makes one message. A failure is shown. */
export const shareBet = (share: { room: string; client_id: string; bet_id: number; stake: boolean }) =>
  call('POST /api/chat/share-bet', share);
