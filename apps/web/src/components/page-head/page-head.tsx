import type { ReactNode } from 'react';
import { partByForm } from '../../platform/device/index.ts';
import { PageHeading } from '../../platform/navigation/index.ts';
import styles from './page-head.module.css';

/** Heading inside the page on desktop; on phones the top bar shows the route's title. */
const PageTitle = partByForm({ desktop: PageHeading });

/** Heading in the top bar on phones, for a page that names its subject in its content on desktop. */
export const BarTitle = partByForm({ phone: PageHeading });

export interface PageHeadProps {
  title: string;
  /** One line that describes the page. */
  note?: string | undefined;
  /** Tools of the page, at the end. */
  children?: ReactNode;
}

/** The head of a page: title (on phones it is in the top bar) and one line below it. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <header className={styles.root}>
      <div>
        <PageTitle className={styles.title}>{title}</PageTitle>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </header>
  );
}

/** The head of a page that starts with its content on phones. */
export const DesktopHead = partByForm({ desktop: PageHead });
