import { Icon, IconButton, isStill } from '@tessera/ui';
import art1 from '@tessera/ui/art/svg/banner-1.svg';
import art2 from '@tessera/ui/art/svg/banner-2.svg';
import art3 from '@tessera/ui/art/svg/banner-3.svg';
import { ChevronRight, Pause, Play } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { useTheme } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import styles from './banner.module.css';

/** Slides of the banner; each has the keys `lobby_banner_<name>` and `lobby_banner_<name>_line`. */
const slides = [
  { name: 'verify', art: art1 },
  { name: 'receipt', art: art2 },
  { name: 'pause', art: art3 },
] as const;

/** Index of the first slide: the one whose colours match the theme. */
const firstByTheme: Readonly<Record<string, number>> = { 'theme-festive': 1, 'theme-jade': 2 };

const SLIDE_MS = 6_000;

/** Three slides. They advance by themselves once, stop when focused, and never move with reduced motion. */
export function Banner() {
  const t = useT();
  const first = firstByTheme[useTheme()] ?? 0;
  const [turn, setTurn] = useState(0);
  const [running, setRunning] = useState(() => !isStill());
  const shown = (first + turn) % slides.length;
  const slide = slides[shown]!;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setTurn(turn + 1);
      if (turn + 1 >= slides.length) setRunning(false);
    }, SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, turn]);
  return (
    <section
      className={styles.root}
      data-slide={slide.name}
      aria-roledescription="carousel"
      aria-label={t('lobby_banner')}
      onFocus={() => setRunning(false)}
    >
      <img
        key={slide.name}
        className={styles.art}
        data-turned={turn > 0 || undefined}
        src={slide.art}
        alt=""
      />
      <div className={styles.text}>
        <b>{t(`lobby_banner_${slide.name}`)}</b>
        <span>{t(`lobby_banner_${slide.name}_line`)}</span>
        {slide.name === 'verify' && <VerifyLink />}
      </div>
      <div className={styles.dots}>
        {slides.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-label={t('lobby_banner_slide', { n: index + 1 })}
            aria-current={index === shown || undefined}
            onClick={() => {
              setRunning(false);
              setTurn((index - first + slides.length) % slides.length);
            }}
          />
        ))}
        <IconButton
          icon={running ? Pause : Play}
          size="xs"
          iconSize={14}
          label={t(running ? 'ui_pause' : 'ui_play')}
          className={styles.pause}
          // Pressing would focus the button, which stops the slides; this keeps the state from before the press.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setRunning(!running)}
        />
      </div>
    </section>
  );
}

function VerifyLink() {
  const t = useT();
  if (!hasScreen('verify')) return null;
  return (
    <Link to="verify" className={styles.link}>
      {t('lobby_banner_verify_go')}
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
