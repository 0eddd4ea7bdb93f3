import { Icon } from '@tessera/ui';
import { BanknoteArrowUp, Wallet } from '@tessera/ui/icons';
import { useUser } from '../../data/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, metaOf } from '../../platform/navigation/index.ts';

const pages = [
  { name: 'money-recharge', icon: Wallet },
  { name: 'money-withdraw', icon: BanknoteArrowUp },
] as const;

/**
 * Deposit and withdrawal, side by side in the same size. A trial account has neither: it is led to
 * a full account.
 */
export function MoneyLinks({ className, onLeave }: { className: string; onLeave?: () => void }) {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  if (isTrial) {
    return (
      <div className={className}>
        <Link to="register" onClick={() => onLeave?.()}>
          {t('trial_register_short')}
        </Link>
      </div>
    );
  }
  return (
    <div className={className}>
      {pages
        .filter(({ name }) => hasScreen(name))
        .map(({ name, icon }) => (
          <Link key={name} to={name} onClick={() => onLeave?.()}>
            <Icon of={icon} size={16} />
            {t(metaOf(name).title ?? 'route_home')}
          </Link>
        ))}
    </div>
  );
}
