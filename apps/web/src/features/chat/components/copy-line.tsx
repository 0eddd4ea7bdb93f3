import { Button } from '@tessera/ui';
import { Ticket } from '@tessera/ui/icons';
import { betPrefs } from '../../../data/bet-prefs/index.ts';
import { addToSlip } from '../../../data/slip/index.ts';
import { useByNow } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { type Card, copyOf } from '../api/cards.ts';
import { leftText } from '../model/left-text.ts';
import styles from './bet-card.module.css';

/** Time until an open bet's issue closes, and the button that puts its content on the reader's slip; nothing is placed. */
export function CopyLine({ room, card }: { room: string; card: Card }) {
  const t = useT();
  const left = useByNow((now) => Math.max(Math.ceil((card.close_at - now) / 1_000), 0));
  const { mutate, isPending } = useMutation({
    mutationFn: async (_: 'copy') => {
      const { played, ...copy } = await copyOf(room, card.seq);
      return addToSlip({ ...copy, play: played, rebate_ppm: betPrefs().rebatePpm });
    },
    onSuccess: (added) => {
      toast(t(added ? 'ch_copied' : 'record_again_not'), { type: added ? 'success' : 'info' });
      if (added) void push('lottery', { id: card.lottery_id });
    },
  });
  if (left === 0) return <span>{t('ch_drawing')}</span>;
  return (
    <>
      <span>{t('ch_closes_in', { time: leftText(left) })}</span>
      <Button
        variant="tonal"
        size="sm"
        icon={Ticket}
        className={styles.push}
        loading={isPending}
        onClick={() => mutate('copy')}
      >
        {t('ch_copy')}
      </Button>
    </>
  );
}
