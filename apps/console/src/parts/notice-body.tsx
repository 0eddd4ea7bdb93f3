import { type BodyNode, readBody } from '@tessera/protocol/notice-body';
import { createElement, type ReactNode } from 'react';
import styles from './notice-body.module.css';

/** A notice as players read it, made of elements: its HTML never reaches the browser as markup. Links are shown and lead nowhere. */
export function NoticeBody({ title, html }: { title: string; html: string }) {
  return (
    <article className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <div className={styles.body}>{shown(readBody(html))}</div>
    </article>
  );
}

const shown = (nodes: readonly BodyNode[]): ReactNode[] =>
  nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    // A text is shown as a whole, so a place in it is a name.
    const key = `${place} ${node.tag}`;
    if (node.tag === 'br') return <br key={key} />;
    const children = shown(node.children);
    if (node.tag === 'a') {
      return (
        <span key={key} className={styles.link} title={node.href}>
          {children}
        </span>
      );
    }
    return createElement(node.tag === 'h3' ? 'h4' : node.tag, { key }, children);
  });
