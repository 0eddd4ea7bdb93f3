import type { ReactNode } from 'react';
import { cx } from '../util/cx.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}; sizes are CSS lengths or px. */
export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'block' | 'round' | 'circle';
  className?: string;
}

/** A placeholder in the final size of the content. */
export function Skeleton({ width = '100%', height = 16, shape = 'block', className }: SkeletonProps) {
  return (
    <span
      className={cx(styles.root, className)}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, lineHeight = 20 }: { lines?: number; lineHeight?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {linesOf(lines).map(({ key, isLast }) => (
        <span
          key={key}
          className={styles.root}
          style={{
            blockSize: lineHeight * 0.6,
            marginBlock: lineHeight * 0.2,
            inlineSize: isLast ? '60%' : '100%',
          }}
        />
      ))}
    </span>
  );
}

/** A loading region: announces itself once and contains skeletons. */
export function SkeletonRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-busy="true" aria-label={label} className={className}>
      {children}
    </section>
  );
}

function linesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key: `line-${index}`,
    isLast: count > 1 && index === count - 1,
  }));
}
