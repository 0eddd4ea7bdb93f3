import { ButtonPair, LinkButton } from '@tessera/ui';
import { ArrowLeftRight, BanknoteArrowUp, Wallet } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';

/** Deposit and withdrawal with equal weight (`design.md` 1, principle 6); `transfers` adds the transfer to game platforms. */
export function MoneyButtons({ transfers = false }: { transfers?: boolean }) {
  const t = useT();
  return (
    <ButtonPair>
      <LinkButton icon={Wallet} href={printHash({ name: 'money-recharge', params: {} })}>
        {t('route_money_recharge')}
      </LinkButton>
      <LinkButton icon={BanknoteArrowUp} href={printHash({ name: 'money-withdraw', params: {} })}>
        {t('route_money_withdraw')}
      </LinkButton>
      {transfers && (
        <LinkButton icon={ArrowLeftRight} href={printHash({ name: 'money-transfer', params: {} })}>
          {t('route_money_transfer')}
        </LinkButton>
      )}
    </ButtonPair>
  );
}
