import { Icon } from '@tessera/ui';
import { ChevronDown, Contrast, Languages } from '@tessera/ui/icons';
import { LanguageMenu, ThemeMenu } from '../../components/looks/index.ts';
import { useUser } from '../../data/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import styles from './header-more.module.css';
import { MoneyLinks } from './money-links.tsx';
import { NavLinks } from './nav-links.tsx';

/** What the header has no width for: language and theme, in narrower windows also its links. */
export function HeaderMore({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const signedIn = useUser((user) => user.loaded);
  return (
    <div className={styles.root}>
      <NavLinks className={styles.nav ?? ''} onLeave={onLeave} />
      {signedIn && <MoneyLinks className={styles.money ?? ''} onLeave={onLeave} />}
      <div className={styles.looks}>
        <LanguageMenu
          trigger={(trigger) => (
            <button type="button" {...trigger}>
              <Icon of={Languages} size={18} />
              {t('language')}
              <Icon of={ChevronDown} size={14} />
            </button>
          )}
        />
        <ThemeMenu
          trigger={(trigger) => (
            <button type="button" {...trigger}>
              <Icon of={Contrast} size={18} />
              {t('theme')}
              <Icon of={ChevronDown} size={14} />
            </button>
          )}
        />
      </div>
    </div>
  );
}
