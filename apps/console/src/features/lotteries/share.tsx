import { percentText } from '../../platform/format.ts';
import styles from './lotteries-page.module.css';

/** From here on a share needs a look, and from there on new bets may be refused. */
const WATCH_PPM = 700_000;
const FULL_PPM = 900_000;

/** A share of a cap: a bar and its figure. */
export function Share({ ppm }: { ppm: number }) {
  const level = ppm >= FULL_PPM ? 'full' : ppm >= WATCH_PPM ? 'watch' : undefined;
  return (
    <span className={styles.share}>
      <i className={styles.bar} aria-hidden="true">
        <b data-level={level} style={{ inlineSize: `${Math.min(100, ppm / 10_000)}%` }} />
      </i>
      <span className="n">{percentText(ppm)}</span>
    </span>
  );
}
