import { Card } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { channelsOptions } from '../api/deposit.ts';
import { type Deposit, isWaiting } from '../model/deposit.ts';
import styles from './layout.module.css';

/** Payment instructions in order; for a coin deposit those of its network. Null once the deposit has ended. */
export function HowToPay({ deposit }: { deposit: Deposit | undefined }) {
  const t = useT();
  const name = useQuery(channelsOptions()).data?.identity.name;
  if (deposit && !isWaiting(deposit)) return null;
  const isCoin = deposit?.payee.network !== undefined;
  return (
    <Card pad title={t('recharge_how')}>
      <ol className={styles.steps}>
        <li>
          {isCoin ? t('recharge_how_coin') : name ? t('recharge_how_name', { name }) : t('recharge_how_own')}
        </li>
        <li>{t(isCoin ? 'recharge_how_coin_exact' : 'recharge_how_exact')}</li>
        <li>{t('recharge_how_paid')}</li>
      </ol>
    </Card>
  );
}
