import type { DrawResult, Transcript } from '@tessera/fairness';
import { BallRow, Icon } from '@tessera/ui';
import { VerifySealArt } from '@tessera/ui/art/inline/verify-seal.tsx';
import { Cpu, TriangleAlert } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { lookOf } from '../../../data/families/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { numbersOf } from '../model/trace.ts';
import { checkKey } from './check-tag.tsx';
import type { VerificationState } from './use-verification.ts';
import styles from './verdict.module.css';

export interface VerdictProps {
  transcript: Transcript;
  state: VerificationState;
  /** The numbers computed on this device. */
  computed: readonly number[] | undefined;
  /** Where to turn when a check fails. */
  support?: ReactNode;
}

const headings = { ok: 'fairness_holds', failed: 'fairness_fails', running: 'fairness_running' } as const;

/** The verdict of all checks, with the published numbers beside the computed ones. */
export function Verdict({ transcript: { descriptor, result }, state, computed, support }: VerdictProps) {
  const t = useT();
  const failed = state.checks.filter(({ ok }) => !ok);
  const look = failed.length > 0 ? 'failed' : state.done ? 'ok' : 'running';
  const published = numbersOf(result);
  const same = computed !== undefined && String(published) === String(computed);
  return (
    <section className={styles.root} data-look={look}>
      <Sign look={look} />
      <div className={styles.words} role={look === 'failed' ? 'alert' : 'status'}>
        <h2>{t(headings[look])}</h2>
        <p>
          {look === 'failed'
            ? t('fairness_fails_line', { names: failed.map(({ name }) => t(checkKey(name))).join(' · ') })
            : look === 'ok'
              ? t('fairness_holds_line', {
                  n: state.checks.length,
                  ms: Math.max(1, Math.round(state.tookMs)),
                })
              : t('fairness_running_line')}
        </p>
        {look === 'failed' && support}
      </div>
      <div className={styles.balls}>
        <Balls name="published" family={descriptor.family} result={result} numbers={published} />
        {computed && (
          <>
            <span className={styles.equal} data-same={same}>
              <span aria-hidden="true">{same ? '＝' : '≠'}</span>
              <span className={styles.hidden}>{t(same ? 'fairness_equal' : 'fairness_unequal')}</span>
            </span>
            <Balls name="computed" family={descriptor.family} result={result} numbers={computed} />
          </>
        )}
      </div>
    </section>
  );
}

function Sign({ look }: { look: 'ok' | 'failed' | 'running' }) {
  if (look === 'ok') return <VerifySealArt width={60} height={60} />;
  return <Icon of={look === 'failed' ? TriangleAlert : Cpu} size={32} />;
}

interface BallsProps {
  name: 'published' | 'computed';
  family: string;
  /** Determines how many numbers come before the plus. */
  result: DrawResult;
  numbers: readonly number[];
}

function Balls({ name, family, result, numbers }: BallsProps) {
  const t = useT();
  const main = 'main' in result ? result.main.length : numbers.length;
  return (
    <div>
      <span className={styles.name}>{t(`fairness_${name}`)}</span>
      <BallRow
        look={lookOf(family)}
        numbers={numbers.slice(0, main)}
        extra={numbers.slice(main)}
        size="h"
        label={t(`fairness_${name}_label`, { numbers: numbers.join(' ') })}
      />
    </div>
  );
}
