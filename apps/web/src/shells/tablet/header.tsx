import { LinkButton, Logo } from '@tessera/ui';
import { BalanceChip } from '../../components/balance/index.ts';
import { NotificationBell } from '../../components/notification-bell/index.ts';
import { useUser } from '../../data/session/index.ts';
import { useSettings } from '../../data/settings/index.ts';
import { useStartStep } from '../../features/entry/index.ts';
import { PlatformMenu } from '../../features/games/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, metaOf, printHash } from '../../platform/navigation/index.ts';
import { MoneyLinks } from '../desktop/money-links.tsx';
import styles from './header.module.css';

/** The bar at the top of every tablet page. Below 600 px each page has its own instead. */
export function Header() {
  const { platformName } = useSettings();
  const signedIn = useUser((user) => user.loaded);
  const visitor = useUser(({ id }) => id === 0);
  // Until the start-up is complete it is unknown whether the user is a visitor.
  const known = useStartStep() === 'done';
  return (
    <header className={styles.root} data-pane>
      <Link to="home" className={styles.logo} aria-label={platformName}>
        <Logo name={platformName} height={28} />
      </Link>
      <div className={styles.tools}>
        {signedIn ? (
          <>
            <BalanceChip more={<PlatformMenu />} />
            <MoneyLinks className={styles.money ?? ''} />
            <NotificationBell />
          </>
        ) : (
          known && visitor && <VisitorLinks />
        )}
      </div>
    </header>
  );
}

function VisitorLinks() {
  const t = useT();
  return (['register', 'login'] as const)
    .filter((name) => hasScreen(name))
    .map((name) => (
      <LinkButton
        key={name}
        size="sm"
        variant={name === 'login' ? 'primary' : 'quiet'}
        href={printHash({ name, params: {} })}
      >
        {t(metaOf(name).title ?? 'route_home')}
      </LinkButton>
    ));
}
