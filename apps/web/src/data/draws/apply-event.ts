import type { DrawClosed, DrawOpen, DrawSealed, ServerEvents } from '@tessera/protocol/events';
import type { DrawView, LotteryDraws } from './due.ts';

/** Steps of a draw that change what is on sale or what a closed draw waits for. */
type Step = 'draw:open' | 'draw:closed' | 'draw:sealed';

/** The draws of a lottery after a step was announced; unchanged by steps of other draws. */
export function withEvent(draws: LotteryDraws, name: Step, event: ServerEvents[Step]): LotteryDraws {
  if (name === 'draw:open') return withOpened(draws, event as DrawOpen);
  if (name === 'draw:closed') return withClosed(draws, event as DrawClosed);
  return withSealed(draws, event as DrawSealed);
}

/** After the close of a sale: its draw waits for a result, and stays `current` until the next one opens. */
function withClosed(draws: LotteryDraws, { draw_id }: Pick<DrawClosed, 'draw_id'>): LotteryDraws {
  const { current } = draws;
  if (current?.id !== draw_id) return draws;
  const closed: DrawView = { ...current, state: 'closed' };
  const others = draws.pending.filter(({ id }) => id !== draw_id);
  return { ...draws, current: closed, pending: [closed, ...others] };
}

/** After the bets of a draw were sealed. */
function withSealed(draws: LotteryDraws, { draw_id, at }: DrawSealed): LotteryDraws {
  const sealed = (draw: DrawView): DrawView =>
    draw.id === draw_id ? { ...draw, state: 'sealed', sealed_at: at } : draw;
  return {
    ...draws,
    current: draws.current && sealed(draws.current),
    pending: draws.pending.map(sealed),
  };
}

/** The number at the end of an issue that is counted by day. */
const DAY_NUMBER = /-(\d{4})$/;

/**
 * After a draw opened: it is on sale. What all draws of a lottery have in common is taken from the draw before. The sale of that
 * one has ended; the event of its close may come later.
 */
function withOpened(draws: LotteryDraws, event: DrawOpen): LotteryDraws {
  const before = draws.current ?? draws.pending[0] ?? draws.last;
  if (!before || event.draw_id <= before.id) return draws;
  const { outside, ...common } = before;
  const counted = DAY_NUMBER.exec(event.issue)?.[1];
  const { pending } = draws.current?.state === 'open' ? withClosed(draws, { draw_id: before.id }) : draws;
  return {
    ...draws,
    pending,
    current: {
      ...common,
      id: event.draw_id,
      issue: event.issue,
      state: 'open',
      open_at: event.open_at,
      close_at: event.close_at,
      draw_at: event.draw_at,
      sealed_at: null,
      drawn_at: null,
      number: common.number === null || counted === undefined ? null : Number(counted),
      round: event.round,
      descriptor_hash: event.descriptor_hash,
      result: null,
      sample: false,
      ...(outside && {
        outside: { source: outside.source, simulated: outside.simulated, result_pending: false },
      }),
    },
  };
}
