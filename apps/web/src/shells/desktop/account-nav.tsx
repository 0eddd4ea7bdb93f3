import { Icon } from '@tessera/ui';
import { LogOut } from '@tessera/ui/icons';
import { askSignOut } from '../../data/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { Link, menuOf, metaOf, useCurrentRoute } from '../../platform/navigation/index.ts';
import styles from './side-nav.module.css';
import { NavHead, SideNav } from './side-nav.tsx';

/** The account navigation on the left. */
export function AccountNav() {
  const t = useT();
  const current = useCurrentRoute();
  return (
    <SideNav label={t('account')}>
      {menuOf('desktop').map(({ title, entries }) => (
        <div key={title}>
          <NavHead>{t(title)}</NavHead>
          {entries.map(({ to, icon, lit }) => {
            const text = t(metaOf(to).title ?? 'route_home');
            const isCurrent = current && (current.name === to || lit?.includes(current.name));
            return (
              <Link
                key={to}
                to={to}
                className={styles.item}
                title={text}
                aria-current={isCurrent ? 'page' : undefined}
              >
                <Icon of={icon} size={18} />
                <span className={styles.name}>{text}</span>
              </Link>
            );
          })}
        </div>
      ))}
      <button type="button" className={styles.item} onClick={() => void askSignOut(t('sign_out_ask'))}>
        <Icon of={LogOut} size={18} />
        <span className={styles.name}>{t('sign_out')}</span>
      </button>
    </SideNav>
  );
}
