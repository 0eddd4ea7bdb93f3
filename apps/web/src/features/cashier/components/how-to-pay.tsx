import type { MessageKey } from '@tessera/messages';
import { Card } from '@tessera/ui';
import { HelpLink, type LinkedArticle } from '../../../components/help-link/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { channelsOptions } from '../api/deposit.ts';
import { type Deposit, isWaiting } from '../model/deposit.ts';
import { AskService } from './ask-service.tsx';
import styles from './layout.module.css';

/** What a channel asks of the payer, by what it has given: a network, a code, a page only, an account. */
function stepsOf(deposit: Deposit | undefined): readonly MessageKey[] {
  if (!deposit) return ['recharge_how_choose', 'recharge_how_own', 'recharge_how_credit'];
  const { network, qr, account, reference } = deposit.payee;
  if (network) return ['recharge_how_coin', 'recharge_how_coin_exact', 'recharge_how_paid'];
  if (qr) return ['recharge_how_scan', 'recharge_how_own', 'recharge_how_paid'];
  if (!account) return ['recharge_how_page', 'recharge_how_own', 'recharge_how_credit'];
  return ['recharge_how_own', reference ? 'recharge_how_exact' : 'recharge_how_amount', 'recharge_how_paid'];
}

/** The article on the deposit's method, before one is made that on deposits. */
function articleOf(deposit: Deposit | undefined): LinkedArticle {
  switch (deposit?.method) {
    case 'bank':
    case 'qr':
    case 'card':
      return `deposit-${deposit.method}`;
    case 'usdt-trc20':
    case 'usdt-erc20':
      return 'deposit-usdt';
    default:
      return 'deposit';
  }
}

/** Payment instructions in order, those of the deposit's channel. Null once the deposit has ended. */
export function HowToPay({ deposit }: { deposit: Deposit | undefined }) {
  const t = useT();
  const name = useQuery(channelsOptions()).data?.identity.name;
  if (deposit && !isWaiting(deposit)) return null;
  return (
    <Card pad title={t('recharge_how')} titleEnd={<HelpLink article={articleOf(deposit)} />}>
      <ol className={styles.steps}>
        {stepsOf(deposit).map((key) => (
          <li key={key}>{key === 'recharge_how_own' && name ? t('recharge_how_name', { name }) : t(key)}</li>
        ))}
      </ol>
      <AskService deposit={deposit?.id} />
    </Card>
  );
}
