import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languageCode, ms, names, nothing, switchText, template, themeId } from '../schemas.ts';

/** Lists that the client caches; each is fetched again only when its version changed (R3.6). */
export const cacheKeys = [
  'SETTING',
  'LANGUAGE_TYPES',
  'LANGUAGE_VALUE',
  'LOTTERY_LIST',
  'PLAYED_LIST',
  'GAME_LIST',
  'CURRENCY_LIST',
  'USER_LOG_TYPES',
  'THEME_LIST',
] as const;

export const cacheVersion = endpoint('POST', '/common/cache/version', {
  request: nothing,
  reply: z.record(z.enum(cacheKeys), z.string()),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The version of each cached list.',
});

export const publicSettings = z.object({
  platformName: z.string(),
  defaultLanguage: languageCode,
  defaultTheme: themeId,
  wapUrl: z.string(),
  pcUrl: z.string(),
  /** Further addresses of the two sites, to choose from when one's own is slow (R2.10, page `line`). */
  entryAddresses: z.array(z.object({ pcUrl: z.string(), wapUrl: z.string() })),
  /** `HH:mm-HH:mm` ranges, comma separated, in `timeZone`. */
  platOpenDuration: z.string(),
  closeReason: z.string(),
  /** Echo of the right bypass value only (E8); absent or empty = no bypass. */
  closeEnterPassword: z.string().optional(),
  /** 1 h grant that opens the closed platform for its holder; comes with the echo. */
  previewGrant: z.string().optional(),
  loginCaptcha: switchText,
  walletLoginEth: switchText,
  walletLoginTron: switchText,
  timeZone: z.string(),
  /** Support address shown on the closed screen and in errors; empty hides the button. */
  serviceUrl: z.string(),
  /** Whether this is the demonstration mode with a simulated beacon. */
  mode: z.enum(['demo', 'test', 'production']),
});

export const setting = endpoint('POST', '/common/setting', {
  request: z.object({ enter: z.string().max(200).optional() }),
  reply: publicSettings,
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The public settings (R3.5). `enter` = the URL hash, sent only while the platform is closed.',
});

export const languageTypes = endpoint('POST', '/common/language-types', {
  request: nothing,
  reply: z.array(z.object({ code: languageCode, name: z.string() })),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The shipped languages, each with its own name for itself.',
});

export const language = endpoint('POST', '/common/language', {
  request: z.object({ type: languageCode, tpl: template }),
  reply: z.record(z.string(), z.string()),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The message map of one language.',
});

export const themeList = endpoint('POST', '/common/theme/list', {
  request: z.object({ tpl: template }),
  reply: z.array(z.object({ id: themeId, name: names, scheme: z.enum(['light', 'dark']) })),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: "The themes on offer, the first being the platform's own choice.",
});

export const themeCss = endpoint('POST', '/common/theme/css', {
  request: z.object({ tpl: template, theme: themeId }),
  reply: z.record(z.string(), z.string()),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Style variable to value of one theme (E5).',
});

export const userLogType = endpoint('POST', '/common/user-log/type', {
  request: nothing,
  reply: z.array(z.object({ id: z.string(), name: names })),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Kinds of rows in the money record.',
});

export const captcha = endpoint('POST', '/common/captcha', {
  request: z.object({
    width: z.int().min(60).max(400).default(100),
    height: z.int().min(20).max(160).default(32),
  }),
  reply: z.object({
    /** Sealed {answer, expiry, id}: single use, 120 s (A4). */
    encrypt: z.string(),
    /** PNG as a data address, drawn at twice the size. */
    data: z.string(),
    expires: ms,
  }),
  errors: [],
  access: 'public',
  limit: 'captcha',
  writes: false,
  about: 'A picture to read before signing in, when `loginCaptcha` is on.',
});
