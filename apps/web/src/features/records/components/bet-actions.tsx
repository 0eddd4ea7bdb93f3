import { Button } from '@tessera/ui';
import { Share2 } from '@tessera/ui/icons';
import { useShareBet } from '../../../components/bet-picture/index.ts';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { useList } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen } from '../../../platform/navigation/index.ts';
import { type Bet, isCancellable } from '../model/bet.ts';
import { useAgain } from './use-again.ts';
import { useCancel } from './use-cancel.ts';

/** Cancels an open bet; hidden once its draw has closed. */
export function CancelButton({ bet, size = 'sm' }: { bet: Bet; size?: 'sm' | 'lg' }) {
  const t = useT();
  const { cancel, pending } = useCancel();
  if (!isCancellable(bet, useNow())) return null;
  return (
    <MoneyButton
      variant={size === 'sm' ? 'link' : 'secondary'}
      size={size}
      block={size === 'lg'}
      loading={pending}
      onClick={() => void cancel(bet)}
    >
      {t(size === 'sm' ? 'record_cancel_short' : 'record_cancel')}
    </MoneyButton>
  );
}

/** Puts the same content on the slip; hidden when its lottery is not on sale. */
export function AgainButton({ bet, size = 'sm' }: { bet: Bet; size?: 'sm' | 'lg' }) {
  const t = useT();
  const { again, pending } = useAgain();
  const onSale = useList('LOTTERY_LIST')?.some(({ id, enabled }) => id === bet.lottery_id && enabled);
  if (!onSale || !hasScreen('lottery')) return null;
  return (
    <Button
      variant={size === 'sm' ? 'link' : 'secondary'}
      size={size}
      block={size === 'lg'}
      loading={pending}
      onClick={() => again(bet)}
    >
      {t(size === 'sm' ? 'record_again_short' : 'record_again')}
    </Button>
  );
}

/** Shares the bet as an image. */
export function ShareButton({ betId }: { betId: number }) {
  const t = useT();
  const { share, pending } = useShareBet();
  return (
    <Button variant="secondary" size="lg" icon={Share2} block loading={pending} onClick={() => share(betId)}>
      {t('record_share')}
    </Button>
  );
}
