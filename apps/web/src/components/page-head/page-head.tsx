import type { ReactNode } from 'react';
import { isPhone } from '../../platform/device/index.ts';
import { PageHeading } from '../../platform/navigation/index.ts';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** One line that describes the page. */
  note: string;
  /** Tools of the page, at the end. */
  children?: ReactNode;
}

/** The head of a page: title (on phones it is in the top bar) and one line below it. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <header className={styles.root}>
      <div>
        {!isPhone && <PageHeading className={styles.title}>{title}</PageHeading>}
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </header>
  );
}
