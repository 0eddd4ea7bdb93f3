import { ButtonPair, LinkButton } from '@tessera/ui';
import { BanknoteArrowUp, Wallet } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';

/** Money in and money out, of one size and depth (`design.md` 1, principle 6). */
export function MoneyButtons() {
  const t = useT();
  return (
    <ButtonPair>
      <LinkButton icon={Wallet} href={printHash({ name: 'money-recharge', params: {} })}>
        {t('route_money_recharge')}
      </LinkButton>
      <LinkButton icon={BanknoteArrowUp} href={printHash({ name: 'money-withdraw', params: {} })}>
        {t('route_money_withdraw')}
      </LinkButton>
    </ButtonPair>
  );
}
