import { Button, Dialog } from '@tessera/ui';
import { hoursOf } from '../../../data/protection/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './dialogs.module.css';

/** Shown when 80 % of the player's own session limit is used (RP4). */
export function SessionDialog({ endsAt, onSeen }: { endsAt: number; onSeen: () => void }) {
  const t = useT();
  const format = useFormat();
  const left = endsAt - useNow();
  return (
    <Dialog
      open
      onClose={onSeen}
      title={t('rp_session_title')}
      footer={
        <Button size="lg" onClick={onSeen}>
          {t('rp_session_on')}
        </Button>
      }
    >
      <p className={styles.text}>
        {t('rp_session_text', { left: hoursOf(left), time: format.time(endsAt, 'HH:mm') })}
      </p>
    </Dialog>
  );
}
