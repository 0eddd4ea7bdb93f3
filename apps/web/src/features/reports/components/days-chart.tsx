import { type Amount, ZERO } from '@tessera/protocol/money';
import { useId, useState } from 'react';
import { AmountText, NetText, shareOf } from '../../../components/amount/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Axis, axisOf } from '../model/axis.ts';
import { type Bucket, type BucketUnit, labelsOf } from '../model/buckets.ts';
import { ChartLegend, Hatch } from './chart-parts.tsx';
import styles from './days-chart.module.css';
import { useTickText } from './use-tick-text.ts';

/** Labels that fit below the bars. */
const LABELS_MAX = 7;
/** Widest bar, per cent of the chart. */
const BAR_MAX = 4.4;

export interface DaysChartProps {
  buckets: readonly Bucket[];
  unit: BucketUnit;
}

/** Stakes and payouts as pairs of bars. One pair at a time can be read above them: by arrow keys, a tap or a drag. */
export function DaysChart({ buckets, unit }: DaysChartProps) {
  const t = useT();
  const [chosen, setChosen] = useState<number>();
  const last = buckets.length - 1;
  const place = Math.min(chosen ?? last, last);
  const axis = axisOf(highestOf(buckets));
  const tickText = useTickText();
  const bucketText = useBucketText();
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <Reading bucket={buckets[place]} />
        <ChartLegend />
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={{ '--at': shareOf(tick, axis.top) }}>
            {tickText(tick)}
          </span>
        ))}
      </div>
      <div className={styles.canvas} style={{ '--count': buckets.length }}>
        <Bars buckets={buckets} axis={axis} place={place} />
        <input
          type="range"
          className={styles.choice}
          aria-label={t('rep_chart_place')}
          aria-valuetext={bucketText(buckets[place])}
          min={0}
          max={last}
          value={place}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </div>
      <div className={styles.labels} aria-hidden="true">
        {labelsOf(buckets, unit, LABELS_MAX).map((label) => (
          <span key={label.place} style={{ '--at': (label.place + 0.5) / buckets.length }}>
            {label.text}
          </span>
        ))}
      </div>
    </div>
  );
}

function Bars({ buckets, axis, place }: { buckets: readonly Bucket[]; axis: Axis; place: number }) {
  const t = useT();
  const hatch = useId();
  const slot = 100 / buckets.length;
  const width = Math.min(slot * 0.34, BAR_MAX);
  const y = (amount: Amount) => 100 - shareOf(amount, axis.top) * 100;
  const bar = (amount: Amount, x: number) => ({
    x: `${x}%`,
    y: `${y(amount)}%`,
    width: `${width}%`,
    height: `${100 - y(amount)}%`,
    rx: 2,
  });
  return (
    <svg
      role="img"
      aria-label={t('rep_chart', { from: buckets[0]?.from ?? '', to: buckets.at(-1)?.to ?? '' })}
    >
      <Hatch id={hatch} />
      <rect className={styles.chosen} x={`${place * slot}%`} y="0" width={`${slot}%`} height="100%" />
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0n ? styles.zero : styles.grid}
          x1="0"
          x2="100%"
          y1={`${y(tick)}%`}
          y2={`${y(tick)}%`}
        />
      ))}
      {buckets.map(({ from, stake, payout }, at) => {
        const middle = (at + 0.5) * slot;
        return (
          <g key={from}>
            {stake > 0n && <rect className={styles.stake} {...bar(stake, middle - width * 1.06)} />}
            {payout > 0n && (
              <rect
                className={styles.payout}
                fill={`url(#${hatch})`}
                {...bar(payout, middle + width * 0.06)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The chosen pair in figures; the slider says the same to screen readers. */
function Reading({ bucket }: { bucket: Bucket | undefined }) {
  const t = useT();
  if (!bucket) return null;
  return (
    <p className={styles.read} aria-hidden="true">
      <b>{spanText(bucket)}</b>
      <span>
        {t('rep_stake')} <AmountText amount={bucket.stake} still />
      </span>
      <span>
        {t('rep_payout')} <AmountText amount={bucket.payout} still />
      </span>
      <span>
        {t('rep_net')} <NetText net={bucket.net} still />
      </span>
    </p>
  );
}

/** One day, or the first and the last. */
const spanText = ({ from, to }: Bucket): string => (from === to ? from : `${from} – ${to}`);

function useBucketText(): (bucket: Bucket | undefined) => string {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  return (bucket) => {
    if (!bucket) return '';
    const figure = (amount: Amount) => (hidden ? '••••' : format.figure(amount));
    return t('rep_chart_at', {
      days: spanText(bucket),
      stake: figure(bucket.stake),
      payout: figure(bucket.payout),
      net: figure(bucket.net),
    });
  };
}

const highestOf = (buckets: readonly Bucket[]): Amount =>
  buckets.reduce((highest, { stake, payout }) => {
    const higher = stake > payout ? stake : payout;
    return higher > highest ? higher : highest;
  }, ZERO);
