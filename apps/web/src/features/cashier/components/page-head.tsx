import type { ReactNode } from 'react';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import styles from './layout.module.css';

export interface PageHeadProps {
  /** Message keys. */
  title: string;
  note: string;
  /** At the end on desktop; phones have a bar of their own. */
  children?: ReactNode;
}

/** Heading of a page of the cashier on desktop, with one line below it; on phones the title stands in the bar. */
export function PageHead({ title, note, children }: PageHeadProps) {
  const t = useT();
  if (isPhone) return null;
  return (
    <header className={styles.head}>
      <div>
        <PageHeading className={styles.title}>{t(title)}</PageHeading>
        <p className={styles.note}>{t(note)}</p>
      </div>
      {children}
    </header>
  );
}
