import { sumAmounts, ZERO } from '@tessera/protocol/money';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { tell } from '../../../data/inbox/index.ts';
import { user } from '../../../data/session/index.ts';
import { amountFrom, EXACT, list, prefs, useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import { useRecycle } from '../api/move-money.ts';
import { gameToEnter } from '../model/game-list.ts';

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

/** How long the offer to finish a round stays visible. */
const OFFER_MS = 8_000;

/** The same action for other buttons. Money that stays in an unfinished round is named, with the way to that game. */
export function useRecycleAll(): { recycle: () => void; recycling: boolean } {
  const t = useT();
  const format = useFormat();
  const { mutate, isPending } = useRecycle(
    (moved, holding) => {
      if ((amountFrom(moved) ?? ZERO) > 0n) tell(t('games_recycled', { amount: format.money(moved, EXACT) }));
      if (holding.length > 0) tellHeld(holding);
    },
    () => toast(t('balance_insufficient'), { type: 'warning' }),
  );
  const tellHeld = (holding: readonly string[]) => {
    const held = sumAmounts(holding.map((platform) => user().balance_game[platform] ?? ZERO));
    const game = gameToEnter(list('GAME_LIST') ?? [], holding[0] ?? '', undefined, prefs().recentGames);
    toast(
      held > 0n ? t('games_recycle_held', { amount: format.money(held, EXACT) }) : t('games_recycle_open'),
      {
        type: 'warning',
        ...(game &&
          hasScreen('game-show') && {
            durationMs: OFFER_MS,
            action: {
              label: t('games_go_on'),
              onPress: () => void push('game-show', { game: game.id }),
            },
          }),
      },
    );
  };
  return { recycle: () => isPending || mutate(), recycling: isPending };
}
