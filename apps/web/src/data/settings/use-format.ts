import { inLanguage, type Language } from '@tessera/messages/languages';
import { type Amount, type FormatMoney, formatMoney, formatOdds } from '@tessera/protocol/money';
import { formatTime, type TimeFormat } from '@tessera/protocol/time';
import { useMemo } from 'react';
import { i18nStore, useLanguage } from '../../platform/i18n/index.ts';
import { amountFrom } from './amount-from.ts';
import { type Lists, list, useList } from './lists.ts';
import { settings, useSettings } from './use-settings.ts';

/** Formatters for the player: their language, the base currency's symbol, the platform's zone. */
export interface Format {
  /** `¥1,024.50`; takes an amount or the decimal text of the wire. Unknown: `—`. */
  money(amount: Amount | string | undefined, options?: Omit<FormatMoney, 'language'>): string;
  /** The figure without a currency symbol. */
  figure(amount: Amount | string | undefined, options?: Omit<FormatMoney, 'language' | 'symbol'>): string;
  /** Odds, an integer of 1/10 000 per unit staked, as text of the wire or bigint. */
  odds(odds: string | bigint): string;
  /** Formats of R9.5 in the platform's zone, or in the given one. */
  time(ms: number, format: TimeFormat, zone?: string): string;
  /** A translated name `{zhCn, enUs}` in the current language, in English if missing. */
  name(names: Readonly<Record<string, string>>): string;
}

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
  return {
    money: (amount, options) => formatMoney(amountFrom(amount), { language, symbol, ...options }),
    figure: (amount, options) => formatMoney(amountFrom(amount), { language, ...options }),
    odds: (odds) => formatOdds(BigInt(odds), language),
    time: (ms, format, zone = timeZone) => formatTime(ms, format, zone),
    name: (names) => inLanguage(names, language) ?? '',
  };
}

function symbolOf(currencies: Lists['CURRENCY_LIST'] | undefined): string {
  return currencies?.find((currency) => currency.is_base)?.symbol ?? '';
}
