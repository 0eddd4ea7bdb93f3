import { type BetDetail, betDetailFromWire } from '@tessera/protocol/inward';
import { loadRulesOf, rulesOf } from '../../data/rules/index.ts';
import { useFormat, useList, usePrefs } from '../../data/settings/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { useMutation } from '../../platform/query/index.ts';
import { lookOfBet, netOf, paidOf } from '../bet-outcome/index.ts';
import { numbersOf } from '../draw-result/index.ts';
import { saveFile } from '../save-file/index.ts';
import { pictureOf } from './bet-picture.ts';
import { contentText } from './content-text.ts';

/** Replaces amounts while the player hides them. */
const HIDDEN = '••••';

/** Shares one of the player's bets as a picture: through the share sheet where the device has one, otherwise as a file. */
export function useShareBet(): { readonly share: (betId: number) => void; readonly pending: boolean } {
  const t = useT();
  const format = useFormat();
  const lotteries = useList('LOTTERY_LIST');
  const play = useList('PLAYED_LIST')?.plays;
  const hidden = usePrefs((prefs) => prefs.hideAmounts);

  const paint = async ({ bet, draw }: BetDetail) => {
    await loadRulesOf([bet.play]);
    const lottery = lotteries?.find(({ id }) => id === bet.lottery_id);
    const family = lottery?.family ?? '';
    const money = (...[amount, options]: Parameters<typeof format.money>) =>
      hidden ? HIDDEN : format.money(amount, options);
    const net = netOf(bet);
    const numbers = draw.result && numbersOf(family, draw.result);
    return pictureOf({
      title: lottery ? format.lottery(lottery) : bet.lottery_id,
      sub: `${t('record_issue', { issue: bet.issue })} · ${format.time(bet.placed_at, 'datetime')}`,
      state: t(`record_state_${lookOfBet(bet)}`),
      texts: [
        [t('record_played'), format.name(play?.find(({ id }) => id === bet.play)?.name ?? {}) || bet.play],
        [
          t('record_content'),
          contentText(t, bet.content, family, rulesOf(bet.play)?.playItem(bet.play)?.content),
        ],
        ...(numbers
          ? [
              [
                t('record_drawn'),
                [
                  ...numbers.numbers,
                  ...numbers.extra.map((extra) => `${numbers.isSum ? '=' : '+'} ${extra}`),
                ].join(' '),
              ] as const,
            ]
          : []),
      ],
      figures: [
        [t('record_stake'), money(bet.stake)],
        bet.state === 'accepted'
          ? [t('record_max_win'), money(bet.max_win)]
          : [t('record_return'), money(paidOf(bet))],
        ...(net === undefined ? [] : [[t('record_net'), money(net, { signed: true })] as const]),
      ],
      foot: t('trend_independent'),
    });
  };

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (betId: number) => {
      const reply = await call('POST /api/record/bet/detail', { bet_id: betId });
      const picture = await paint(betDetailFromWire(reply));
      if (!picture) return;
      const name = `${betId}.png`;
      const files = [new File([picture], name, { type: 'image/png' })];
      if (navigator.canShare?.({ files })) {
        // Closing the share sheet is not an error.
        await navigator.share({ files }).catch(() => undefined);
        return;
      }
      saveFile(picture, 'image/png', name);
      toast(t('result_image_saved'), { type: 'success' });
    },
  });
  return { share: (betId) => void ignoreFailure('share a bet', mutateAsync(betId)), pending: isPending };
}
