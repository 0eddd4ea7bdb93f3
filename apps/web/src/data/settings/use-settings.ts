import { DEFAULT_LANGUAGE } from '@tessera/messages/languages';
import { type Lists, list, useList } from './lists.ts';

export type Settings = Lists['SETTING'];

/** Defaults until the settings are loaded: open all day, and every optional feature off. */
const unknownSettings: Settings = {
  platformName: 'Tessera',
  defaultLanguage: DEFAULT_LANGUAGE,
  defaultTheme: 'theme-default',
  wapUrl: '',
  pcUrl: '',
  entryAddresses: [],
  platOpenDuration: '00:00-23:59',
  closeReason: '',
  loginCaptcha: '0',
  walletLoginEth: '0',
  walletLoginTron: '0',
  timeZone: 'Asia/Shanghai',
  serviceUrl: '',
  contactEmail: '',
  mode: 'production',
};

/** Public settings (R3.5). */
export function useSettings(): Settings {
  return useList('SETTING') ?? unknownSettings;
}

/** Public settings for code outside React. */
export function settings(): Settings {
  return list('SETTING') ?? unknownSettings;
}
