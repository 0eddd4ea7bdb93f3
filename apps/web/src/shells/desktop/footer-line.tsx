import { Tag } from '@tessera/ui';
import { Contact } from '../../components/contact/index.ts';
import { useList } from '../../data/settings/index.ts';
import { Copyright } from '../../features/entry/index.ts';
import { build } from '../../platform/device/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, metaOf, type RouteName } from '../../platform/navigation/index.ts';
import styles from './footer.module.css';

/** The content of the footer: the pages that every player must find, support, and the copyright. */
export function FooterLine() {
  const t = useT();
  const family = useList('LOTTERY_LIST')?.[0]?.family;
  const rules = family !== undefined && hasScreen('help');
  return (
    <>
      <Page name="responsible" />
      <Page name="verify" />
      {rules && (
        <Link to="help" params={{ article: family }} className={styles.link}>
          {t('nav_rules')}
        </Link>
      )}
      <Page name="help" />
      {hasScreen('responsible') && (
        <Link to="responsible" className={styles.link} aria-label={t('footer_adults')}>
          <Tag>18+</Tag>
        </Link>
      )}
      <Contact lead />
      <span className={styles.end}>{t('footer_version', { version: build.version })}</span>
      <span>
        <Copyright />
      </span>
    </>
  );
}

function Page({ name }: { name: RouteName }) {
  const t = useT();
  if (!hasScreen(name)) return null;
  return (
    <Link to={name} className={styles.link}>
      {t(metaOf(name).title ?? 'route_home')}
    </Link>
  );
}
