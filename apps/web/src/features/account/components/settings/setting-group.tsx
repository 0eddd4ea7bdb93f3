import { Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './setting-group.module.css';

/** Settings of one kind, with a title where the section has several kinds. */
export function SettingGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.root}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <Card look="flat" className={styles.card}>
        {children}
      </Card>
    </div>
  );
}
