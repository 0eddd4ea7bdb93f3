import { NoticeBody } from './notice-body.tsx';
import type { NoticeTextProps } from './notice-text-props.ts';
import styles from './notices.module.css';

/** The bar at the top names the kind of page; the title begins the article. */
export function NoticeTextPhone({ title, facts, html }: NoticeTextProps) {
  return (
    <article className={styles.text}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {facts}
      </header>
      <NoticeBody html={html} heading="h3" />
    </article>
  );
}
