import { readContact } from '@tessera/protocol/contact-address';
import { Button, Field, Input, Note } from '@tessera/ui';
import { Clock, Info } from '@tessera/ui/icons';
import { OtpField } from '@tessera/ui/otp/otp-field.tsx';
import { useState } from 'react';
import { tellOwn } from '../../../../data/inbox/index.ts';
import { refreshSecurity } from '../../../../data/security/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import {
  askContactCode,
  type ContactKind,
  confirmContact,
  contactsOptions,
  removeContact,
} from '../../api/contacts.ts';
import { LoginPassword, SecretForm } from './secret-form.tsx';
import { needsPassword, useSecretForm } from './use-secret-form.ts';

const HOUR_S = 3_600;
const MINUTE_MS = 60_000;

export interface ContactFormProps {
  kind: ContactKind;
  onDone: () => void;
}

/** An address to which a code was sent. */
interface Sent {
  readonly address: string;
  readonly minutes: number;
}

/** Adds or replaces an address: address and password, then the code that was sent there. */
export function ContactForm({ kind, onDone }: ContactFormProps) {
  const [sent, setSent] = useState<Sent>();
  return sent ? (
    <CodeStep sent={sent} onAgain={() => setSent(undefined)} onDone={onDone} />
  ) : (
    <AddressStep kind={kind} onDone={setSent} />
  );
}

function AddressStep({ kind, onDone }: { kind: ContactKind; onDone: (sent: Sent) => void }) {
  const t = useT();
  const hours = useLockHours();
  const contacts = useQuery(contactsOptions()).data;
  const isKnown = contacts?.items.some((item) => item.kind === kind) ?? false;
  const form = useSecretForm({
    empty: { address: '', password: '' },
    check: ({ address, password }) => {
      const read = readContact(address);
      return {
        ...(!read && { address: 'contact_invalid' }),
        ...(read && read.kind !== kind && { address: 'security_contact_kind' }),
        ...(password === '' && { password: 'security_missing' }),
      };
    },
    send: ({ address, password }) => askContactCode(address.trim(), password),
    faults: { contact_invalid: 'address', password_incorrect: 'password' },
    onDone: ({ expires }) =>
      onDone({
        address: form.values.address.trim(),
        minutes: Math.max(1, Math.round((expires - now()) / MINUTE_MS)),
      }),
  });
  const { error, ...address } = form.field('address');
  return (
    <SecretForm form={form} line={t('security_contact_line')} action={t('security_contact_send')}>
      <Field label={t(kind === 'email' ? 'security_email_new' : 'security_phone_new')} error={error}>
        <Input
          data-autofocus=""
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={120}
          {...address}
        />
      </Field>
      <LoginPassword form={form} />
      {isKnown && <Note icon={Clock}>{t('security_contact_replace_line', { hours })}</Note>}
    </SecretForm>
  );
}

function CodeStep({ sent, onAgain, onDone }: { sent: Sent; onAgain: () => void; onDone: () => void }) {
  const t = useT();
  const form = useSecretForm({
    empty: { code: '' },
    check: ({ code }) => (/^\d{6}$/.test(code) ? {} : { code: 'code_incorrect' }),
    send: ({ code }) => confirmContact(code),
    faults: { code_incorrect: 'code', code_expired: 'code' },
    onDone: () => {
      tellOwn(t('security_contact_done'));
      void refreshSecurity();
      onDone();
    },
  });
  const code = form.field('code');
  return (
    <SecretForm
      form={form}
      action={t('security_contact_confirm')}
      after={
        <Button variant="quiet" block onClick={onAgain}>
          {t('security_contact_again')}
        </Button>
      }
    >
      <Note icon={Info} role="status">
        {t('security_contact_sent', { address: sent.address, minutes: sent.minutes })}
      </Note>
      <Field label={t('security_contact_code')} error={code.error}>
        <OtpField value={code.value} onChange={code.onValue} />
      </Field>
    </SecretForm>
  );
}

/** Removes an address from the account. */
export function ContactOff({ kind, onDone }: ContactFormProps) {
  const t = useT();
  const hours = useLockHours();
  const form = useSecretForm({
    empty: { password: '' },
    check: needsPassword,
    send: ({ password }) => removeContact(kind, password),
    faults: { password_incorrect: 'password' },
    onDone: () => {
      tellOwn(t('security_contact_off_done'));
      void refreshSecurity();
      onDone();
    },
  });
  return (
    <SecretForm
      form={form}
      line={t('security_contact_off_line', { hours })}
      action={t('security_contact_remove')}
      tone="danger"
    >
      <LoginPassword start form={form} />
    </SecretForm>
  );
}

/** Hours for which withdrawals pause after an address is replaced or removed. */
function useLockHours(): number {
  return Math.ceil((useQuery(contactsOptions()).data?.lock_seconds ?? 24 * HOUR_S) / HOUR_S);
}
