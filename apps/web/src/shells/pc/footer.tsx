import { Tag } from '@tessera/ui';
import { Copyright } from '../../features/entry/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, metaOf, type RouteName } from '../../platform/navigation/index.ts';
import styles from './footer.module.css';

/** Pages that the last line leads to. */
const pages: readonly RouteName[] = ['responsible', 'verify', 'help'];

/** The last line of the home page. */
export function Footer() {
  const t = useT();
  return (
    <footer className={styles.root}>
      {pages
        .filter((name) => hasScreen(name))
        .map((name) => (
          <Link key={name} to={name} className={styles.link}>
            {t(metaOf(name).title ?? name)}
          </Link>
        ))}
      <Tag>18+</Tag>
      <span className={styles.end}>
        <Copyright />
      </span>
    </footer>
  );
}
