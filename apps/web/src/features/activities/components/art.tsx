import { Icon, Tessera } from '@tessera/ui';
import type { ReactNode } from 'react';
import type { Known } from '../kinds/index.ts';
import styles from './art.module.css';

/** The coloured head of an activity, by its kind. */
export function Art({ of: { activity, view }, children }: { of: Known; children?: ReactNode }) {
  return (
    <div className={styles.root} data-kind={activity.kind}>
      <Tessera className={styles.texture ?? ''} />
      <Icon of={view.icon} size={32} className={styles.icon ?? ''} />
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
