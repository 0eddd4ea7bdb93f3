import { Field, Input, Select } from '@tessera/ui';
import { type FocusEvent, useMemo } from 'react';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { type BirthDate, type BirthPart, birthOrder, monthNames } from '../forms/birth-date.ts';
import styles from './birth-fields.module.css';

export interface BirthFieldsProps {
  value: BirthDate;
  onChange: (value: BirthDate) => void;
  /** The focus left the last of the three fields. */
  onLeave: () => void;
  error: string | undefined;
}

/** The date of birth in three fields, in the order of the language: year and day are typed, the month is chosen by name. */
export function BirthFields({ value, onChange, onLeave, error }: BirthFieldsProps) {
  const t = useT();
  const language = useLanguage();
  const order = useMemo(() => birthOrder(language), [language]);
  const months = useMemo(
    () => monthNames(language).map((label, index) => ({ value: String(index + 1), label })),
    [language],
  );
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  const partOf = (part: BirthPart, index: number) => {
    const common = {
      // The label of the field belongs to the first part; each part has a name of its own.
      ...(index > 0 && { id: undefined }),
      'aria-label': t(`register_birth_${part}`),
      'data-field': index === 0 ? 'birth' : undefined,
      autoComplete: `bday-${part}` as const,
    };
    if (part === 'month') {
      return (
        <Select
          {...common}
          key={part}
          className={styles.month ?? ''}
          options={months}
          value={value.month}
          placeholder={t('register_birth_month')}
          onChange={(month) => onChange({ ...value, month })}
        />
      );
    }
    return (
      <Input
        {...common}
        key={part}
        inputMode="numeric"
        maxLength={part === 'year' ? 4 : 2}
        placeholder={t(`register_birth_${part}`)}
        value={value[part]}
        onValue={(text) => onChange({ ...value, [part]: text.replace(/\D/g, '') })}
      />
    );
  };
  return (
    <Field label={t('register_birth')} help={t('register_birth_help')} error={error}>
      <fieldset aria-label={t('register_birth')} className={styles.root} onBlur={handleBlur}>
        {order.map(partOf)}
      </fieldset>
    </Field>
  );
}
