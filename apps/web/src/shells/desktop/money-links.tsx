import { Icon } from '@tessera/ui';
import { BanknoteArrowUp, Wallet } from '@tessera/ui/icons';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, metaOf } from '../../platform/navigation/index.ts';

const pages = [
  { name: 'money-recharge', icon: Wallet },
  { name: 'money-withdraw', icon: BanknoteArrowUp },
] as const;

/** Deposit and withdrawal, side by side in the same size. */
export function MoneyLinks({ className, onLeave }: { className: string; onLeave?: () => void }) {
  const t = useT();
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
