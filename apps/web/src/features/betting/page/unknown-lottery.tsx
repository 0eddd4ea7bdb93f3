import { Button, EmptyState } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useT } from '../../../platform/i18n/index.ts';
import { replace } from '../../../platform/navigation/index.ts';

/** Shown if a lottery is not on offer, or offers no play known to this client. */
export function UnknownLottery() {
  const t = useT();
  return (
    <EmptyState
      art={<EmptySearchArt />}
      title={t('bet_lottery_unknown')}
      action={<Button onClick={() => void replace('home')}>{t('bet_to_home')}</Button>}
    />
  );
}
