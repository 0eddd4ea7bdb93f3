import { Button } from '@tessera/ui';
import { SendHorizontal } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './composer.module.css';
import { ComposerField } from './composer-field.tsx';
import type { ComposerProps } from './composer-props.ts';
import { useComposer } from './use-composer.ts';

/** Tools above the field; Enter sends. */
export function ComposerDesktop(props: ComposerProps) {
  const t = useT();
  const composer = useComposer(props);
  const { tools, note, closed, max } = props;
  return (
    <div className={styles.desktop}>
      {(tools || note) && (
        <div className={styles.tools}>
          {tools}
          <span className={styles.note}>{note}</span>
        </div>
      )}
      {closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <div className={styles.line}>
          <ComposerField composer={composer} max={max} enterSends />
          <Button
            variant="primary"
            icon={SendHorizontal}
            disabled={!composer.canSend}
            onClick={composer.send}
          >
            {t('cv_send')}
          </Button>
        </div>
      )}
    </div>
  );
}
