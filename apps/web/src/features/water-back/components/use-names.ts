import { shortIssue } from '../../../data/draws/index.ts';
import { usePlatformNames } from '../../../data/platforms/index.ts';
import { useFormat, useList } from '../../../data/settings/index.ts';
import { builtKey, useT } from '../../../platform/i18n/index.ts';
import type { WaterBackBet, WaterBackRow } from '../api/water-back.ts';

/** Names of rows and bets in the player's language; an unknown one is shown by its id. */
export function useNames(): {
  product(row: Pick<WaterBackRow, 'kind' | 'product'>): string;
  bet(bet: WaterBackBet): string;
} {
  const t = useT();
  const format = useFormat();
  const platforms = usePlatformNames();
  const items = useList('PLAYED_LIST')?.plays;
  const games = useList('GAME_LIST');
  const nameOf = (names: Readonly<Record<string, string>> | undefined, id: string) =>
    names ? format.name(names) : id;
  return {
    product: ({ kind, product }) =>
      kind === 'lottery' ? t(builtKey(`family_${product}`)) : (platforms.get(product) ?? product),
    bet: ({ issue, played, game, id }) => {
      if (game !== null) return nameOf(games?.find((known) => known.id === game)?.name, game);
      const name = played && nameOf(items?.find((item) => item.id === played)?.name, played);
      return issue && name ? t('wb_bet_of', { issue: shortIssue(issue), name }) : (name ?? String(id));
    },
  };
}
