import { MoneyButton } from '../../../components/money-button/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useRecycle } from '../api/move-money.ts';

/** Recalls every platform balance; when all are zero it warns `balance_insufficient` (R5.5). */
export function RecycleButton({ block = false }: { block?: boolean }) {
  const t = useT();
  const { recycle, recycling } = useRecycleAll();
  return (
    <MoneyButton size="sm" block={block} loading={recycling} onClick={recycle}>
      {t('games_recycle')}
    </MoneyButton>
  );
}

/** The same action for other buttons. */
export function useRecycleAll(): { recycle: () => void; recycling: boolean } {
  const t = useT();
  const format = useFormat();
  const { mutate, isPending } = useRecycle(
    (moved, isWhole) => {
      toast(t('games_recycled', { amount: format.money(moved) }), { type: 'success' });
      if (!isWhole) toast(t('games_recycle_open'), { type: 'warning' });
    },
    () => toast(t('balance_insufficient'), { type: 'warning' }),
  );
  return { recycle: () => isPending || mutate(), recycling: isPending };
}
