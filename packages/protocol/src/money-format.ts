import type { Language } from '@tessera/messages/languages';
import { type Amount, UNIT } from './amount.ts';

/** Display options of an amount; every option has a default. */
export interface FormatMoney {
  readonly language: Language;
  /** Currency symbol from the currency list, printed in front: `¥`, `USDT`. Default none. */
  readonly symbol?: string;
  /** Maximum decimals shown, 2 to 4; at least 2 are. Default 4, so that a balance is shown in full. */
  readonly decimalsMax?: 2 | 3 | 4;
  /** Prints a plus before positive amounts. Negative amounts always have a minus. */
  readonly signed?: boolean;
  /** Short form for tiles, one decimal: `123.4万`, `1.2M`. */
  readonly compact?: boolean;
}

/**
 * Prints an amount in the player's language (design 9.3): grouped, with 2 to 4 decimals as the amount needs, truncated
 * toward zero, never rounded up. The minus is U+2212. An unknown amount is printed as a dash.
 */
export function formatMoney(amount: Amount | undefined, options: FormatMoney): string {
  if (amount === undefined) return UNKNOWN;
  const { language, symbol = '', decimalsMax = 4, signed = false, compact = false } = options;
  const size = amount < 0n ? -amount : amount;
  const figure = (compact && compactFigure(size, language)) || plainFigure(size, language, decimalsMax);
  const sign = amount < 0n ? MINUS : signed && amount > 0n ? '+' : '';
  return `${sign}${symbolInFront(symbol)}${figure}`;
}

/** Prints odds, an integer of 1/10 000 per unit staked: up to 4 decimals without trailing zeros (design 9.3). */
export function formatOdds(odds: bigint, language: Language): string {
  const { group, point } = SEPARATORS[language];
  const fraction = (odds % UNIT).toString().padStart(4, '0').replace(/0+$/, '');
  return grouped(odds / UNIT, group) + (fraction === '' ? '' : point + fraction);
}

/** Character between whole units and decimals in a language. */
export const decimalPoint = (language: Language): string => SEPARATORS[language].point;

const UNKNOWN = '—';
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

interface Separators {
  readonly group: string;
  readonly point: string;
}
const COMMA_GROUPS: Separators = { group: ',', point: '.' };
const POINT_GROUPS: Separators = { group: '.', point: ',' };
const SEPARATORS: Readonly<Record<Language, Separators>> = {
  zhCn: COMMA_GROUPS,
  zhTw: COMMA_GROUPS,
  enUs: COMMA_GROUPS,
  thTh: COMMA_GROUPS,
  viVn: POINT_GROUPS,
  idId: POINT_GROUPS,
  ptBr: POINT_GROUPS,
};

/** A compact scale: units of currency and the suffix behind the figure. Largest first. */
type Scale = readonly (readonly [units: bigint, word: string])[];
const ENGLISH_SCALE: Scale = [
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
];
const COMPACT: Readonly<Record<Language, Scale>> = {
  zhCn: [
    [100_000_000n, '亿'],
    [10_000n, '万'],
  ],
  zhTw: [
    [100_000_000n, '億'],
    [10_000n, '萬'],
  ],
  enUs: ENGLISH_SCALE,
  thTh: ENGLISH_SCALE,
  viVn: [
    [1_000_000_000n, ' Tỷ'],
    [1_000_000n, ' Tr'],
  ],
  idId: [
    [1_000_000_000n, ' M'],
    [1_000_000n, ' jt'],
  ],
  ptBr: [
    [1_000_000_000n, ' bi'],
    [1_000_000n, ' mi'],
  ],
};

function plainFigure(size: bigint, language: Language, decimalsMax: number): string {
  const { group, point } = SEPARATORS[language];
  const fraction = (size % UNIT).toString().padStart(4, '0').slice(0, decimalsMax);
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return grouped(size / UNIT, group) + point + shown;
}

/** Undefined when the amount is below the smallest unit of the scale. */
function compactFigure(size: bigint, language: Language): string | undefined {
  const { group, point } = SEPARATORS[language];
  const step = COMPACT[language].find(([units]) => size >= units * UNIT);
  if (step === undefined) return undefined;
  const [units, word] = step;
  const tenths = (size * 10n) / (units * UNIT);
  const tenth = tenths % 10n === 0n ? '' : `${point}${tenths % 10n}`;
  return grouped(tenths / 10n, group) + tenth + word.replace(' ', NO_BREAK_SPACE);
}

function grouped(whole: bigint, separator: string): string {
  return whole.toString().replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * A non-breaking space follows a symbol that ends in a letter (`USDT 1.00`); other symbols touch the figure (`¥1.00`).
 */
function symbolInFront(symbol: string): string {
  return /\p{L}$/u.test(symbol) ? symbol + NO_BREAK_SPACE : symbol;
}
