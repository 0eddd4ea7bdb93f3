import { TextArea } from '@tessera/ui';
import { useId } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './composer.module.css';
import type { useComposer } from './use-composer.ts';

/** Characters left from which the count is shown. */
const COUNT_FROM = 50;

/** The field of a composer; it grows with its text, and says how much room is left near the limit. */
export function ComposerField({
  composer,
  max,
  enterSends,
}: {
  composer: ReturnType<typeof useComposer>;
  max: number;
  enterSends: boolean;
}) {
  const t = useT();
  const countId = useId();
  const { text, left } = composer;
  return (
    <span className={styles.field}>
      <TextArea
        rows={1}
        value={text}
        aria-label={t('cv_write')}
        placeholder={t('cv_placeholder', { n: max })}
        aria-invalid={left < 0}
        aria-describedby={left < COUNT_FROM ? countId : undefined}
        enterKeyHint={enterSends ? 'send' : 'enter'}
        className={styles.text}
        onValue={composer.handleText}
        onKeyDown={enterSends ? composer.handleKey : undefined}
      />
      {left < COUNT_FROM && (
        <span id={countId} className={styles.count} data-over={left < 0 || undefined} role="status">
          {left < 0 ? t('cv_too_long', { n: -left }) : t('cv_left', { n: left })}
        </span>
      )}
    </span>
  );
}
