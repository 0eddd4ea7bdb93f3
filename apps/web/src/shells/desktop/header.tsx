import { IconButton, LinkButton, Logo, Popover } from '@tessera/ui';
import { Contrast, Ellipsis, Languages } from '@tessera/ui/icons';
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
import { lazyPart } from '../../platform/lazy/index.ts';
import { hasScreen, Link, metaOf, printHash } from '../../platform/navigation/index.ts';
import styles from './header.module.css';
import { MoneyLinks } from './money-links.tsx';
import { NavLinks } from './nav-links.tsx';

const HeaderMore = lazyPart(async () => (await import('./header-more.tsx')).HeaderMore);

/** The bar at the top of every desktop page. */
export function Header() {
  const t = useT();
  const { platformName } = useSettings();
  const signedIn = useUser((user) => user.loaded);
  const visitor = useUser(({ id }) => id === 0);
  // Until the start-up is complete it is unknown whether the user is a visitor.
  const known = useStartStep() === 'done';
  return (
    <header className={styles.root}>
      <Link to="home" className={styles.logo} aria-label={platformName}>
        <Logo name={platformName} height={34} />
      </Link>
      <NavLinks className={styles.nav ?? ''} />
      <SiteSearch />
      <div className={styles.tools}>
        {signedIn ? (
          <>
            <div className={styles.balance}>
              <BalanceChip more={<PlatformMenu />} />
            </div>
            <MoneyLinks className={styles.money ?? ''} />
            <StopButton look="icon" />
            <NotificationBell />
            <AccountMenu />
          </>
        ) : (
          known && visitor && <VisitorLinks />
        )}
        <span className={styles.looks}>
          <LanguageMenu
            trigger={(trigger) => <IconButton {...trigger} icon={Languages} label={t('language')} />}
          />
          <ThemeMenu trigger={(trigger) => <IconButton {...trigger} icon={Contrast} label={t('theme')} />} />
        </span>
        <span className={styles.more}>
          <Popover
            label={t('nav_more')}
            align="end"
            className={styles.panel ?? ''}
            trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('nav_more')} />}
          >
            {(close) => <HeaderMore onLeave={close} />}
          </Popover>
        </span>
      </div>
    </header>
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
