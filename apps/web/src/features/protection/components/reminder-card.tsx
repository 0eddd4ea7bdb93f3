import { Card, Segmented } from '@tessera/ui';
import type { PlayState } from '../../../data/protection/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { changeState } from '../api/protection.ts';
import styles from './cards.module.css';

const choices = [15, 30, 45, 60] as const;

/** Interval of the reality check (RP5). */
export function ReminderCard({ minutes }: { minutes: PlayState['reality']['minutes'] }) {
  const t = useT();
  const set = useMutation({
    mutationFn: (chosen: (typeof choices)[number]) =>
      changeState('POST /api/user/reality-check/set', { minutes: chosen }),
    onSuccess: (_, chosen) => toast(t('rp_reminder_saved', { n: chosen }), { type: 'success' }),
  });
  return (
    <Card title={t('rp_reminder')} pad>
      <div className={styles.stack}>
        <p className={styles.text}>{t('rp_reminder_line')}</p>
        <Segmented
          label={t('rp_reminder')}
          fill
          size="md"
          value={String(set.isPending ? set.variables : minutes)}
          onChange={(chosen) => set.mutate(choices.find((choice) => String(choice) === chosen) ?? 60)}
          options={choices.map((choice) => ({
            value: String(choice),
            label: t('rp_reminder_minutes', { n: choice }),
          }))}
        />
      </div>
    </Card>
  );
}
