import { Switch } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

export interface SettingRowProps {
  label: string;
  /** A quieter line below the label. */
  line?: string;
  /** Before the switch: a sample, a way to hear it. */
  sample?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One setting that is on or off, in force at once. */
export function SettingRow({ label, line, sample, checked, onChange }: SettingRowProps) {
  return (
    <div className={styles.root}>
      <span className={styles.text}>
        {label}
        {line && <small>{line}</small>}
      </span>
      {sample}
      <Switch checked={checked} onChange={onChange} label={label} />
    </div>
  );
}
