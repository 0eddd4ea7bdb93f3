import { Tag } from '@tessera/ui';
import { Copyright } from '../../features/entry/index.ts';
import styles from './footer.module.css';

/** The last line of the home page. */
export function Footer() {
  return (
    <footer className={styles.root}>
      <Tag>18+</Tag>
      <span className={styles.end}>
        <Copyright />
      </span>
    </footer>
  );
}
