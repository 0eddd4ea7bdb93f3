import { Switch } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

export interface SettingLineProps {
  label: string;
  /** A quieter line below the label. */
  line?: string | undefined;
  /** The control or current value; below the label where both do not fit. */
  children: ReactNode;
}

/** One setting: its name and its control. */
export function SettingLine({ label, line, children }: SettingLineProps) {
  return (
    <div className={styles.root}>
      <span className={styles.text}>
        {label}
        {line && <small>{line}</small>}
      </span>
      <span className={styles.control}>{children}</span>
    </div>
  );
}

export interface SettingRowProps extends Omit<SettingLineProps, 'children'> {
  /** Before the switch: a sample, or a button that plays it. */
  sample?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One on/off setting; changes apply at once. */
export function SettingRow({ label, line, sample, checked, onChange }: SettingRowProps) {
  return (
    <SettingLine label={label} line={line}>
      {sample}
      <Switch checked={checked} onChange={onChange} label={label} />
    </SettingLine>
  );
}
