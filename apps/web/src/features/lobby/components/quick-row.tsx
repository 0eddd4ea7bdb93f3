import { Card, Icon } from '@tessera/ui';
import { ArrowLeftRight, BanknoteArrowUp, ChartColumn, Wallet } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import styles from './quick-row.module.css';

/** Frequent destinations on phones that the tab bar lacks. */
const places = [
  { to: 'money-recharge', icon: Wallet, text: 'route_money_recharge' },
  { to: 'money-withdraw', icon: BanknoteArrowUp, text: 'route_money_withdraw' },
  { to: 'money-transfer', icon: ArrowLeftRight, text: 'route_money_transfer' },
  { to: 'lottery-data', icon: ChartColumn, text: 'nav_results' },
] as const;

/** Row of shortcuts below the banner on phones (`design.md` 4.2). */
export function QuickRow() {
  const t = useT();
  return (
    <Card look="flat" className={styles.root}>
      {places
        .filter(({ to }) => hasScreen(to))
        .map(({ to, icon, text }) => (
          <Link key={to} to={to} className={styles.place}>
            <span className={styles.tile}>
              <Icon of={icon} />
            </span>
            {t(text)}
          </Link>
        ))}
    </Card>
  );
}
