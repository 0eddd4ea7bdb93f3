import { Button, Field, Icon, Input, Select } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../platform/feedback/index.ts';
import { dataOf } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { replace } from '../../../platform/navigation/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { addCard, type BankCards } from '../api/payout.ts';
import { cardDigits, inGroups, isCardNumber } from '../model/card-number.ts';
import { createRidKeeper } from '../model/rid.ts';
import { ActionBar } from './action-bar.tsx';
import { FactorField } from './factor-field.tsx';
import styles from './layout.module.css';
import { Part } from './part.tsx';
import { useFactor } from './use-factor.ts';

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog);

type FieldName = 'holder' | 'bank' | 'number' | 'branch';

/** A new bank card: name, bank, number with its check digit, branch, the second proof, and all of it once more. */
export function BankAddForm({ list }: { list: BankCards }) {
  const t = useT();
  const [rids] = useState(createRidKeeper);
  const [values, setValues] = useState({ holder: list.holder ?? '', bank: '', number: '', branch: '' });
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const factor = useFactor();
  const [proof, setProof] = useState<ReturnType<typeof factor.read>>();
  const bankName = list.banks.find(({ id }) => id === values.bank)?.name ?? '';
  const set = (name: FieldName, value: string) => {
    setValues((typed) => ({ ...typed, [name]: value }));
    setFaults((found) => ({ ...found, [name]: undefined }));
  };
  const save = useMutation({
    mutationFn: addCard,
    onSuccess: () => {
      toast(t('payout_added'), { type: 'success' });
      void replace('bank-manage');
    },
    onError: (error) => {
      setProof(undefined);
      const fault = dataOf(error, 'payout_account_invalid');
      if (fault) setFaults({ [isField(fault.field) ? fault.field : 'number']: `payout_bad_${fault.reason}` });
      else factor.refuse(error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: typeof faults = {
      ...(values.holder.trim() === '' && { holder: 'security_missing' }),
      ...(values.bank === '' && { bank: 'bank_choose' }),
      ...(!isCardNumber(values.number) && { number: 'bank_number_bad' }),
    };
    setFaults(found);
    const read = factor.read();
    if (Object.keys(found).length === 0 && read) setProof(read);
  };
  const errorOf = (name: FieldName) => (faults[name] === undefined ? undefined : t(faults[name]));
  return (
    <form className={`${styles.column} ${styles.barred} ${styles.narrow}`} noValidate onSubmit={submit}>
      <Part title={t('bank_card')}>
        <Field
          label={t('bank_holder')}
          help={t(list.holder ? 'bank_holder_locked' : 'bank_holder_line')}
          error={errorOf('holder')}
        >
          <Input
            autoComplete="cc-name"
            maxLength={60}
            disabled={list.holder !== null}
            {...(list.holder !== null && { suffix: <Icon of={Lock} size={16} /> })}
            value={values.holder}
            onValue={(value) => set('holder', value)}
          />
        </Field>
        <Field label={t('bank_bank')} error={errorOf('bank')}>
          <Select
            options={list.banks.map(({ id, name }) => ({ value: id, label: name }))}
            value={values.bank}
            placeholder={t('bank_choose')}
            onChange={(value) => set('bank', value)}
          />
        </Field>
        <Field
          label={t('bank_number')}
          error={errorOf('number')}
          success={isCardNumber(values.number) ? t('bank_number_good') : undefined}
          help={t('bank_number_line')}
        >
          <Input
            inputMode="numeric"
            autoComplete="cc-number"
            value={inGroups(values.number)}
            onValue={(value) => set('number', cardDigits(value))}
          />
        </Field>
        <Field label={t('bank_branch')} help={t('cashier_optional')} error={errorOf('branch')}>
          <Input
            maxLength={60}
            autoComplete="off"
            value={values.branch}
            onValue={(value) => set('branch', value)}
          />
        </Field>
        <FactorField factor={factor} />
      </Part>
      <ActionBar sum={t('payout_wait')}>
        <Button type="submit" variant="primary" size="lg" disabled={factor.state !== 'ready'}>
          {t('payout_review')}
        </Button>
      </ActionBar>
      {proof && (
        <ReviewDialog
          title={t('payout_review_title')}
          facts={[
            [t('bank_holder'), values.holder.trim()],
            [t('bank_bank'), bankName],
            [t('bank_number'), inGroups(values.number)],
            ...(values.branch.trim() ? [[t('bank_branch'), values.branch.trim()] as const] : []),
          ]}
          note={<p className={styles.quiet}>{t('payout_wait')}</p>}
          confirmText={t('payout_save')}
          pending={save.isPending}
          onConfirm={() => {
            const body = { ...values, holder: values.holder.trim(), branch: values.branch.trim() };
            save.mutate({ ...body, ...proof, rid: rids.of(JSON.stringify([body, proof])) });
          }}
          onClose={() => setProof(undefined)}
        />
      )}
    </form>
  );
}

function isField(name: string): name is FieldName {
  return name === 'holder' || name === 'bank' || name === 'number' || name === 'branch';
}
