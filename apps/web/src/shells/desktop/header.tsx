import type { MessageKey } from '@tessera/messages';
import { Icon, IconButton, LinkButton, Logo } from '@tessera/ui';
import { BanknoteArrowUp, Contrast, Languages, Wallet } from '@tessera/ui/icons';
import { BalanceChip } from '../../components/balance/index.ts';
import { LanguageMenu, ThemeMenu } from '../../components/looks/index.ts';
import { NotificationBell } from '../../components/notification-bell/index.ts';
import { StopButton } from '../../components/reality/index.ts';
import { useUser } from '../../data/session/index.ts';
import { useSettings } from '../../data/settings/index.ts';
import { useStartStep } from '../../features/entry/index.ts';
import { PlatformMenu } from '../../features/games/index.ts';
import { SiteSearch } from '../../features/search/index.ts';
import { AccountMenu } from '../../features/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import {
  hasScreen,
  Link,
  metaOf,
  printHash,
  type RouteName,
  useCurrentRoute,
} from '../../platform/navigation/index.ts';
import styles from './header.module.css';

/** Entries of the main navigation, with the pages that highlight each. */
const links: readonly { to: RouteName; text: MessageKey; lit: readonly RouteName[] }[] = [
  { to: 'home', text: 'nav_lotteries', lit: ['home', 'lottery'] },
  { to: 'game-display', text: 'nav_games', lit: ['game-display'] },
  { to: 'lottery-data', text: 'nav_results', lit: ['lottery-data'] },
  { to: 'lottery-trend', text: 'route_trend', lit: ['lottery-trend'] },
  { to: 'record-bet', text: 'route_record_bet', lit: ['record-bet'] },
  { to: 'help', text: 'route_help', lit: ['help'] },
];

/** The bar at the top of every desktop page. */
export function Header() {
  const t = useT();
  const { platformName } = useSettings();
  const current = useCurrentRoute();
  const signedIn = useUser((user) => user.loaded);
  const visitor = useUser(({ id }) => id === 0);
  // Until the start-up is complete it is unknown whether the user is a visitor.
  const known = useStartStep() === 'done';
  return (
    <header className={styles.root}>
      <Link to="home" className={styles.logo} aria-label={platformName}>
        <Logo name={platformName} height={34} />
      </Link>
      <nav className={styles.nav} aria-label={t('nav_main')}>
        {links
          .filter(({ to }) => hasScreen(to))
          .map(({ to, text, lit }) => (
            <Link key={to} to={to} aria-current={current && lit.includes(current.name) ? 'page' : undefined}>
              {t(text)}
            </Link>
          ))}
      </nav>
      <SiteSearch />
      <div className={styles.tools}>
        {signedIn ? (
          <>
            <BalanceChip more={<PlatformMenu />} />
            <MoneyLinks />
            <StopButton look="icon" />
            <NotificationBell />
            <AccountMenu />
          </>
        ) : (
          known && visitor && <VisitorLinks />
        )}
        <span className={styles.looks} data-own={signedIn || undefined}>
          <LanguageMenu
            trigger={(trigger) => <IconButton {...trigger} icon={Languages} label={t('language')} />}
          />
          <ThemeMenu trigger={(trigger) => <IconButton {...trigger} icon={Contrast} label={t('theme')} />} />
        </span>
      </div>
    </header>
  );
}

/** Deposit and withdrawal, side by side in the same size (`design.md` 1, principle 6). */
function MoneyLinks() {
  const t = useT();
  const pages = [
    { name: 'money-recharge', icon: Wallet },
    { name: 'money-withdraw', icon: BanknoteArrowUp },
  ] as const;
  return (
    <div className={styles.money}>
      {pages
        .filter(({ name }) => hasScreen(name))
        .map(({ name, icon }) => (
          <Link key={name} to={name}>
            <Icon of={icon} size={16} />
            {t(metaOf(name).title ?? 'route_home')}
          </Link>
        ))}
    </div>
  );
}

function VisitorLinks() {
  const t = useT();
  return (['login', 'register'] as const)
    .filter((name) => hasScreen(name))
    .map((name) => (
      <LinkButton
        key={name}
        size="sm"
        variant={name === 'login' ? 'primary' : 'secondary'}
        href={printHash({ name, params: {} })}
      >
        {t(metaOf(name).title ?? 'route_home')}
      </LinkButton>
    ));
}
