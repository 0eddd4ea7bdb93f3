import { Select } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './controls.module.css';
import type { SpanCountsProps } from './span-counts-props.ts';

export function SpanSelect({ label, options, choice, onChoose }: SpanCountsProps) {
  const t = useT();
  return (
    <Select
      size="sm"
      className={styles.span ?? ''}
      aria-label={label}
      options={choice === 'dates' ? [...options, { value: 'dates', label: t('trend_dates') }] : options}
      value={choice}
      onChange={onChoose}
    />
  );
}
