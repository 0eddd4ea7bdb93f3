import { IconButton, Tessera } from '@tessera/ui';
import { LogoArt } from '@tessera/ui/art/inline/logo.tsx';
import { ChevronLeft, X } from '@tessera/ui/icons';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSettings } from '../../../data/settings/index.ts';
import { build, isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { focusAfterPaint, lazyPart, useStepBehind } from '../../../platform/lazy/index.ts';
import { PageHeading, replace } from '../../../platform/navigation/index.ts';
import styles from './entry-frame.module.css';

/** Loads after the form, because players type first. */
const LanguageChoice = lazyPart(async () => (await import('./language-choice.tsx')).LanguageChoice);

export interface EntryFrameProps {
  title: string;
  /** One line below the logo on phones. */
  slogan?: string;
  /** Width of the dialog on desktop in px. */
  width?: number;
  /** Phones: a back button instead of the close button. */
  onBack?: (() => void) | undefined;
  /** Phones: fixed at the bottom of the window. */
  bar?: ReactNode;
  children: ReactNode;
}

/**
 * Login and registration: on desktop a dialog over the dimmed home page, on phones a sheet over the whole window. The close
 * button leads home only where visitors may see the home page.
 */
export function EntryFrame({ title, slogan, width = 420, onBack, bar, children }: EntryFrameProps) {
  const t = useT();
  const { platformName } = useSettings();
  const root = useStartingFocus();
  // On phones the form renders one step after the static part; in a dialog this would change the dialog's size.
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

/** Initial focus: on desktop the field marked `data-start`, on phones the heading, because a field would open the keyboard. */
function useStartingFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return focusAfterPaint(() => root.current?.querySelector<HTMLElement>(isPhone ? 'h1' : '[data-start]'));
  }, []);
  return root;
}
