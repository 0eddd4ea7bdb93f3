import type { MessageKey } from '@tessera/messages';
import { Icon, type IconProps } from '@tessera/ui';
import {
  ArrowLeftRight,
  BadgeCheck,
  BanknoteArrowUp,
  CreditCard,
  History,
  IdCard,
  List,
  LogOut,
  ShieldCheck,
  Ticket,
  UserRound,
  Wallet,
} from '@tessera/ui/icons';
import { askSignOut } from '../../data/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, metaOf, type RouteName, useCurrentRoute } from '../../platform/navigation/index.ts';
import styles from './side-nav.module.css';
import { NavHead, SideNav } from './side-nav.tsx';

/**
 * The account menu, grouped by use (`design.md` 4.9); routes without a screen are omitted. `lit` lists further pages that
 * highlight the entry.
 */
const groups: readonly {
  title: MessageKey;
  pages: readonly { name: RouteName; icon: IconProps['of']; lit?: readonly RouteName[] }[];
}[] = [
  {
    title: 'nav_assets',
    pages: [
      { name: 'user-center', icon: UserRound },
      { name: 'money-recharge', icon: Wallet },
      { name: 'money-withdraw', icon: BanknoteArrowUp },
      { name: 'money-transfer', icon: ArrowLeftRight },
      { name: 'bank-manage', icon: CreditCard, lit: ['bank-add', 'wallet-manage', 'wallet-add'] },
      { name: 'record-log', icon: List },
    ],
  },
  {
    title: 'nav_bets',
    pages: [
      { name: 'record-bet', icon: Ticket },
      { name: 'verify', icon: BadgeCheck },
    ],
  },
  {
    title: 'account',
    pages: [
      { name: 'user-info', icon: IdCard },
      { name: 'login-record', icon: History },
      { name: 'responsible', icon: ShieldCheck },
    ],
  },
];

/** The account navigation on the left. */
export function AccountNav() {
  const t = useT();
  const current = useCurrentRoute();
  return (
    <SideNav label={t('account')}>
      {groups.map(({ title, pages }) => {
        const there = pages.filter(({ name }) => hasScreen(name));
        if (there.length === 0) return null;
        return (
          <div key={title}>
            <NavHead>{t(title)}</NavHead>
            {there.map(({ name, icon, lit }) => (
              <Link
                key={name}
                to={name}
                className={styles.item}
                title={t(metaOf(name).title ?? 'route_home')}
                aria-current={
                  current && (current.name === name || lit?.includes(current.name)) ? 'page' : undefined
                }
              >
                <Icon of={icon} size={18} />
                <span className={styles.name}>{t(metaOf(name).title ?? 'route_home')}</span>
              </Link>
            ))}
          </div>
        );
      })}
      <button type="button" className={styles.item} onClick={() => void askSignOut(t('sign_out_ask'))}>
        <Icon of={LogOut} size={18} />
        <span className={styles.name}>{t('sign_out')}</span>
      </button>
    </SideNav>
  );
}
