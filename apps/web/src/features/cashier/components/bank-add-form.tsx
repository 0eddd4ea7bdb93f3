import type { MessageKey } from '@tessera/messages';
import { Field, Icon, Input, SearchSelect } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { useState } from 'react';
import { answersTo } from '../../../components/find-text/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { addCard, type BankCards } from '../api/payout.ts';
import { cardDigits, inGroups, isCardNumber } from '../model/card-number.ts';
import { AddForm } from './add-form.tsx';
import styles from './layout.module.css';

type FieldName = 'holder' | 'bank' | 'number' | 'branch';

/** Form for a new bank card: holder, bank, number with its check digit, branch, second factor and a review. */
export function BankAddForm({ list }: { list: BankCards }) {
  const t = useT();
  const [values, setValues] = useState({ holder: list.holder ?? '', bank: '', number: '', branch: '' });
  const [faults, setFaults] = useState<Partial<Record<FieldName, MessageKey>>>({});
  const bankName = list.banks.find(({ id }) => id === values.bank)?.name ?? '';
  const set = (name: FieldName, value: string) => {
    setValues((typed) => ({ ...typed, [name]: value }));
    setFaults((found) => ({ ...found, [name]: undefined }));
  };
  const check = () => {
    const found: typeof faults = {
      ...(values.holder.trim() === '' && { holder: 'security_missing' }),
      ...(values.bank === '' && { bank: 'bank_choose' }),
      ...(!isCardNumber(values.number) && { number: 'bank_number_bad' }),
    };
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const errorOf = (name: FieldName) => (faults[name] === undefined ? undefined : t(faults[name]));
  return (
    <AddForm
      title={t('bank_card')}
      account={{ ...values, holder: values.holder.trim(), branch: values.branch.trim() }}
      check={check}
      facts={[
        [t('bank_holder'), values.holder.trim()],
        [t('bank_bank'), bankName],
        [t('bank_number'), inGroups(values.number)],
        ...(values.branch.trim() ? [[t('bank_branch'), values.branch.trim()] as const] : []),
      ]}
      note={<p className={styles.quiet}>{t('payout_wait')}</p>}
      add={addCard}
      onRefused={({ field, reason }) =>
        setFaults({ [isField(field) ? field : 'number']: `payout_bad_${reason}` })
      }
      list="bank-manage"
      guide={[t('payout_guide_holder'), t('payout_guide_number'), t('payout_guide_lock')]}
    >
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
        <SearchSelect
          label={t('bank_bank')}
          answers={answersTo}
          options={list.banks.map(({ id, name }) => ({ value: id, label: name, also: [id] }))}
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
    </AddForm>
  );
}

function isField(name: string): name is FieldName {
  return name === 'holder' || name === 'bank' || name === 'number' || name === 'branch';
}
