import { cx } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './method.module.css';

/** One option of a `MethodChoice`. */
export interface Method<Id extends string> {
  readonly id: Id;
  readonly art: ReactNode;
  readonly name: ReactNode;
  /** Bounds, fee and time; or the reason why it cannot be chosen. */
  readonly line: ReactNode;
  readonly disabled?: boolean;
}

export interface MethodChoiceProps<Id extends string> {
  /** `name` of the radio group; unique on the page. */
  name: string;
  label: string;
  methods: readonly Method<Id>[];
  value: Id | undefined;
  onValue: (id: Id) => void;
  /** Names in large type, as for networks. */
  large?: boolean;
}

/** Payment or payout methods as cards; one is selected. */
export function MethodChoice<Id extends string>({
  name,
  label,
  methods,
  value,
  onValue,
  large = false,
}: MethodChoiceProps<Id>) {
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {methods.map((method) => (
        <label key={method.id} className={cx(styles.method, large && styles.network)}>
          <span className={styles.icon}>{method.art}</span>
          <span>
            <span className={styles.name}>{method.name}</span>
            <span className={styles.line}>{method.line}</span>
          </span>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={method.id === value}
            disabled={method.disabled}
            onChange={() => onValue(method.id)}
          />
        </label>
      ))}
    </div>
  );
}
