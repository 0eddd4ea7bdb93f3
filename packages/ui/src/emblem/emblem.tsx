import d3 from '../art/svg/emblem-d3.svg?no-inline';
import dlt from '../art/svg/emblem-dlt.svg?no-inline';
import euromillions from '../art/svg/emblem-euromillions.svg?no-inline';
import k3 from '../art/svg/emblem-k3.svg?no-inline';
import kl8 from '../art/svg/emblem-kl8.svg?no-inline';
import kl10 from '../art/svg/emblem-kl10.svg?no-inline';
import lhc from '../art/svg/emblem-lhc.svg?no-inline';
import megamillions from '../art/svg/emblem-megamillions.svg?no-inline';
import p5 from '../art/svg/emblem-p5.svg?no-inline';
import pc28 from '../art/svg/emblem-pc28.svg?no-inline';
import pk10 from '../art/svg/emblem-pk10.svg?no-inline';
import powerball from '../art/svg/emblem-powerball.svg?no-inline';
import ssc from '../art/svg/emblem-ssc.svg?no-inline';
import ssq from '../art/svg/emblem-ssq.svg?no-inline';
import uklotto from '../art/svg/emblem-uklotto.svg?no-inline';
import x5 from '../art/svg/emblem-x5.svg?no-inline';
import { cx } from '../util/cx.ts';
import styles from './emblem.module.css';

/** Props of {@link Emblem}. */
export interface EmblemProps {
  /** Family id of the rules. */
  family: string;
  /** Name of the lottery: its first letter stands in for a family without art. */
  name: string;
  /** A picture of the operator's own, path on this origin. */
  src?: string;
  /** Edge in px; 40 by default. */
  size?: number;
  round?: boolean;
  className?: string;
}

/** Sign of a lottery. Decorative: its name always stands beside it. */
export function Emblem({ family, name, src, size = 40, round = false, className }: EmblemProps) {
  const art = src || emblems[family.split('-', 1)[0] ?? family];
  return (
    <span
      className={cx(styles.root, className)}
      style={{ '--size': `${size}px` }}
      data-round={round || undefined}
      data-glyph={art ? undefined : ''}
      aria-hidden="true"
    >
      {art ? <img src={art} alt="" width={size} height={size} /> : [...name][0]}
    </span>
  );
}

const emblems: Readonly<Record<string, string>> = {
  d3,
  dlt,
  euromillions,
  k3,
  kl8,
  kl10,
  lhc,
  megamillions,
  p5,
  pc28,
  pk10,
  powerball,
  ssc,
  ssq,
  uklotto,
  x5,
};
