import { Icon } from '@tessera/ui';
import { SignalHigh, SignalLow, SignalMedium, SignalZero } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { FAIR_BELOW_MS, GOOD_BELOW_MS, speedOf } from './latency.ts';
import styles from './line-card.module.css';
import { useLineText } from './line-words.ts';

export interface LineCardProps {
  name: string;
  host: string;
  /** Beside the name. */
  tag: ReactNode;
  /** Milliseconds; `null` when it did not answer, absent while measuring. */
  latency: number | null | undefined;
  checked: boolean;
  onPick: () => void;
}

/** Latency at which the bar is full, ms. */
const BAR_MS = 600;
const icons = { good: SignalHigh, fair: SignalMedium, slow: SignalLow, none: SignalZero } as const;

/** One selectable address: name, host, and latency as text, figure and bar. */
export function LineCard({ name, host, tag, latency, checked, onPick }: LineCardProps) {
  const t = useLineText();
  const state = latency === undefined ? 'waiting' : latency === null ? 'none' : speedOf(latency);
  return (
    <label className={styles.root} data-state={state}>
      <input type="radio" name="line" className={styles.box} checked={checked} onChange={onPick} />
      <span className={styles.name}>
        {name} {tag}
      </span>
      <span className={styles.host}>{host}</span>
      <span className={styles.speed}>
        {state !== 'waiting' && <Icon of={icons[state]} size={18} />}
        {t(`line_${state}`)}
        {typeof latency === 'number' && <span className={styles.ms}>{t('line_ms', { ms: latency })}</span>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i
          style={{
            inlineSize: `${Math.min(100, Math.max(2, ((latency ?? 0) / BAR_MS) * 100))}%`,
          }}
          hidden={typeof latency !== 'number'}
        />
        {[GOOD_BELOW_MS, FAIR_BELOW_MS].map((ms) => (
          <b key={ms} style={{ insetInlineStart: `${(ms / BAR_MS) * 100}%` }} />
        ))}
      </span>
    </label>
  );
}
