import { NoticeBody } from './notice-body.tsx';
import styles from './notice-text.module.css';
import type { NoticeTextProps } from './notice-text-props.ts';

/** The bar at the top names the kind of page; the title begins the article. */
export function NoticeTextPhone({ title, facts, html }: NoticeTextProps) {
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {facts}
      </header>
      <NoticeBody html={html} heading="h3" />
    </article>
  );
}
