import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFormat } from '../../data/settings/index.ts';
import { lastAnswerAt, now, useNow } from '../../platform/clock/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { useOnline } from '../../platform/online/index.ts';
import { socketStore } from '../../platform/socket/index.ts';
import styles from './connection-bar.module.css';

/** A connection down for longer than this is shown to the player, ms. */
const TELL_AFTER_MS = 5_000;

/**
 * A line that reports a lost connection that is being restored, or a missing network, and the time of the last answer: calls
 * may still be answered while events are not.
 */
export function ConnectionBar() {
  const t = useT();
  const online = useOnline();
  const down = useDown();
  return (
    <div className={styles.root} data-shown={!online || down || undefined}>
      <span role="status">{(!online || down) && t(online ? 'reconnecting' : 'offline_readonly')}</span>
      {(!online || down) && <LastUpdate />}
    </div>
  );
}

/** Outside the live region: it may change every few seconds. */
function LastUpdate() {
  const t = useT();
  const format = useFormat();
  useNow();
  const at = lastAnswerAt();
  return at === undefined ? null : <span>{t('updated_at', { time: format.time(at, 'time') })}</span>;
}

function useDown(): boolean {
  const downSince = useStore(socketStore, (status) => status.downSince);
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (downSince === null) return;
    const timer = setTimeout(() => setTold(true), Math.max(0, downSince + TELL_AFTER_MS - now()));
    return () => {
      clearTimeout(timer);
      setTold(false);
    };
  }, [downSince]);
  return told;
}
