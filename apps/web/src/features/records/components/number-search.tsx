import { Icon, Input, type InputProps } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { filterSize } from '../../../components/form-sizes/index.ts';
import styles from './filters.module.css';

/** A filter by the number of a record. */
export function NumberSearch({
  label,
  ...rest
}: { label: string } & Pick<InputProps, 'inputMode' | 'value' | 'onValue'>) {
  return (
    <Input
      {...rest}
      size={filterSize}
      className={styles.id}
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Icon of={Search} size={16} />}
    />
  );
}
