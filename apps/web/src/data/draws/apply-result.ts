import type { DrawResult } from '@tessera/protocol/events';
import type { LotteryDraws } from './due.ts';

/** The draws of a lottery after a result was announced: the draw moves from pending to `last`. */
export function withResult(draws: LotteryDraws, { draw_id, result, at }: DrawResult): LotteryDraws {
  const drawn = [...draws.pending, draws.current].find((draw) => draw?.id === draw_id);
  if (!drawn) return draws;
  return {
    ...draws,
    current: draws.current === drawn ? null : draws.current,
    pending: draws.pending.filter((draw) => draw !== drawn),
    // The wire type has readonly numbers, the types of calls do not; neither is ever mutated.
    last: { ...drawn, state: 'drawn', drawn_at: at, result: result as NonNullable<typeof drawn.result> },
  };
}
