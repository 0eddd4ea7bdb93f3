import { CopyButton } from '@tessera/ui';
import { useUser } from '../../data/session/index.ts';
import { useSettings } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { Link } from '../../platform/navigation/index.ts';
import styles from './contact.module.css';

/** Whether there is a way to reach support: texts and links mention it only then. Players have the page of customer service. */
export function useHasContact(): boolean {
  const { contactEmail, serviceUrl } = useSettings();
  return useUser((user) => user.loaded) || contactEmail !== '' || serviceUrl !== '';
}

/**
 * The ways to reach support: for players the page of customer service, and from the settings a mail address that can be copied, and
 * for visitors a link. Null without any.
 *
 * @param lead - Shows `contact_lead` before them.
 */
export function Contact({ lead = false }: { lead?: boolean }) {
  const t = useT();
  const { contactEmail, serviceUrl } = useSettings();
  const isPlayer = useUser((user) => user.loaded);
  if (!isPlayer && !contactEmail && !serviceUrl) return null;
  return (
    <span className={styles.root}>
      {lead && <span>{t('contact_lead')}</span>}
      {contactEmail && (
        <span className={styles.mail}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          <CopyButton value={contactEmail} label={t('contact_copy')} />
        </span>
      )}
      {isPlayer && <Link to="chat-custom-service">{t('contact_service')}</Link>}
      {!isPlayer && serviceUrl && (
        <a href={serviceUrl} target="_blank" rel="noopener noreferrer">
          {t('contact_service')}
        </a>
      )}
    </span>
  );
}
