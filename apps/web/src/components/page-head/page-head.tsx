import type { ReactNode } from 'react';
import { isPhone } from '../../platform/device/index.ts';
import { PageHeading } from '../../platform/navigation/index.ts';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** One line on what the page is for. */
  note: string;
  /** At the end: tools of the page. */
  children?: ReactNode;
}

/** The head of a page: its title, which a phone has in its bar, with one line below it. */
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
