import { Icon } from '@tessera/ui';
import { LogOut } from '@tessera/ui/icons';
import { askSignOut } from '../../data/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { Link, menuOf, metaOf, type RouteName } from '../../platform/navigation/index.ts';
import styles from './account-pane.module.css';

/** The account menu beside the account's pages, from 840 px on. Below that the account page lists the same. */
export function AccountPane({ current }: { current: RouteName }) {
  const t = useT();
  return (
    <nav className={styles.root} aria-label={t('account')} data-pane>
      {menuOf('tablet').map(({ title, entries }) => (
        <div key={title}>
          <h2 className={styles.head}>{t(title)}</h2>
          {entries.map(({ to, icon, lit }) => (
            <Link
              key={to}
              to={to}
              className={styles.item}
              aria-current={current === to || lit?.includes(current) ? 'page' : undefined}
            >
              <Icon of={icon} size={20} />
              {t(metaOf(to).title ?? 'route_home')}
            </Link>
          ))}
        </div>
      ))}
      <button type="button" className={styles.item} onClick={() => void askSignOut(t('sign_out_ask'))}>
        <Icon of={LogOut} size={20} />
        {t('sign_out')}
      </button>
    </nav>
  );
}
