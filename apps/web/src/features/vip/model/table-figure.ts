import type { Language } from '@tessera/messages/languages';
import { formatCompact, formatMoney, UNIT } from '@tessera/protocol/money';
import { units } from '../../../components/reward-figures/index.ts';

/** Only whole thousands are shortened: a shortened figure is cut off, and no cost may look lower than it is. */
const WHOLE = 1_000n * UNIT;

/** An amount of the table in its shortest exact form: `8`, `1,250`, `5万`; `zero` for nothing. */
export function tableFigure(amount: string, language: Language, zero = '–'): string {
  const value = units(amount);
  if (value === 0n) return zero;
  const figure = value % WHOLE === 0n ? formatCompact(value, language) : formatMoney(value, { language });
  return figure.replace(/[.,]00$/, '');
}
