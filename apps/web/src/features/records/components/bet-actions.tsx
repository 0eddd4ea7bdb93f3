import { Button } from '@tessera/ui';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Bet, isCancellable } from '../model/bet.ts';
import { useCancel } from './use-cancel.ts';

/** Takes an open bet back; nothing is drawn once its draw has closed. */
export function CancelButton({ bet, size = 'sm' }: { bet: Bet; size?: 'sm' | 'lg' }) {
  const t = useT();
  const { cancel, pending } = useCancel();
  if (!isCancellable(bet, useNow())) return null;
  return (
    <Button
      variant={size === 'sm' ? 'link' : 'secondary'}
      size={size}
      block={size === 'lg'}
      loading={pending}
      onClick={() => void cancel(bet)}
    >
      {t(size === 'sm' ? 'record_cancel_short' : 'record_cancel')}
    </Button>
  );
}
