import { ButtonPair, LinkButton } from '@tessera/ui';
import { ArrowLeftRight, BanknoteArrowUp, Wallet } from '@tessera/ui/icons';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';

/**
 * Deposit, withdrawal and transfer with equal weight. A trial account has none of them: it is led
 * to a full account.
 */
export function MoneyButtons() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  if (isTrial) {
    return (
      <LinkButton variant="primary" block href={printHash({ name: 'register', params: {} })}>
        {t('trial_register')}
      </LinkButton>
    );
  }
  return (
    <ButtonPair>
      <LinkButton icon={Wallet} href={printHash({ name: 'money-recharge', params: {} })}>
        {t('route_money_recharge')}
      </LinkButton>
      <LinkButton icon={BanknoteArrowUp} href={printHash({ name: 'money-withdraw', params: {} })}>
        {t('route_money_withdraw')}
      </LinkButton>
      <LinkButton icon={ArrowLeftRight} href={printHash({ name: 'money-transfer', params: {} })}>
        {t('route_money_transfer')}
      </LinkButton>
    </ButtonPair>
  );
}
