import { type Amount, printAmount } from '@tessera/protocol';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { type Flow, flowSince } from '../turnover/index.ts';

/** Figures of a session from its player's own entries since it began (RP6): its id comes from the same sequence as theirs. */
export const sessionFlow = (store: Store, session: CallSession): Promise<Flow> =>
  flowSince(store, session, session.id);

/** The figures in wire format. */
export function figuresOf(
  session: CallSession,
  { staked, returned }: Flow,
): ReplyOf<'userBalance'>['session'] {
  return {
    startedAt: session.startedAt,
    staked: printAmount(staked),
    returned: printAmount(returned),
    net: printAmount((returned - staked) as Amount),
  };
}
