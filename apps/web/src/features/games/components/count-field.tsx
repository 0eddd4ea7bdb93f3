import { Button, Field, Input } from '@tessera/ui';
import { useUser } from '../../../data/session/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBaseSymbol } from '../api/base-currency.ts';
import { allOf, type TransferForm, typedCount } from '../model/transfer-form.ts';
import styles from './count-field.module.css';

export interface CountFieldProps {
  form: TransferForm;
  onForm: (form: TransferForm) => void;
  onSubmit: () => void;
}

/** The amount to transfer, with the balance of the source. Only the server checks the amount (R5.6). */
export function CountField({ form, onForm, onSubmit }: CountFieldProps) {
  const t = useT();
  const format = useFormat();
  const symbol = useBaseSymbol();
  const available = useUser((user) => (form.type === 1 ? user.balance : user.balance_game[form.platform]));
  return (
    <Field
      label={t('games_count')}
      hideLabel
      help={t('games_count_max', { amount: format.figure(available, EXACT) })}
    >
      <Input
        className={styles.root}
        inputMode="decimal"
        autoComplete="off"
        data-field="count"
        maxLength={16}
        prefix={<i className={styles.symbol}>{symbol}</i>}
        suffix={
          <Button
            variant="tonal"
            size="sm"
            disabled={available === undefined}
            onClick={() => available !== undefined && onForm({ ...form, count: allOf(available) })}
          >
            {t('games_all')}
          </Button>
        }
        value={form.count}
        onValue={(text) => onForm({ ...form, count: typedCount(text) })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit();
        }}
      />
    </Field>
  );
}
