import { Card, Icon, ListRow } from '@tessera/ui';
import { BookOpen, HeartHandshake } from '@tessera/ui/icons';
import { Contact } from '../../../components/contact/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Overview } from '../api/protection.ts';
import styles from './cards.module.css';

/** The self-check, contacts for help, and how to read odds. */
export function HelpCard({ contacts, onCheck }: { contacts: Overview['contacts']; onCheck: () => void }) {
  const t = useT();
  return (
    <Card className={styles.help}>
      <ListRow start={<Icon of={HeartHandshake} size={20} />} sub={t('rp_check_line')} onClick={onCheck}>
        {t('rp_check')}
      </ListRow>
      <div className={styles.contacts}>
        {contacts.length === 0 ? (
          <div className={styles.contact}>
            <b>{t('rp_help')}</b>
            <small>{t('rp_help_none')}</small>
            <Contact lead />
          </div>
        ) : (
          contacts.map(({ name, line, href }) => (
            <a key={href} className={styles.contact} href={href} target="_blank" rel="noreferrer">
              <b>{name}</b>
              <small>{line}</small>
            </a>
          ))
        )}
      </div>
      <ListRow start={<Icon of={BookOpen} size={20} />} sub={t('rp_chance_line')}>
        {t('rp_chance')}
      </ListRow>
    </Card>
  );
}
