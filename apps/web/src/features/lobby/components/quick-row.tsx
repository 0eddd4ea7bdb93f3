import { Card, Icon } from '@tessera/ui';
import {
  ArrowLeftRight,
  BanknoteArrowUp,
  ChartColumn,
  CircleQuestionMark,
  List,
  UserRound,
  Wallet,
} from '@tessera/ui/icons';
import { useUser } from '../../../data/session/index.ts';
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

/** A trial account has no deposits, withdrawals and transfers: it is led to a full account. */
const trialPlaces = [
  { to: 'register', icon: UserRound, text: 'trial_register_short' },
  { to: 'record-bet', icon: List, text: 'route_record_bet' },
  { to: 'help', icon: CircleQuestionMark, text: 'route_help' },
  { to: 'lottery-data', icon: ChartColumn, text: 'nav_results' },
] as const;

/** Row of shortcuts below the banner on phones (`design.md` 4.2). */
export function QuickRow() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  return (
    <Card look="flat" className={styles.root}>
      {(isTrial ? trialPlaces : places)
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
