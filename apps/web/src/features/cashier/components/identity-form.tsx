import { Field, Input } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { checkIdentity } from '../api/deposit.ts';
import type { Channels } from '../model/deposit.ts';
import { FormStep } from './form-step.tsx';
import styles from './layout.module.css';

/** Asks for the player's name once before the first deposit (RP12): payments in and out must be under one name. */
export function IdentityForm({ identity }: Pick<Channels, 'identity'>) {
  const t = useT();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const check = useMutation({
    mutationFn: checkIdentity,
    onSuccess: ({ state }) => {
      if (state === 'verified') toast(t('identity_verified'), { type: 'success' });
    },
  });
  const isShort = name.trim().length < 2;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort && !check.isPending) check.mutate(name.trim());
  };
  const outcome = identity.state === 'unclear' || identity.state === 'refused' ? identity.state : undefined;
  return (
    <FormStep title={t('identity_title')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={t('identity_name')}
          help={t('identity_help')}
          error={
            tried && isShort
              ? t('identity_short')
              : outcome && name === ''
                ? t(`identity_${outcome}`)
                : undefined
          }
        >
          <Input autoComplete="name" maxLength={60} value={name} onValue={setName} />
        </Field>
        <MoneyButton type="submit" variant="primary" size="lg" loading={check.isPending}>
          {t('identity_check')}
        </MoneyButton>
      </form>
    </FormStep>
  );
}
