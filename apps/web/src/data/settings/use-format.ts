import { inLanguage, type Language } from '@tessera/messages/languages';
import { type Amount, type FormatMoney, formatMoney, formatOdds, formatPrice } from '@tessera/protocol/money';
import { formatTime, type TimeFormat } from '@tessera/protocol/time';
import { useMemo } from 'react';
import { i18nStore, t, useLanguage } from '../../platform/i18n/index.ts';
import { amountFrom } from './amount-from.ts';
import { type Lists, list, useList } from './lists.ts';
import { settings, useSettings } from './use-settings.ts';

/** An option of `money` and `figure`: all digits, for what a player sets or checks (stakes, receipts, arithmetic). */
export const EXACT = { decimalsMax: 4 } as const;

/** An amount for {@link MoneyText}: with 2 decimals, and with all digits if it has more. */
export interface ShownAmount {
  readonly text: string;
  readonly exact?: string;
}

/**
 * Formatters for the player: their language, the base currency's symbol, the platform's zone. Amounts have 2 decimals, cut
 * toward zero; one below 0.01 keeps its digits. {@link EXACT} prints all of them.
 */
export interface Format {
  /** `¥1,024.50`; takes an amount or the decimal text of the wire. Unknown: `—`. */
  money(amount: Amount | string | undefined, options?: Omit<FormatMoney, 'language'>): string;
  /** The figure without a currency symbol. */
  figure(amount: Amount | string | undefined, options?: Omit<FormatMoney, 'language' | 'symbol'>): string;
  /** The props of a money text that shows all digits on demand: `<MoneyText {...format.shown(balance)} />`. */
  shown(
    amount: Amount | string | undefined,
    options?: Omit<FormatMoney, 'language' | 'symbol' | 'decimalsMax'> & { currency?: boolean },
  ): ShownAmount;
  /** Odds as a price with 2 or 3 decimals; an integer of 1/10 000 per unit staked, as text of the wire or bigint. */
  odds(odds: string | bigint): string;
  /** The same with all 4 decimals, without trailing zeros: for arithmetic and for ratios that are no price. */
  exactOdds(odds: string | bigint): string;
  /** Formats of R9.5 in the platform's zone, or in the given one. */
  time(ms: number, format: TimeFormat, zone?: string): string;
  /** A translated name `{zhCn, enUs}` in the current language, in English if missing. */
  name(names: Readonly<Record<string, string>>): string;
  /** How often a lottery draws, in its shortest form: `1m`, `3.5m`, `1d`; empty for a calendar. */
  tag(lottery: Pick<LotteryNamed, 'period_s'>): string;
  /** A lottery in one text: its name and its tag. */
  lottery(lottery: LotteryNamed): string;
}

/** What names a lottery: lotteries of one family often differ only in how often they draw. */
type LotteryNamed = Pick<Lists['LOTTERY_LIST'][number], 'name' | 'period_s'>;

/** `const format = useFormat(); format.money(row.stake)`. */
export function useFormat(): Format {
  const language = useLanguage();
  const symbol = symbolOf(useList('CURRENCY_LIST'));
  const { timeZone } = useSettings();
  return useMemo(() => formatFor(language, symbol, timeZone), [language, symbol, timeZone]);
}

/** The current formatters for code outside React. */
export function format(): Format {
  return formatFor(i18nStore.getState().language, symbolOf(list('CURRENCY_LIST')), settings().timeZone);
}

function formatFor(language: Language, symbol: string, timeZone: string): Format {
  const usual = { language, decimalsMax: 2 } as const;
  return {
    money: (amount, options) => formatMoney(amountFrom(amount), { ...usual, symbol, ...options }),
    figure: (amount, options) => formatMoney(amountFrom(amount), { ...usual, ...options }),
    shown: (amount, { currency = false, ...options } = {}) => {
      const terms = { ...usual, ...options, ...(currency && { symbol }) };
      const text = formatMoney(amountFrom(amount), terms);
      const exact = formatMoney(amountFrom(amount), { ...terms, ...EXACT });
      return exact === text ? { text } : { text, exact };
    },
    odds: (odds) => formatPrice(BigInt(odds), language),
    exactOdds: (odds) => formatOdds(BigInt(odds), language),
    time: (ms, format, zone = timeZone) => formatTime(ms, format, zone),
    name: (names) => inLanguage(names, language) ?? '',
    tag: periodTag,
    lottery: ({ name, ...lottery }) =>
      [inLanguage(name, language) ?? '', periodTag(lottery)].filter(Boolean).join(' '),
  };
}

const periods = [
  ['lottery_tag_days', 86_400],
  ['lottery_tag_hours', 3_600],
  ['lottery_tag_minutes', 60],
  ['lottery_tag_seconds', 1],
] as const;

function periodTag({ period_s }: Pick<LotteryNamed, 'period_s'>): string {
  const unit = periods.find(([, seconds]) => period_s >= seconds);
  return unit ? t(unit[0], { n: period_s / unit[1] }) : '';
}

function symbolOf(currencies: Lists['CURRENCY_LIST'] | undefined): string {
  return currencies?.find((currency) => currency.is_base)?.symbol ?? '';
}
