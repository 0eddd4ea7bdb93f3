import { Button, Tag } from '@tessera/ui';
import { Mail, Smartphone, Ticket } from '@tessera/ui/icons';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import { type ContactKind, type Contacts, contactsOptions } from '../../api/contacts.ts';
import { GuardRow } from './guard-row.tsx';
import type { SecurityAct } from './security-panel.tsx';

interface RowsProps {
  onAct: (act: SecurityAct) => void;
}

/** What recovers a lost password: e-mail address, phone number and recovery codes. */
export function ContactRows({ onAct }: RowsProps) {
  const contacts = useQuery(contactsOptions()).data;
  if (!contacts) return null;
  return (
    <>
      <ContactRow kind="email" contacts={contacts} onAct={onAct} />
      <ContactRow kind="phone" contacts={contacts} onAct={onAct} />
      <CodesRow left={contacts.codes_left} onAct={onAct} />
    </>
  );
}

function ContactRow({ kind, contacts, onAct }: RowsProps & { kind: ContactKind; contacts: Contacts }) {
  const t = useT();
  const format = useFormat();
  const contact = contacts.items.find((item) => item.kind === kind);
  const name = t(kind === 'email' ? 'security_email' : 'security_phone');
  const act = t(contact ? 'security_contact_replace' : 'security_contact_add');
  const remove = t('security_contact_remove');
  return (
    <GuardRow
      icon={kind === 'email' ? Mail : Smartphone}
      name={name}
      line={
        contact
          ? t('security_contact_since', {
              address: contact.masked,
              time: format.time(contact.added_at, 'datetime'),
            })
          : t('security_contact_why')
      }
      tag={
        contact && contact.bounced_at !== null && <Tag tone="warning">{t('security_contact_bounced')}</Tag>
      }
      on={contact !== undefined}
    >
      {contact && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${remove} ${name}`}
          onClick={() => onAct(`${kind}-off`)}
        >
          {remove}
        </Button>
      )}
      <Button
        size="sm"
        variant={contact ? 'secondary' : 'tonal'}
        aria-label={`${act} ${name}`}
        onClick={() => onAct(kind)}
      >
        {act}
      </Button>
    </GuardRow>
  );
}

function CodesRow({ left, onAct }: RowsProps & { left: number }) {
  const t = useT();
  const name = t('security_codes_password');
  const act = t(left > 0 ? 'security_codes_again' : 'security_codes_make');
  return (
    <GuardRow
      icon={Ticket}
      name={name}
      line={left > 0 ? t('security_codes_left', { n: left }) : t('security_codes_why')}
      tag={left > 0 && left < 3 && <Tag tone="warning">{t('security_few')}</Tag>}
      on={left > 0}
    >
      <Button
        size="sm"
        variant={left > 0 ? 'secondary' : 'tonal'}
        aria-label={`${act} ${name}`}
        onClick={() => onAct('codes')}
      >
        {act}
      </Button>
    </GuardRow>
  );
}
