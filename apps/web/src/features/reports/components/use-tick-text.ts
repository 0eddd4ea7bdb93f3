import { type Amount, formatCompact, shortFigure, UNIT } from '@tessera/protocol/money';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';

/** From this amount on, a value on a scale is short: `1.5万`. */
const SHORT_FROM = 10_000n * UNIT;

/** Values on the scale of a chart, without decimals that are zero; dots when the player hides amounts. */
export function useTickText(): (amount: Amount) => string {
  const language = useLanguage();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  return (amount) => {
    if (hidden) return amount === 0n ? '0' : '••';
    return shortFigure(amount >= SHORT_FROM ? formatCompact(amount, language) : format.figure(amount));
  };
}
