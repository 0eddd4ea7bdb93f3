import { Button, EmptyState } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useT } from '../../../platform/i18n/index.ts';
import { replace } from '../../../platform/navigation/index.ts';

/** Stands where a lottery is not on offer, or offers nothing this client can play. */
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
