import { sumAmounts, ZERO } from '@tessera/protocol/money';
import { MoneyText } from '@tessera/ui';
import { useUser } from '../../../data/session/index.ts';
import { amountFrom, useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { quoteOptions } from '../api/withdraw.ts';
import styles from './withdrawable-line.module.css';

/** What of the balance can be withdrawn now, and what not yet; nothing for a trial account. */
export function WithdrawableLine() {
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  return isTrial ? null : <Split />;
}

function Split() {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const quote = useQuery(quoteOptions({})).data;
  const blocked = sumAmounts(quote?.blocked.map(({ amount }) => amountFrom(amount) ?? ZERO) ?? []);
  return (
    <p className={styles.root} aria-busy={!quote}>
      <span>
        {t('withdraw_can')} <MoneyText {...format.shown(quote?.withdrawable)} hidden={hidden} />
      </span>
      <span>
        {t('withdraw_cannot')} <MoneyText {...format.shown(quote && blocked)} hidden={hidden} />
      </span>
    </p>
  );
}
