import type { Kind, TermsProblem } from '@tessera/rewards';
import { Button, Checkbox, Field, IconButton, Input, Select } from '@tessera/ui';
import { Plus, X } from '@tessera/ui/icons';
import { useT } from '../../platform/i18n.ts';
import {
  FIELDS,
  listIn,
  rowOf,
  rowsIn,
  type SimpleField,
  type TermsField,
  type TypedRow,
  type TypedTerms,
} from './fields.ts';
import { choiceName, weekdays } from './offer-names.ts';
import styles from './offers.module.css';
import { problemOf } from './problem-text.ts';

interface TermsFormProps {
  kind: Kind;
  typed: TypedTerms;
  problems: readonly TermsProblem[];
  onChange: (typed: TypedTerms) => void;
}

/** The fields of a kind. */
export function TermsForm({ kind, typed, problems, onChange }: TermsFormProps) {
  return (
    <div className={styles.fields}>
      {FIELDS[kind].map((field) => (
        <TermsFieldInput
          key={field.id}
          field={field}
          value={typed[field.id]}
          problems={problems}
          onValue={(value) => onChange({ ...typed, [field.id]: value })}
        />
      ))}
    </div>
  );
}

interface FieldProps<F extends TermsField> {
  field: F;
  value: TypedTerms[string] | undefined;
  problems: readonly TermsProblem[];
  onValue: (value: TypedTerms[string]) => void;
}

function TermsFieldInput({ field, value, problems, onValue }: FieldProps<TermsField>) {
  const t = useT();
  const error = problemOf(field.id, problems, t);
  switch (field.as) {
    case 'rows':
      return <RowsInput field={field} value={value} problems={problems} onValue={onValue} />;
    case 'weekdays':
      return <WeekdaysInput text={t(field.text)} value={listIn(value)} error={error} onValue={onValue} />;
    case 'week':
      return <WeekInput text={t(field.text)} value={listIn(value)} error={error} onValue={onValue} />;
    case 'prizes':
      return (
        <Field label={t(field.text)} help={t('offer_prizes_help')} error={error} className={styles.wide}>
          <Input value={typeof value === 'string' ? value : ''} maxLength={400} onValue={onValue} />
        </Field>
      );
    default:
      return (
        <Field label={t(field.text)} error={error}>
          <SimpleInput field={field} value={typeof value === 'string' ? value : ''} onValue={onValue} />
        </Field>
      );
  }
}

function SimpleInput({
  field,
  value,
  onValue,
}: {
  field: SimpleField;
  value: string;
  onValue: (value: string) => void;
}) {
  const t = useT();
  if (field.as === 'choice')
    return (
      <Select
        value={value}
        options={(field.options ?? []).map((option) => ({ value: option, label: t(choiceName(option)) }))}
        onChange={onValue}
      />
    );
  return (
    <Input
      inputMode={field.as === 'whole' ? 'numeric' : 'decimal'}
      value={value}
      maxLength={16}
      suffix={field.as === 'percent' ? '%' : undefined}
      onValue={(text) => onValue(text.trim())}
    />
  );
}

function RowsInput({
  field,
  value,
  problems,
  onValue,
}: FieldProps<Extract<TermsField, { readonly as: 'rows' }>>) {
  const t = useT();
  const rows = rowsIn(value);
  const error = problemOf(field.id, problems, t);
  const change = (at: number, next: TypedRow) =>
    onValue(rows.map((row, index) => (index === at ? next : row)));
  return (
    <fieldset className={styles.rows}>
      <legend>{t(field.text)}</legend>
      {rows.map((row, at) => (
        // Rows have no id of their own: a row is its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a row is what it is.
        <div key={at} className={styles.line}>
          {field.fields.map((each) => (
            <Field key={each.id} label={`${t(each.text)} ${at + 1}`} hideLabel={at > 0}>
              <SimpleInput
                field={each}
                value={row[each.id] ?? ''}
                onValue={(text) => change(at, { ...row, [each.id]: text })}
              />
            </Field>
          ))}
          <IconButton
            icon={X}
            iconSize={16}
            label={t('offer_row_remove', { row: at + 1 })}
            onClick={() => onValue(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div className="row">
        <Button size="sm" icon={Plus} onClick={() => onValue([...rows, rowOf(field.fields, {})])}>
          {t('offer_row_add')}
        </Button>
        {error && (
          <span className="bad s12" role="alert">
            {error}
          </span>
        )}
      </div>
    </fieldset>
  );
}

interface WeekProps {
  text: string;
  value: readonly string[];
  error: string | undefined;
  onValue: (value: readonly string[]) => void;
}

function WeekdaysInput({ text, value, error, onValue }: WeekProps) {
  const t = useT();
  const toggle = (day: string, isOn: boolean) =>
    onValue(isOn ? [...value, day].toSorted() : value.filter((one) => one !== day));
  return (
    <fieldset className={styles.rows}>
      <legend>{text}</legend>
      <div className={styles.week}>
        {weekdays.map((name, at) => (
          <Checkbox
            key={name}
            checked={value.includes(String(at + 1))}
            onChange={(isOn) => toggle(String(at + 1), isOn)}
          >
            {t(name)}
          </Checkbox>
        ))}
      </div>
      {error && (
        <span className="bad s12" role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}

function WeekInput({ text, value, error, onValue }: WeekProps) {
  const t = useT();
  return (
    <fieldset className={styles.rows}>
      <legend>{text}</legend>
      <div className={styles.week}>
        {weekdays.map((name, at) => (
          <Field key={name} label={t(name)}>
            <Input
              inputMode="decimal"
              value={value[at] ?? ''}
              maxLength={12}
              onValue={(amount) =>
                onValue(weekdays.map((_, day) => (day === at ? amount.trim() : (value[day] ?? ''))))
              }
            />
          </Field>
        ))}
      </div>
      {error && (
        <span className="bad s12" role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}
