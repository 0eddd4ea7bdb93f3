import { MoneyText } from '@tessera/ui';
import { usePlatformTotal } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import styles from './platform-total.module.css';

/** Sum of all platform balances. */
export function PlatformTotal({ label }: { label: string }) {
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const total = usePlatformTotal();
  return (
    <span className={styles.sum}>
      <small>{label}</small>
      <MoneyText {...format.shown(total)} hidden={hidden} />
    </span>
  );
}
