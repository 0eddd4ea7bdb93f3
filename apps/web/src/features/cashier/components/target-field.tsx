import { Field, Note, Select } from '@tessera/ui';
import { CreditCard } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import styles from './layout.module.css';
import { NotRead } from './not-read.tsx';
import type { PayTargets } from './use-targets.ts';

export interface TargetFieldProps {
  targets: PayTargets;
  value: string;
  /** Usual time until the money arrives. */
  minutes: number;
  onValue: (value: string) => void;
}

/** The payout account; without one, links to add it. */
export function TargetField({ targets: { list, asked }, value, minutes, onValue }: TargetFieldProps) {
  const t = useT();
  if (!list) return <NotRead of={asked} height={64} line />;
  if (list.length === 0) {
    return (
      <Note
        icon={CreditCard}
        action={
          <>
            <Link to="bank-add" className={styles.link}>
              {t('route_bank_add')}
            </Link>
            <Link to="wallet-add" className={styles.link}>
              {t('route_wallet_add')}
            </Link>
          </>
        }
      >
        {t('withdraw_no_target')}
      </Note>
    );
  }
  return (
    <Field
      label={t('withdraw_target')}
      help={value === '' ? t('withdraw_all_locked') : t('withdraw_minutes', { n: minutes })}
    >
      <Select
        options={list}
        value={value}
        onChange={onValue}
        {...(value === '' && { placeholder: t('withdraw_target_none') })}
      />
    </Field>
  );
}
