import { cx } from '@tessera/ui';
import { percentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './dashboard-page.module.css';
import { type HoldSums, holdOf } from './hold.ts';

const WIDTH = 96;
const HEIGHT = 18;
/** Half the range that is drawn: the band and as much again beside it, at least this many millionths. */
const LEAST = 20_000;

/** A hold in its band: the band grey, a tick where it is expected, a dot where it is. Outside, a diamond and the word. */
export function HoldMark({ sums, label }: { sums: HoldSums; label: string }) {
  const t = useT();
  const hold = holdOf(sums);
  if (!hold) return <span className="t3">—</span>;
  const reach = Math.max(LEAST, 2 * hold.band);
  const place = (ppm: number) =>
    Math.min(WIDTH - 5, Math.max(5, WIDTH / 2 + ((ppm - hold.expected) / reach) * (WIDTH / 2)));
  const at = place(hold.actual);
  const text = t('hold_of', {
    actual: percentText(hold.actual),
    expected: percentText(hold.expected),
    band: percentText(hold.band),
  });
  return (
    <span className={styles.hold} data-outside={hold.isOutside || undefined}>
      <b className={cx('n', styles.share)}>{percentText(hold.actual)}</b>
      <svg width={WIDTH} height={HEIGHT} role="img" aria-label={`${label}: ${text}`}>
        <title>{text}</title>
        <rect
          x={place(hold.expected - hold.band)}
          y={6}
          width={place(hold.expected + hold.band) - place(hold.expected - hold.band)}
          height={6}
          rx={3}
          className={styles.band}
        />
        <line x1={WIDTH / 2} x2={WIDTH / 2} y1={2} y2={16} className={styles.tick} />
        {hold.isOutside ? (
          <path d={`M${at} 3l6 6-6 6-6-6z`} className={styles.out} />
        ) : (
          <circle cx={at} cy={9} r={4} className={styles.dot} />
        )}
      </svg>
      {hold.isOutside && <span className="bad s12">{t('hold_outside')}</span>}
    </span>
  );
}
