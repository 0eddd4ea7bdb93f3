import { cx } from '../util/cx.ts';
import styles from './emblem.module.css';

/** Props of {@link Emblem}. */
export interface EmblemProps {
  /** Family id of the rules. */
  family: string;
  /** Name of the lottery; its first letter is shown for a family without art. */
  name: string;
  /** Edge length in px; 40 by default. */
  size?: number;
  round?: boolean;
  /** What tells lotteries of one family apart, e.g. `1m`; shown at the lower edge. */
  tag?: string | undefined;
  className?: string;
}

/** Edge length of an emblem in the sprite sheet, px. */
const SIGN_PX = 64;

/** Emblem of a lottery. Decorative: its name is always beside it. */
export function Emblem({ family, name, size = 40, round = false, tag, className }: EmblemProps) {
  const row = emblemFamilies.indexOf(family.split('-', 1)[0] ?? family);
  const own = row >= 0;
  return (
    <span
      className={cx(styles.root, className)}
      style={{ '--size': `${size}px`, ...(own && { '--row': row, '--scale': size / SIGN_PX }) }}
      data-round={round || undefined}
      data-sign={own ? '' : undefined}
      data-glyph={own ? undefined : ''}
      aria-hidden="true"
    >
      {!own && [...name][0]}
      {tag && <small className={styles.tag}>{tag}</small>}
    </span>
  );
}

/** The families in the order of `emblems.svg`. One file for all, because a list of lotteries shows nearly all of them. */
export const emblemFamilies: readonly string[] = [
  'ssc',
  'x5',
  'pk10',
  'k3',
  'pc28',
  'd3',
  'p5',
  'kl8',
  'kl10',
  'lhc',
  'ssq',
  'dlt',
  'powerball',
  'megamillions',
  'euromillions',
  'uklotto',
];
