import { Card, Clock, Logo, Tessera } from '@tessera/ui';
import { ClosedLanternArt } from '@tessera/ui/art/inline/closed-lantern.tsx';
import { useEffect, useRef } from 'react';
import { Contact } from '../../../components/contact/index.ts';
import { useMoment } from '../../../components/moment/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Copyright } from '../copyright.tsx';
import { checkGate, recheckGate } from '../gate.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { type Opening, openingAt } from '../opening.ts';
import styles from './closed-screen.module.css';

/** Interval at which a closed platform is checked again. */
const RECHECK_MS = 30_000;

/** Full-page screen of a closed platform (R2.11); it disappears when the platform opens. */
export function ClosedScreen() {
  const t = useT();
  const settings = useSettings();
  const opening = openingAt(settings, useNow());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useRecheck();
  return (
    <main className={styles.root} data-screen="closed">
      <span className={styles.texture}>
        <Tessera />
      </span>
      <header className={styles.top}>
        <Logo name={settings.platformName} />
        <LanguageChoice />
      </header>
      <div className={styles.centre}>
        <ClosedLanternArt className={styles.art} />
        <p className={styles.label}>FORBIDDEN</p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('access_restricted')}
        </h1>
        {settings.closeReason && <p className={styles.reason}>{settings.closeReason}</p>}
        {(opening.windows.length > 0 || opening.next) && <OpeningCard opening={opening} />}
        <Contact lead />
        <p className={styles.note}>{t('closed_recheck', { n: RECHECK_MS / 1_000 })}</p>
      </div>
      <footer className={styles.note}>
        <Copyright />
      </footer>
    </main>
  );
}

function OpeningCard({ opening: { windows, at, next } }: { opening: Opening }) {
  const t = useT();
  const moment = useMoment();
  return (
    <Card className={styles.card}>
      {next && (
        <>
          <div className={styles.row}>
            <span>{t('closed_next')}</span>
            <span>
              {next.day === 'later'
                ? moment(next.at)
                : t(next.day === 'tomorrow' ? 'closed_tomorrow' : 'closed_today', { time: next.time })}
            </span>
          </div>
          <Clock className={styles.clock} seconds={next.seconds} label={t('closed_next')} />
        </>
      )}
      {windows.length > 0 && (
        <div className={styles.windows}>
          <span>{t('closed_hours')}</span>
          <div className={styles.bar} aria-hidden="true">
            {windows.map(({ text, from, to }) => (
              <i
                key={text}
                style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
              />
            ))}
            <b style={{ insetInlineStart: `${at * 100}%` }} />
          </div>
          <ul className={styles.row}>
            {windows.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** Checks every 30 s, and at once when the hash changes. */
function useRecheck(): void {
  useEffect(() => {
    const timer = setInterval(() => void ignoreFailure('closed', recheckGate()), RECHECK_MS);
    const handleHash = () => void ignoreFailure('closed', checkGate(location.hash));
    addEventListener('hashchange', handleHash);
    return () => {
      clearInterval(timer);
      removeEventListener('hashchange', handleHash);
    };
  }, []);
}
