import { type LotteryDraws, leftText } from '../../../data/draws/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Sale, saleAt } from '../model/sale.ts';

/** The sale of a lottery, counted down by the server's clock. */
export function useSale(draws: LotteryDraws | undefined): Sale {
  return saleAt(draws, useNow());
}

/** Text of the time left: `00:41`, `封盘中`, `12:00 后开售`, or dashes while unknown. */
export function SaleText({ sale }: { sale: Sale }) {
  const t = useT();
  switch (sale.state) {
    case 'none':
      return '--:--';
    case 'closed':
      return t('lobby_closed');
    case 'waiting':
      return t('lobby_opens_in', { time: leftText(sale.leftMs) });
    default:
      return leftText(sale.leftMs);
  }
}
