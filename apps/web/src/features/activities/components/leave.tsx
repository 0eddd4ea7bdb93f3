import { Button } from '@tessera/ui';
import { confirm } from '../../../platform/feedback/index.ts';
import type { DoDeed } from './use-deed.ts';
import { useWords } from './use-words.ts';

/** Leaving an activity; what that means is told first. */
export function Leave({ name, deed }: { name: string; deed: DoDeed }) {
  const { t } = useWords();
  const ask = async () => {
    const agreed = await confirm({
      title: t('activity_leave_title', { name }),
      message: t('activity_leave_ask'),
      confirmText: t('activity_leave'),
      danger: true,
    });
    if (agreed) deed.start({ what: 'leave' });
  };
  return (
    <Button block loading={deed.busy === 'leave'} onClick={() => void ask()}>
      {t('activity_leave')}
    </Button>
  );
}
