import { Card, Icon } from '@tessera/ui';
import {
  ArrowLeftRight,
  BanknoteArrowUp,
  BookOpen,
  ChartColumn,
  ChartLine,
  CircleQuestionMark,
  List,
  UserRound,
  Wallet,
} from '@tessera/ui/icons';
import { isVisitor, useUser } from '../../../data/session/index.ts';
import { useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import styles from './quick-row.module.css';

/** Frequent destinations on phones that the tab bar lacks. */
const ofPlayer = [
  { to: 'money-recharge', icon: Wallet, text: 'route_money_recharge' },
  { to: 'money-withdraw', icon: BanknoteArrowUp, text: 'route_money_withdraw' },
  { to: 'money-transfer', icon: ArrowLeftRight, text: 'route_money_transfer' },
  { to: 'lottery-data', icon: ChartColumn, text: 'nav_results' },
] as const;

/** A trial account has no deposits, withdrawals and transfers: it is led to a full account. */
const ofTrial = [
  { to: 'register', icon: UserRound, text: 'trial_register_short' },
  { to: 'record-bet', icon: List, text: 'route_record_bet' },
  { to: 'help', icon: CircleQuestionMark, text: 'route_help' },
  { to: 'lottery-data', icon: ChartColumn, text: 'nav_results' },
] as const;

/** Those that a visitor may look at without a session. */
const ofVisitor = [
  { to: 'lottery-data', icon: ChartColumn, text: 'nav_results' },
  { to: 'lottery-trend', icon: ChartLine, text: 'route_trend' },
  { to: 'help', icon: BookOpen, text: 'nav_rules', rules: true },
  { to: 'help', icon: CircleQuestionMark, text: 'route_help' },
] as const;

/** Row of shortcuts below the banner on phones. */
export function QuickRow() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const visitor = useUser(isVisitor);
  const awaited = useUser((user) => user.awaited);
  const family = useList('LOTTERY_LIST')?.[0]?.family;
  if (awaited) return <Card look="flat" className={styles.root} />;
  return (
    <Card look="flat" className={styles.root}>
      {(visitor ? ofVisitor : isTrial ? ofTrial : ofPlayer)
        .filter(({ to }) => hasScreen(to))
        .map((place) => (
          <Link
            key={place.text}
            to={place.to}
            params={'rules' in place && family ? { article: family } : {}}
            className={styles.place}
          >
            <span className={styles.tile}>
              <Icon of={place.icon} />
            </span>
            {t(place.text)}
          </Link>
        ))}
    </Card>
  );
}
