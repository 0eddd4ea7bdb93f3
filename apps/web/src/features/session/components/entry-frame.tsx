import { IconButton, Tessera } from '@tessera/ui';
import { LogoArt } from '@tessera/ui/art/inline/logo.tsx';
import { ChevronLeft, X } from '@tessera/ui/icons';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { build, isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { focusAfterPaint, lazyPart, useStepBehind } from '../../../platform/lazy/index.ts';
import { PageHeading, replace } from '../../../platform/navigation/index.ts';
import { useSettings } from '../../settings/index.ts';
import styles from './entry-frame.module.css';

/** Comes after the form: the first thing a player does here is to type. */
const LanguageChoice = lazyPart(async () => (await import('./language-choice.tsx')).LanguageChoice);

export interface EntryFrameProps {
  title: string;
  /** One line under the logo on phones. */
  slogan?: string;
  /** Width of the dialog on desktop in px. */
  width?: number;
  /** Phone: a step back instead of the cross. */
  onBack?: (() => void) | undefined;
  /** Phone: stays at the bottom of the window. */
  bar?: ReactNode;
  children: ReactNode;
}

/**
 * Login and register: on desktop a dialog over the dimmed home page, on phones a sheet over the whole window. Home may be
 * gone back to only where visitors may see it.
 */
export function EntryFrame({ title, slogan, width = 420, onBack, bar, children }: EntryFrameProps) {
  const t = useT();
  const { platformName } = useSettings();
  const root = useStartingFocus();
  // On phones the form stands below what is always the same; in a dialog it would push the edges apart.
  const behindHero = useStepBehind();
  const leave = build.resultsPortal && (
    <IconButton
      icon={X}
      size="lg"
      iconSize={24}
      label={t('login_close')}
      onClick={() => void replace('home')}
    />
  );
  if (isPhone) {
    return (
      <div ref={root} className={styles.phone} role="dialog" aria-modal="true" aria-label={title}>
        <header className={styles.bar}>
          {onBack ? (
            <IconButton icon={ChevronLeft} size="lg" iconSize={24} label={t('back')} onClick={onBack} />
          ) : (
            leave
          )}
          <PageHeading className={styles.title}>{title}</PageHeading>
          <LanguageChoice className={styles.language} />
        </header>
        <div className={styles.scroll}>
          {slogan && (
            <div className={styles.hero}>
              <Tessera />
              <LogoArt role="img" aria-hidden={undefined} aria-label={platformName} height={40} width={161} />
              <p>{slogan}</p>
            </div>
          )}
          <div className={styles.body}>{behindHero && children}</div>
        </div>
        {bar && <div className={styles.foot}>{bar}</div>}
      </div>
    );
  }
  return (
    <div className={styles.mask}>
      <div
        ref={root}
        className={styles.dialog}
        style={{ inlineSize: `min(${width}px, 100%)` }}
        role="dialog"
        aria-modal="true"
        aria-label={title}
      >
        <header className={styles.head}>
          <LogoArt role="img" aria-hidden={undefined} aria-label={platformName} height={34} width={137} />
          <LanguageChoice className={styles.language} />
          {leave}
        </header>
        <PageHeading className={styles.unseen}>{title}</PageHeading>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}

/** Desktop starts in the field marked `data-start`; phones at the heading, as a field would raise the keyboard. */
function useStartingFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return focusAfterPaint(() => root.current?.querySelector<HTMLElement>(isPhone ? 'h1' : '[data-start]'));
  }, []);
  return root;
}
