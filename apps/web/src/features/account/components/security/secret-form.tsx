import { Button } from '@tessera/ui';
import type { FormEvent, ReactNode } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './form.module.css';
import { SecretField, type SecretFieldProps } from './secret-field.tsx';

export interface SecretFormProps {
  form: { readonly pending: boolean; submit: (event?: FormEvent) => void };
  /** What the form does. */
  line?: string;
  /** Label of the button that sends it. */
  action: string;
  tone?: 'primary' | 'danger';
  /** The fields. */
  children?: ReactNode;
  /** What else can be done, below the button. */
  after?: ReactNode;
}

/** Frame of a form in a security dialog: what it does, its fields, and the button that sends it. */
export function SecretForm({ form, line, action, tone = 'primary', children, after }: SecretFormProps) {
  return (
    <form className={styles.root} noValidate onSubmit={form.submit}>
      {line && <p className={styles.line}>{line}</p>}
      {children}
      <Button type="submit" variant={tone} size="lg" block loading={form.pending}>
        {action}
      </Button>
      {after}
    </form>
  );
}

/** A form with these fields. */
interface FormWith<Name extends string> {
  field: (name: Name) => Pick<SecretFieldProps, 'value' | 'error' | 'onValue'>;
}

export interface LoginPasswordProps {
  form: FormWith<'password'>;
  /** Receives the initial focus. */
  start?: boolean;
}

/** Asks for the password of the account. */
export function LoginPassword({ form, start = false }: LoginPasswordProps) {
  const t = useT();
  return (
    <SecretField
      start={start}
      label={t('security_password_login')}
      complete="current-password"
      {...form.field('password')}
    />
  );
}

export interface NewSecretProps {
  form: FormWith<'fresh' | 'repeat'>;
  label: string;
}

/** Asks for a new secret, twice. */
export function NewSecret({ form, label }: NewSecretProps) {
  const t = useT();
  return (
    <>
      <SecretField
        label={label}
        help={t('security_rules')}
        complete="new-password"
        {...form.field('fresh')}
      />
      <SecretField label={t('security_repeat')} complete="new-password" {...form.field('repeat')} />
    </>
  );
}
