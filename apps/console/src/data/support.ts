import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { toast } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call } from '../platform/call.ts';
import { t } from '../platform/i18n.ts';
import { listenToSupport } from '../platform/operator-socket.ts';
import { keepPreviousData, queryClient, useAnswer } from '../platform/query.ts';
import { useGrant } from './session.ts';
import { showSupportWaiting } from './waiting.ts';

export type SupportCase = ConsoleReply<'/console/service/list'>['items'][number];
export type Conversation = ConsoleReply<'/console/service/case'>;
export type SupportMessage = Conversation['items'][number];
export type SupportOrder = NonNullable<SupportMessage['order']>;
export type SupportView = NonNullable<ConsolePayload<'/console/service/list'>['view']>;

/** Interval at which support is asked, ms: an operator counts as away after 90 s without it. */
const ASK_MS = 20_000;
/** Interval at which lists are read without a hint, ms. */
const REFRESH_MS = 15_000;
/** How long the player counts as writing after a hint, ms. */
export const TYPING_MS = 4_000;

/** Customer support of the operator; also in a hidden tab, because it says that the operator is there. */
export function useSupport() {
  const mayRead = useGrant('service.read') !== undefined;
  return useAnswer({
    queryKey: ['support'],
    queryFn: () => call('/console/service/support'),
    enabled: mayRead,
    refetchInterval: ASK_MS,
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
  });
}

/** A list of cases. */
export function useCases(asked: ConsolePayload<'/console/service/list'>) {
  return useAnswer({
    queryKey: ['cases', asked],
    queryFn: () => call('/console/service/list', asked),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Pages of messages that are read of one case at most. */
const PAGES_MAX = 10;

/** One case with its messages. */
export function useConversation(id: number) {
  return useAnswer({
    queryKey: ['conversation', id],
    queryFn: () => readCase(id),
    refetchInterval: REFRESH_MS,
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}

async function readCase(id: number): Promise<Conversation> {
  let all = await call('/console/service/case', { id });
  for (let page = 1; all.more && page < PAGES_MAX; page += 1) {
    const next = await call('/console/service/case', { id, after: all.items.at(-1)?.seq ?? 0 });
    all = { ...next, items: [...all.items, ...next.items] };
  }
  return all;
}

/** Canned answers. */
export function useAnswers() {
  return useAnswer({
    queryKey: ['answers'],
    queryFn: () => call('/console/service/answers'),
  });
}

/** Asks again for what shows cases. */
export async function refreshSupport(): Promise<void> {
  await Promise.all(
    ['support', 'cases', 'conversation'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
}

const typingStore = createStore<{ readonly caseId: number; readonly at: number }>(() => ({
  caseId: 0,
  at: 0,
}));
/** When the player of a case was heard writing, ms of this device; 0 for never. */
export const useTypingAt = (caseId: number): number =>
  useStore(typingStore, (state) => (state.caseId === caseId ? state.at : 0));

/** Listens while the console is open: cases refresh at once, a new own case is told on every page, and the menu shows what waits. */
export function useSupportWatch(): void {
  const support = useSupport().data;
  const cases = support?.own.cases;
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (cases === undefined) return;
    if (before.current !== undefined && cases > before.current)
      toast(t('support_new_case'), { type: 'info' });
    before.current = cases;
  }, [cases]);
  useEffect(() => {
    if (support) showSupportWaiting({ count: support.unread || support.queued, isOwn: support.unread > 0 });
  }, [support]);
  useEffect(
    () =>
      listenToSupport({
        onChanged: () => void refreshSupport(),
        onTyping: (caseId) => typingStore.setState({ caseId, at: Date.now() }),
        onGap: () => void refreshSupport(),
      }),
    [],
  );
}
