import { CopyButton } from '@tessera/ui';
import { useSettings } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import styles from './contact.module.css';

/** Whether the operator has set a way to reach support: texts and links mention it only then. */
export function useHasContact(): boolean {
  const { contactEmail, serviceUrl } = useSettings();
  return contactEmail !== '' || serviceUrl !== '';
}

/**
 * The ways to reach support from the settings: a mail address that can be copied, and the link to customer service. Null without
 * either.
 *
 * @param lead - Shows `contact_lead` before them.
 */
export function Contact({ lead = false }: { lead?: boolean }) {
  const t = useT();
  const { contactEmail, serviceUrl } = useSettings();
  if (!contactEmail && !serviceUrl) return null;
  return (
    <span className={styles.root}>
      {lead && <span>{t('contact_lead')}</span>}
      {contactEmail && (
        <span className={styles.mail}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          <CopyButton value={contactEmail} label={t('contact_copy')} />
        </span>
      )}
      {serviceUrl && (
        <a href={serviceUrl} target="_blank" rel="noopener noreferrer">
          {t('contact_service')}
        </a>
      )}
    </span>
  );
}
