import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';
import type { StateTone } from '../platform/tones.ts';
import { diffLines } from './diff-lines.ts';
import { groupedPrint } from './fingerprint.ts';
import styles from './marks.module.css';

/** A state: a dot and its word, never a dot alone. */
export function State({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={styles.state}>
      <i className={styles.dot} data-tone={tone} aria-hidden="true" />
      {children}
    </span>
  );
}

/** The tile of a person: the first letter of the name. */
export function PersonMark({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' }) {
  const tint = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5;
  return (
    <span className={styles.person} data-size={size} data-tint={tint} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}

/** What a change does: − before, + after, with what stays the same between. */
export function Diff({ title, before, after }: { title?: ReactNode; before: unknown; after: unknown }) {
  const signs = { removed: '−', added: '+', same: ' ' } as const;
  return (
    <div className={styles.diff}>
      {title && <div data-line="head">{title}</div>}
      {diffLines(before, after).map(({ kind, text, key }) => (
        <div key={key} data-line={kind}>
          <i>{signs[kind]}</i>
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}

/** The fingerprint of what is shown: its first digits large, the whole below. */
export function Fingerprint({ hash }: { hash: string }) {
  const t = useT();
  return (
    <div className={styles.print}>
      <b>{groupedPrint(hash)}</b>
      <code>{hash}</code>
      <span className="s12 t3">{t('fingerprint_about')}</span>
    </div>
  );
}

/** The people of a command, two in a line. */
export function People({ children }: { children: ReactNode }) {
  return <div className={styles.duo}>{children}</div>;
}

/** An empty list: what it means, and one line of what to do. */
export function Empty({ title, line }: { title: string; line?: string }) {
  return (
    <div className={styles.empty}>
      <b>{title}</b>
      {line && <span>{line}</span>}
    </div>
  );
}
