import { Clock, Icon, Ring, Tessera } from '@tessera/ui';
import { Clock as ClockIcon, Lock } from '@tessera/ui/icons';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import styles from './countdown.module.css';
import type { Sale } from './draw-phase.ts';

const DrawTime = lazyPart(inFile('after-board', async () => (await import('./draw-time.tsx')).DrawTime));

const SocketDot = lazyPart(inFile('after-board', async () => (await import('./socket-dot.tsx')).SocketDot));

/**
 * The countdown of the sale: ring, digits, draw time; after the close a word instead of digits. `compact` is for phones;
 * `narrow` omits the ring next to a draw of many numbers.
 */
export function Countdown({
  sale,
  zone,
  compact = false,
  narrow = false,
}: {
  sale: Sale;
  zone: string;
  compact?: boolean;
  narrow?: boolean;
}) {
  const t = useT();
  const ringState = sale.phase === 'closing' ? 'closing' : hasClock(sale) ? 'open' : 'closed';
  const issue = sale.draw ? shortIssue(sale.draw.issue) : '';
  const label = t(`bet_phase_${sale.phase}`, { issue });
  const word = t(sale.phase === 'none' ? 'bet_phase_word_none' : 'bet_phase_word_closed');
  const clock = (
    <Clock
      seconds={sale.phase === 'unknown' ? null : sale.seconds}
      label={label}
      state={sale.phase === 'closing' ? 'closing' : 'open'}
      // Six digits (with hours) fit only at the smaller size.
      size={compact || (sale.seconds ?? 0) >= 3_600 ? 's' : 'm'}
    />
  );
  const ring = (
    <Ring
      share={sale.share}
      state={ringState}
      size={compact ? 32 : 60}
      width={compact ? 3.5 : 5}
      className={styles.ring ?? ''}
    >
      <Icon of={hasClock(sale) ? ClockIcon : Lock} size={compact ? 14 : 20} />
    </Ring>
  );
  if (compact) {
    return (
      <div className={styles.compact} data-phase={sale.phase} data-narrow={narrow || undefined}>
        <Tessera className={styles.tessera ?? ''} />
        <span className={styles.line}>
          {/* After the close the label names the draw itself. */}
          <span>{sale.draw && sale.phase !== 'closed' ? t('bet_issue', { issue }) : ''}</span>
          <span className={styles.end}>{label}</span>
        </span>
        <span className={styles.row}>
          {!narrow && ring}
          {hasClock(sale) ? clock : <b className={styles.wordSmall}>{word}</b>}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.root} data-phase={sale.phase}>
      <Tessera className={styles.tessera ?? ''} />
      {ring}
      <div className={styles.count}>
        <span className={styles.label}>{label}</span>
        {hasClock(sale) ? clock : <b className={styles.word}>{word}</b>}
        <span className={styles.open}>
          {sale.draw && (
            <span>
              {t('bet_draw_at')}{' '}
              <b>
                <DrawTime at={sale.draw.draw_at} zone={zone} />
              </b>
            </span>
          )}
          <SocketDot />
        </span>
      </div>
    </div>
  );
}

function hasClock({ phase }: Sale): boolean {
  return phase === 'open' || phase === 'closing' || phase === 'soon' || phase === 'unknown';
}
