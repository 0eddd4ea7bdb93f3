import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';
import type { StateTone } from '../../platform/tones.ts';

export type DrawRow = ConsoleReply<'/console/draw/list'>['items'][number];
export type Draw = ConsoleReply<'/console/draw/get'>;

/** Interval at which steps of draws are read, ms. */
const REFRESH_MS = 5_000;

/** One page of draws. */
export function useDraws(asked: ConsolePayload<'/console/draw/list'>) {
  return useAnswer({
    queryKey: ['draws', asked],
    queryFn: () => call('/console/draw/list', asked),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** One draw with its journal and proofs. */
export function useDraw(id: number) {
  return useAnswer({
    queryKey: ['draw', id],
    queryFn: () => call('/console/draw/get', { id }),
    enabled: Number.isSafeInteger(id) && id > 0,
    refetchInterval: REFRESH_MS,
  });
}

/** The lotteries that a list can be narrowed to. */
export function useLotteryNames() {
  return useAnswer({
    queryKey: ['lotteries'],
    queryFn: () => call('/console/lottery/list'),
    placeholderData: keepPreviousData,
  });
}

const looks = {
  scheduled: { text: 'draw_scheduled', tone: 'off' },
  open: { text: 'draw_open', tone: 'ok' },
  closed: { text: 'draw_closed', tone: 'info' },
  sealed: { text: 'draw_sealed', tone: 'info' },
  drawn: { text: 'draw_drawn', tone: 'info' },
  settling: { text: 'draw_settling', tone: 'info' },
  settled: { text: 'draw_settled', tone: 'ok' },
  void: { text: 'draw_void', tone: 'off' },
} as const satisfies Readonly<Record<DrawRow['state'], { text: TextKey; tone: StateTone }>>;

/** Name and tone of a draw's step. */
export function drawLook({ state, pendingAt, overdueAt }: DrawRow): { text: TextKey; tone: StateTone } {
  if (state !== 'sealed' || pendingAt === null) return looks[state];
  return { text: 'draw_pending', tone: overdueAt === null ? 'warn' : 'bad' };
}
