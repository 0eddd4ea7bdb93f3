import { type ReactNode, Suspense } from 'react';
import { hashOf } from '../platform/address.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** One line beside the title. */
  sub?: ReactNode;
  acts?: ReactNode;
  /** Menus of the list: `ListTools`. */
  tools?: ReactNode;
  /** A panel at the right; below 1280 it lies over the page. */
  panel?: ReactNode;
  /** Cards on a grey ground, instead of a table that fills the page. */
  cards?: boolean;
  /** Below a table: keys at the start, a count at the end. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page of the frame: title, work area, and a panel for what is opened. */
export function Page({ title, sub, acts, tools, panel, cards = false, foot, children }: PageProps) {
  return (
    <div className={styles.work} data-panel={panel ? '' : undefined}>
      <main
        className={styles.main}
        data-cards={cards || undefined}
        data-fill={cards ? undefined : ''}
        // Scrolls alone, so the keyboard must reach it.
        tabIndex={-1}
        id="main"
      >
        <div className={styles.head}>
          <h1>{title}</h1>
          {sub && <span className={`${styles.sub} clip`}>{sub}</span>}
          {(acts || tools) && (
            <div className={styles.acts}>
              {tools}
              {acts}
            </div>
          )}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </main>
      {/* The file of a panel may come after the page's. */}
      <Suspense>{panel}</Suspense>
    </div>
  );
}

/** The keys that act on a page, for its foot: each key with what it does. */
export function KeyHints({ keys }: { keys: readonly (readonly [keys: readonly string[], does: string])[] }) {
  return (
    <div className={styles.keys}>
      {keys.map(([names, does]) => (
        <span key={does} className={styles.key}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {does}
        </span>
      ))}
    </div>
  );
}

interface View {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
}

/** Saved views of a list, each an address of its own. */
export function Views({
  page,
  views,
  current,
  label,
}: {
  page: string;
  views: readonly View[];
  current: string;
  label: string;
}) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ id, name, count }) => (
        <a
          key={id}
          className={styles.view}
          href={hashOf({ page, params: { view: id } })}
          aria-current={id === current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && <span className="n t3">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
