import type { MessageKey } from '@tessera/messages';
import { type Amount, shortFigure } from '@tessera/protocol/money';
import { Field, Input } from '@tessera/ui';
import type { ReactNode } from 'react';
import { EXACT, useFormat, useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Bounds, faultOf, keepAmount, readAmount, typedText } from '../model/typed-amount.ts';
import styles from './amount-field.module.css';
import { useFaultText } from './use-fault-text.ts';

export interface AmountFieldProps {
  value: string;
  onValue: (value: string) => void;
  /** Called when the field loses focus. */
  onLeave?: () => void;
  /** Shown beside the label. An amount above them is an error at once, one below them only after `tried`. */
  bounds: Bounds;
  /** Whether the field has lost focus or the form was submitted. */
  tried: boolean;
  /** Message key for an amount above `bounds.left`. */
  leftText: MessageKey;
  help?: ReactNode;
  /** Amounts chosen with one tap; those not allowed now are disabled. */
  presets?: readonly { readonly amount: Amount; readonly disabled: boolean }[];
  /** Inside the field, at its end. */
  action?: ReactNode;
}

/** An amount of the base currency, in large type; characters that cannot be part of an amount are removed. */
export function AmountField({
  value,
  onValue,
  onLeave,
  bounds,
  tried,
  leftText,
  help,
  presets = [],
  action,
}: AmountFieldProps) {
  const t = useT();
  const format = useFormat();
  const faultText = useFaultText(leftText);
  const fault = faultOf(value, bounds);
  const isMistake = tried || fault === 'high' || fault === 'left';
  const sign = useList('CURRENCY_LIST')?.find((currency) => currency.is_base)?.symbol;
  return (
    <Field
      label={t('cashier_amount')}
      labelEnd={t('cashier_bounds', {
        min: shortFigure(format.figure(bounds.min, EXACT)),
        max: shortFigure(format.figure(bounds.max, EXACT)),
      })}
      help={help}
      error={isMistake && fault ? faultText(fault, bounds) : undefined}
    >
      <div className={styles.row}>
        <Input
          className={styles.amount}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="0.00"
          prefix={sign && <span className={styles.sign}>{sign}</span>}
          suffix={action}
          value={value}
          onValue={(text) => onValue(keepAmount(text))}
          onBlur={onLeave}
        />
        {presets.length > 0 && <Presets presets={presets} value={value} onValue={onValue} />}
      </div>
    </Field>
  );
}

function Presets({
  presets,
  value,
  onValue,
}: Required<Pick<AmountFieldProps, 'presets' | 'value' | 'onValue'>>) {
  const t = useT();
  const format = useFormat();
  const typed = readAmount(value);
  return (
    <fieldset className={styles.presets} aria-label={t('cashier_presets')}>
      {presets.map(({ amount, disabled }) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === typed}
          disabled={disabled}
          onClick={() => onValue(typedText(amount))}
        >
          {shortFigure(format.figure(amount, EXACT))}
        </button>
      ))}
    </fieldset>
  );
}
