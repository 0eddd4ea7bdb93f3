import { LinkButton } from '@tessera/ui';
import { Headset } from '@tessera/ui/icons';
import { useSettings } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './service.module.css';

/** Link to customer service, if the settings have one. */
export function Service() {
  const t = useT();
  const { serviceUrl } = useSettings();
  if (!serviceUrl) return null;
  return (
    <footer className={styles.foot}>
      <LinkButton variant="link" icon={Headset} href={serviceUrl} target="_blank" rel="noopener noreferrer">
        {t('help_service')}
      </LinkButton>
    </footer>
  );
}
