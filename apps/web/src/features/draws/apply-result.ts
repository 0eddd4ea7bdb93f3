import type { DrawResult } from '@tessera/protocol/events';
import type { LotteryDraws } from './due.ts';

/** The picture of a lottery after a result was announced: the draw leaves the waiting ones and is the last one drawn. */
export function withResult(draws: LotteryDraws, { draw_id, result, at }: DrawResult): LotteryDraws {
  const drawn = [...draws.pending, draws.current].find((draw) => draw?.id === draw_id);
  if (!drawn) return draws;
  return {
    ...draws,
    current: draws.current === drawn ? null : draws.current,
    pending: draws.pending.filter((draw) => draw !== drawn),
    // The wire sends readonly numbers, the lists of calls are plain; neither is ever changed.
    last: { ...drawn, state: 'drawn', drawn_at: at, result: result as NonNullable<typeof drawn.result> },
  };
}
