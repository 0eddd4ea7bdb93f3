import { LogoArt } from '@tessera/ui/art/inline/logo.tsx';
import { useSettings } from '../../../data/settings/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import styles from './entry-frame.module.css';
import { CloseButton, LanguageChoice, useMask, useStartingFocus } from './entry-frame-parts.tsx';
import type { EntryFrameProps } from './entry-frame-props.ts';

/**
 * A dialog over the dimmed home page. Starts with the focus in the field marked `data-start`. The cross, Esc, the mask and a step
 * back close it.
 */
export function EntryDialog({ title, width = 420, children }: EntryFrameProps) {
  const { platformName } = useSettings();
  const root = useStartingFocus('[data-start]');
  const mask = useMask();
  return (
    <div ref={mask} className={styles.mask}>
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
          <CloseButton />
        </header>
        <PageHeading className={styles.unseen}>{title}</PageHeading>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
