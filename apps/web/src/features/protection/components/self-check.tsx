import { Button, Progress } from '@tessera/ui';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { builtKey, useT } from '../../../platform/i18n/index.ts';
import { answers, QUESTIONS, verdictOf } from '../model/self-check.ts';
import styles from './forms.module.css';

export interface SelfCheckProps {
  onLimits: () => void;
  onClose: () => void;
}

/** Nine questions, one at a time. The answers are kept only in this dialog. */
export function SelfCheck({ onLimits, onClose }: SelfCheckProps) {
  const t = useT();
  const [given, setGiven] = useState<readonly number[]>([]);
  const n = given.length + 1;
  return (
    <Panel title={t('rp_check')} onClose={onClose}>
      <div className={styles.form}>
        {given.length < QUESTIONS ? (
          <>
            <p className={styles.line}>{t('rp_check_lead')}</p>
            <Progress
              value={given.length / QUESTIONS}
              label={t('rp_check')}
              valueText={t('rp_check_progress', { n, total: QUESTIONS })}
            />
            <span className={styles.quiet}>{t('rp_check_progress', { n, total: QUESTIONS })}</span>
            <p className={styles.question} aria-live="polite">
              {t(builtKey(`rp_check_q${n}`))}
            </p>
            <div className={styles.choices}>
              {answers.map((answer, place) => (
                <button
                  key={answer}
                  type="button"
                  className={styles.choice}
                  onClick={() => setGiven([...given, place])}
                >
                  {t(`rp_check_${answer}`)}
                </button>
              ))}
            </div>
            <Button
              variant="quiet"
              disabled={given.length === 0}
              onClick={() => setGiven(given.slice(0, -1))}
            >
              {t('rp_check_back')}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.question} role="status">
              {t(`rp_check_${verdictOf(given)}`)}
            </p>
            <Button size="lg" block onClick={onLimits}>
              {t('rp_check_to_limits')}
            </Button>
            <Button size="lg" block onClick={onClose}>
              {t('rp_check_to_break')}
            </Button>
            <Button variant="quiet" onClick={() => setGiven([])}>
              {t('rp_check_again')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
