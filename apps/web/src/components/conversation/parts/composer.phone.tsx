import { IconButton } from '@tessera/ui';
import { SendHorizontal } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './composer.module.css';
import { ComposerField } from './composer-field.tsx';
import type { ComposerProps } from './composer-props.ts';
import { useComposer } from './use-composer.ts';

/** One line above the keyboard; Enter begins a line. */
export function ComposerPhone(props: ComposerProps) {
  const t = useT();
  const composer = useComposer(props);
  const { tools, note, closed, max } = props;
  return (
    <div className={styles.phone}>
      {note && <span className={styles.note}>{note}</span>}
      {closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <div className={styles.line}>
          {tools}
          <ComposerField composer={composer} max={max} enterSends={false} />
          <IconButton
            icon={SendHorizontal}
            size="lg"
            iconSize={24}
            label={t('cv_send')}
            className={styles.send ?? ''}
            disabled={!composer.canSend}
            onClick={composer.send}
          />
        </div>
      )}
    </div>
  );
}
