import { Button, Dialog } from '@tessera/ui';
import { tell } from '../../../data/inbox/index.ts';
import { askStop } from '../../../data/protection/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { changeState } from '../api/protection.ts';
import styles from './dialogs.module.css';

const DAY_MS = 86_400_000;

/** The confirmation of "stop for 24 h", with a link to longer breaks. */
export function StopDialog() {
  const t = useT();
  const format = useFormat();
  const until = format.time(now() + DAY_MS, 'MM-DD HH:mm');
  const stop = useMutation({
    mutationFn: () => changeState('POST /api/user/time-out', { length: '24h' }),
    onSuccess: () => tell(t('rp_stopped', { time: until })),
    onSettled: () => askStop(false),
  });
  return (
    <Dialog
      open
      onClose={() => askStop(false)}
      title={t('rp_stop_title')}
      role="alertdialog"
      footer={
        <>
          <Button size="lg" onClick={() => askStop(false)}>
            {t('rp_stop_no')}
          </Button>
          <Button size="lg" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('rp_stop')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('rp_stop_text', { time: until })}</p>
      <Button
        variant="link"
        onClick={() => {
          askStop(false);
          void push('responsible', { open: 'exclusion' });
        }}
      >
        {t('rp_stop_longer')}
      </Button>
    </Dialog>
  );
}
