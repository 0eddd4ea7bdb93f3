import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './card.module.css';

/** Props of {@link Card}. */
export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading, in a separate bar. */
  title?: ReactNode;
  /** At the end of the heading: a link or tools. */
  titleEnd?: ReactNode;
  /** Inner margin: 16 on pc, 12 on phones. */
  pad?: boolean;
  /** `inset` is placed inside another card. */
  look?: 'raised' | 'flat' | 'inset';
}

/** A surface. */
export function Card({
  title,
  titleEnd,
  pad = false,
  look = 'raised',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <section {...rest} className={cx(styles.root, className)} data-look={look}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {titleEnd && <span className={styles.end}>{titleEnd}</span>}
        </header>
      )}
      {pad ? <div className={cx(styles.pad, Boolean(title) && styles.below)}>{children}</div> : children}
    </section>
  );
}

/** Props of {@link ListRow}. */
export interface ListRowProps {
  /** At the start: an icon or an emblem. */
  start?: ReactNode;
  /** Second line in muted text. */
  sub?: ReactNode;
  /** At the end: a figure or a switch. */
  end?: ReactNode;
  /** Makes it a link with a chevron. */
  href?: string;
  /** Makes it a button with a chevron. */
  onClick?: () => void;
  className?: string;
  children: ReactNode;
}

/** One row of a list inside a card. */
export function ListRow({ start, sub, end, href, onClick, className, children }: ListRowProps) {
  const face = (
    <>
      {start}
      <span className={styles.main}>
        <span>{children}</span>
        {sub && <span className={styles.sub}>{sub}</span>}
      </span>
      {end !== undefined && <span className={styles.value}>{end}</span>}
      {(href || onClick) && <Icon of={ChevronRight} size={16} className={styles.go} />}
    </>
  );
  const looks = cx(styles.row, className);
  if (href) {
    return (
      <a href={href} className={looks} onClick={onClick}>
        {face}
      </a>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={looks} onClick={onClick}>
        {face}
      </button>
    );
  }
  return <div className={looks}>{face}</div>;
}
