import { type Amount, amountOf } from '@tessera/protocol/money';
import { useState } from 'react';
import type { SessionFigures } from '../../data/session/index.ts';
import { useFormat } from '../../data/settings/index.ts';
import { call } from '../../platform/http/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { queryOptions, useQuery } from '../../platform/query/index.ts';
import { unitsOf } from '../bet-outcome/index.ts';
import styles from './reality-strip.module.css';

/** Net of the decided bets of a session, and the stakes that still await their draw. */
interface Net {
  readonly decided: Amount;
  readonly open: Amount;
}

/** Asked again only when a stake or a return has changed the session. */
const netOptions = ({ startedAt, staked, returned, net }: SessionFigures) =>
  queryOptions({
    queryKey: ['session-net', startedAt, String(staked), String(returned)],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Net> => {
      const asked = { from: startedAt, state: 'accepted', limit: 1 } as const;
      const { summary } = await call('POST /api/record/bet', asked, { signal, silent: true });
      const open = unitsOf(summary.open);
      return { decided: amountOf(net + open), open };
    },
  });

/**
 * The net position of a session (RP6), from the server's figures: a stake counts as lost only once its draw has decided it, and
 * is shown as pending until then.
 */
export function SessionNet({ session }: { session: SessionFigures }) {
  const t = useT();
  const format = useFormat();
  const asked = useQuery(netOptions(session));
  const [shown, setShown] = useState<Net>();
  // Until the answer the last complete pair stays: a stake must not look like a loss meanwhile.
  const known = asked.data ?? (asked.isError ? { decided: session.net, open: amountOf(0n) } : undefined);
  if (known && (known.decided !== shown?.decided || known.open !== shown?.open)) {
    setShown(known);
  }
  if (!shown) return <b>—</b>;
  const open = `${t('bet_session_open')} ${format.figure(shown.open)}`;
  return (
    <>
      <b title={shown.open > 0n ? open : undefined}>{format.figure(shown.decided, { signed: true })}</b>
      {shown.open > 0n && (
        <span className={styles.open}>
          {t('bet_session_open')} <b>{format.figure(shown.open)}</b>
        </span>
      )}
    </>
  );
}
