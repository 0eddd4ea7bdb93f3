import type { Language } from '@tessera/messages/languages';
import { type Amount, sizeOf, UNIT } from './amount.ts';

/** Display options of an amount; every option has a default. */
export interface FormatMoney {
  readonly language: Language;
  /** Currency symbol from the currency list, printed in front: `¥`, `USDT`. Default none. */
  readonly symbol?: string;
  /**
   * Maximum decimals shown, 2 to 4; at least 2 are. Default 4, so that a balance is shown in full. An amount that would be
   * printed as zero keeps its digits: 0.002 is never `0.00`.
   */
  readonly decimalsMax?: 2 | 3 | 4;
  /** Prints a plus before positive amounts. Negative amounts always have a minus. */
  readonly signed?: boolean;
}

/**
 * Prints an amount in the player's language: grouped, with 2 to 4 decimals as the amount needs, truncated
 * toward zero, never rounded up. The minus is U+2212. An unknown amount is printed as a dash.
 */
export function formatMoney(amount: Amount | undefined, options: FormatMoney): string {
  if (amount === undefined) return UNKNOWN;
  const { language, symbol = '', decimalsMax = 4, signed = false } = options;
  const size = sizeOf(amount);
  const figure = plainFigure(size, language, decimalsMax);
  const sign = amount < 0n ? MINUS : signed && amount > 0n ? '+' : '';
  return `${sign}${symbolInFront(symbol)}${figure}`;
}

/** Prints odds, an integer of 1/10 000 per unit staked: up to 4 decimals without trailing zeros. */
export function formatOdds(odds: bigint, language: Language): string {
  return oddsFigure(odds, fractionOf(odds).replace(/0+$/, ''), language);
}

/**
 * Prints odds as a price: 2 decimals, a third one only when it is not zero, the fourth cut off. Whole odds from 100 on have
 * no decimals. `19_500n` is `1.95`, `21_937n` is `2.193`, `20_000n` is `2.00`, `9_750_000n` is `975`.
 */
export function formatPrice(odds: bigint, language: Language): string {
  const isWhole = odds % UNIT === 0n && odds >= WHOLE_FROM;
  return oddsFigure(odds, isWhole ? '' : fractionOf(odds).slice(0, 3).replace(/0$/, ''), language);
}

/** A printed amount without zero decimals: `1,950.00` is `1,950`, `0.20` stays. */
export function shortFigure(figure: string): string {
  return figure.replace(/[.,]00$/, '');
}

/** Character between whole units and decimals in a language. */
export const decimalPoint = (language: Language): string => SEPARATORS[language].point;

const WHOLE_FROM = 100n * UNIT;

const fractionOf = (units: bigint): string => (units % UNIT).toString().padStart(4, '0');

function oddsFigure(odds: bigint, fraction: string, language: Language): string {
  const { group, point } = SEPARATORS[language];
  return grouped(odds / UNIT, group) + (fraction === '' ? '' : point + fraction);
}

const UNKNOWN = '—';
export const MINUS = '\u2212';
export const NO_BREAK_SPACE = '\u00a0';

/** Separators of figures in a language. */
interface Separators {
  readonly group: string;
  readonly point: string;
}
const COMMA_GROUPS: Separators = { group: ',', point: '.' };
const POINT_GROUPS: Separators = { group: '.', point: ',' };
/** By language. */
export const SEPARATORS: Readonly<Record<Language, Separators>> = {
  zhCn: COMMA_GROUPS,
  zhTw: COMMA_GROUPS,
  enUs: COMMA_GROUPS,
  thTh: COMMA_GROUPS,
  viVn: POINT_GROUPS,
  idId: POINT_GROUPS,
  ptBr: POINT_GROUPS,
};

function plainFigure(size: bigint, language: Language, decimalsMax: number): string {
  const { group, point } = SEPARATORS[language];
  const all = fractionOf(size);
  const fraction = size < 10n ** BigInt(4 - decimalsMax) ? all : all.slice(0, decimalsMax);
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return grouped(size / UNIT, group) + point + shown;
}

/** Digits in groups of three. `toLocaleString` takes 5 ms at its first use, too long in the middle of a pick. */
export function grouped(whole: bigint | number, separator = ','): string {
  return whole.toString().replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * A non-breaking space follows a symbol that ends in a letter (`USDT 1.00`); other symbols touch the figure (`¥1.00`).
 */
function symbolInFront(symbol: string): string {
  return /\p{L}$/u.test(symbol) ? symbol + NO_BREAK_SPACE : symbol;
}
