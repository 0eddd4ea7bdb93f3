import { useState } from 'react';
import type { SessionFigures } from '../../data/session/index.ts';
import { useFormat } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { type DecidedNet, useDecidedNet } from './decided-net.ts';
import styles from './reality-strip.module.css';

/**
 * The net position of a session (RP6), from the server's figures: a stake counts as lost only once its draw has decided it, and
 * is shown as pending until then.
 */
export function SessionNet({ session }: { session: SessionFigures }) {
  const t = useT();
  const format = useFormat();
  const known = useDecidedNet(session);
  // Until the answer the last complete pair stays: a stake must not look like a loss meanwhile.
  const [shown, setShown] = useState<DecidedNet>();
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
