import { type Amount, amountOf } from '@tessera/protocol/money';
import type { SessionFigures } from '../../data/session/index.ts';
import { call } from '../../platform/http/index.ts';
import { queryOptions, useQuery } from '../../platform/query/index.ts';
import { unitsOf } from '../bet-outcome/index.ts';

/** Net of the decided bets of a span, and the stakes that still await their draw. */
export interface DecidedNet {
  readonly decided: Amount;
  readonly open: Amount;
}

/** Asked again only when a stake or a return has changed the figures. */
const netOptions = ({ startedAt, staked, returned, net }: SessionFigures) =>
  queryOptions({
    queryKey: ['session-net', startedAt, String(staked), String(returned)],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<DecidedNet> => {
      const asked = { from: startedAt, state: 'accepted', limit: 1 } as const;
      const { summary } = await call('POST /api/record/bet', asked, { signal, silent: true });
      const open = unitsOf(summary.open);
      return { decided: amountOf(net + open), open };
    },
  });

/**
 * The net position since the start of these figures (RP6), from the server's figures: a stake counts as lost only once its draw
 * has decided it. Undefined until the answer; if it fails, all stakes count.
 */
export function useDecidedNet(figures: SessionFigures): DecidedNet | undefined {
  const asked = useQuery(netOptions(figures));
  return asked.data ?? (asked.isError ? { decided: figures.net, open: amountOf(0n) } : undefined);
}
