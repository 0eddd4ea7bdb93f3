import { PageHeading } from '../../../platform/navigation/index.ts';
import { NoticeBody } from './notice-body.tsx';
import type { NoticeTextProps } from './notice-text-props.ts';
import styles from './notices.module.css';

/** The title of the notice is the heading of the page. */
export function NoticeTextDesktop({ title, facts, html }: NoticeTextProps) {
  return (
    <article className={styles.text}>
      <header className={styles.head}>
        <PageHeading className={styles.title ?? ''}>{title}</PageHeading>
        {facts}
      </header>
      <NoticeBody html={html} heading="h2" />
    </article>
  );
}
