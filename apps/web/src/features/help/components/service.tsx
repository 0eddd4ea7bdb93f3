import { Contact, useHasContact } from '../../../components/contact/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './service.module.css';

/** How to reach support, at the end of an article and of a search, if the settings say how. */
export function Service() {
  const t = useT();
  if (!useHasContact()) return null;
  return (
    <footer className={styles.foot}>
      {t('help_service')} <Contact />
    </footer>
  );
}
