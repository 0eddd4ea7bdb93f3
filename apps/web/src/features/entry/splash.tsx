import { Button } from '@tessera/ui';
import { LogoCompactArt } from '@tessera/ui/art/inline/logo-compact.tsx';
import { ArrowLeftRight, RefreshCw } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { i18nStore } from '../../platform/i18n/index.ts';
import { push } from '../../platform/navigation/index.ts';
import { LinePage } from './line-page.tsx';
import { useLineText } from './line-words.ts';
import styles from './splash.module.css';
import { type StartStep, useStartStep } from './start-store.ts';

/** Time after which the splash reports a slow connection. */
const SLOW_MS = 6_000;

const progress: Readonly<Record<StartStep, number>> = {
  versions: 15,
  settings: 45,
  language: 75,
  done: 100,
  failed: 0,
};

/** Shown until the first page is ready: the logo and the current step of the start-up. */
export function Splash() {
  const t = useLineText();
  const step = useStartStep();
  const slow = useSlow();
  const [choosing, setChoosing] = useState(false);
  // The route itself waits for the texts like any other (R2.15); until then its content is shown here.
  const handleSwitch = () => {
    void push('line');
    setChoosing(!i18nStore.getState().ready);
  };
  if (choosing) {
    return <LinePage onBack={() => setChoosing(false)} />;
  }
  const switchLine = (
    <Button icon={ArrowLeftRight} onClick={handleSwitch}>
      {t('start_switch')}
    </Button>
  );
  return (
    <main className={styles.root}>
      <LogoCompactArt width={72} height={72} />
      {step === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{t('start_failed')}</p>
          <div className={styles.acts}>
            <Button icon={RefreshCw} onClick={() => location.reload()}>
              {t('retry')}
            </Button>
            {switchLine}
          </div>
        </div>
      ) : (
        <>
          <progress className={styles.bar} max={100} value={progress[step]} aria-label={t(`start_${step}`)} />
          <p className={styles.step} role="status">
            {slow ? t('start_slow') : t(`start_${step}`)}
          </p>
          {slow && switchLine}
        </>
      )}
    </main>
  );
}

function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
