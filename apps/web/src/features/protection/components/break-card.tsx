import { Card, Icon, ListRow, Note } from '@tessera/ui';
import { Ban, Clock } from '@tessera/ui/icons';
import { tell } from '../../../data/inbox/index.ts';
import type { PlayState } from '../../../data/protection/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { confirm } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { changeState } from '../api/protection.ts';
import styles from './cards.module.css';
import forms from './forms.module.css';

const DAY_MS = 86_400_000;
const lengths = [
  { length: '24h', days: 1 },
  { length: '7d', days: 7 },
  { length: '30d', days: 30 },
  { length: '6w', days: 42 },
] as const;
type Length = (typeof lengths)[number]['length'];

export interface BreakCardProps {
  state: PlayState;
  onExclude: () => void;
}

/** Breaks of a fixed length, each with one press and one confirmation, and the button for self-exclusion. */
export function BreakCard({ state, onExclude }: BreakCardProps) {
  const t = useT();
  const format = useFormat();
  const until = state.time_out_until;
  const take = useMutation({
    mutationFn: (length: Length) => changeState('POST /api/user/time-out', { length }),
    onSuccess: () => tell(t('rp_rest_line')),
  });
  const endOf = (days: number) => format.time(now() + days * DAY_MS, 'MM-DD HH:mm');
  const ask = async (length: Length, days: number) => {
    const agreed = await confirm({
      title: t('rp_break_title', { length: t(`rp_break_${length}`) }),
      message: t('rp_stop_text', { time: endOf(days) }),
      confirmText: t('rp_break_yes'),
    });
    if (agreed) take.mutate(length);
  };
  return (
    <Card title={t('rp_break')} pad>
      <div className={styles.stack}>
        {until !== null && (
          <Note icon={Clock}>{t('rp_break_now', { time: format.time(until, 'MM-DD HH:mm') })}</Note>
        )}
        <div className={forms.choices}>
          {lengths
            .filter(({ days }) => until === null || now() + days * DAY_MS > until)
            .map(({ length, days }) => (
              <button
                key={length}
                type="button"
                className={forms.choice}
                onClick={() => void ask(length, days)}
              >
                <b>{t(`rp_break_${length}`)}</b>
                <small>{t('rp_break_until', { time: format.time(now() + days * DAY_MS, 'MM-DD') })}</small>
              </button>
            ))}
        </div>
        <ListRow
          className={styles.flush}
          start={<Icon of={Ban} size={20} />}
          sub={t('rp_exclude_terms')}
          onClick={onExclude}
        >
          {t('rp_exclude')}
        </ListRow>
      </div>
    </Card>
  );
}
