import { IconButton, Tessera } from '@tessera/ui';
import { LogoArt } from '@tessera/ui/art/inline/logo.tsx';
import { ChevronLeft } from '@tessera/ui/icons';
import { useSettings } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import styles from './entry-frame.module.css';
import { CloseButton, LanguageChoice, useMask, useStartingFocus } from './entry-frame-parts.tsx';
import type { EntryFrameProps } from './entry-frame-props.ts';

/**
 * A sheet over the dimmed home page, as high as its content. Starts with the focus on its heading, because a field would open the
 * keyboard. The cross, the mask and a step back close it.
 */
export function EntrySheet({ title, slogan, footnote, onBack, bar, children }: EntryFrameProps) {
  const t = useT();
  const { platformName } = useSettings();
  const root = useStartingFocus('h1');
  const mask = useMask();
  return (
    <div ref={mask} className={styles.mask}>
      <div ref={root} className={styles.phone} role="dialog" aria-modal="true" aria-label={title}>
        <header className={styles.bar}>
          {onBack ? (
            <IconButton icon={ChevronLeft} size="lg" iconSize={24} label={t('back')} onClick={onBack} />
          ) : (
            <CloseButton />
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
          <div className={styles.body}>
            {children}
            {footnote && <p className={styles.note}>{footnote}</p>}
          </div>
        </div>
        {bar && <div className={styles.foot}>{bar}</div>}
      </div>
    </div>
  );
}
