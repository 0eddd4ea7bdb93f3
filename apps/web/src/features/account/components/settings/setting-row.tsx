import { Switch } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

export interface SettingLineProps {
  label: string;
  /** A quieter line below the label. */
  line?: string | undefined;
  /** What it is changed with, or how it stands; below the label where both do not fit. */
  children: ReactNode;
}

/** One setting: its name, and beside it what it is changed with. */
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
  /** Before the switch: a sample, a way to hear it. */
  sample?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One setting that is on or off, in force at once. */
export function SettingRow({ label, line, sample, checked, onChange }: SettingRowProps) {
  return (
    <SettingLine label={label} line={line}>
      {sample}
      <Switch checked={checked} onChange={onChange} label={label} />
    </SettingLine>
  );
}
