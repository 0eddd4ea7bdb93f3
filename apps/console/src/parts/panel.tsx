import { IconButton } from '@tessera/ui';
import { X } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: ReactNode;
  /** Name of the panel for screen readers. */
  label: string;
  sub?: ReactNode;
  /** At the end of the head: a state. */
  tag?: ReactNode;
  onClose: () => void;
  /** The acts on what is open; at most one filled button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** What is opened from a list, beside it. */
export function Panel({ title, label, sub, tag, onClose, foot, children }: PanelProps) {
  const t = useT();
  return (
    <aside className={styles.panel} aria-label={label}>
      <div className={styles.head}>
        <div className="grow">
          <h2>{title}</h2>
          {sub && <div className="s12 t3">{sub}</div>}
        </div>
        {tag}
        <IconButton icon={X} iconSize={16} label={t('ui_close')} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus. */}
      <section className={styles.body} tabIndex={0}>
        {children}
      </section>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  );
}

/** A titled part of a panel. */
export function PanelSection({
  title,
  end,
  children,
}: {
  title: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h3>
        {title}
        {end && <span className={styles.end}>{end}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Names with their values. Absent values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
