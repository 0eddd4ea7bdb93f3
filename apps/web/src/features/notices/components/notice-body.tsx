import { type BodyNode, readBody } from '@tessera/protocol/notice-body';
import { createElement, type ReactNode } from 'react';
import styles from './notices.module.css';

export interface NoticeBodyProps {
  /** As cleaned by the server. */
  html: string;
  /** Element of the headings in it: the level below the title. */
  heading: 'h2' | 'h3' | 'h4';
}

/** The body of a notice, made of elements: its HTML never reaches the browser as markup. */
export function NoticeBody({ html, heading }: NoticeBodyProps) {
  return <div className={styles.body}>{shown(readBody(html), heading)}</div>;
}

const shown = (nodes: readonly BodyNode[], heading: NoticeBodyProps['heading']): ReactNode[] =>
  nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    // The body of a version never changes, so a place in it is a name.
    const key = `${place} ${node.tag}`;
    if (node.tag === 'br') return <br key={key} />;
    const children = shown(node.children, heading);
    if (node.tag !== 'a') return createElement(node.tag === 'h3' ? heading : node.tag, { key }, children);
    if (!node.href) return <span key={key}>{children}</span>;
    return (
      <a key={key} href={node.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  });
