import { DEFAULT_LANGUAGE } from '@tessera/protocol/languages';
import { type Lists, list, useList } from './lists.ts';

export type Settings = Lists['SETTING'];

/** What holds until the settings have come: closed to nobody, nothing offered that needs a switch. */
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
  mode: 'production',
};

/** Public settings (R3.5). */
export function useSettings(): Settings {
  return useList('SETTING') ?? unknownSettings;
}

/** The same for code outside React. */
export function settings(): Settings {
  return list('SETTING') ?? unknownSettings;
}
