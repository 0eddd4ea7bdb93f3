import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languageCode, ms, names, nothing, switchText, template, themeId } from '../schemas.ts';

/** Lists that the client caches. The client refetches a list only when its version changed (R3.6). */
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
  /** Alternative addresses of the two sites, offered when the current one is slow (R2.10, page `line`). */
  entryAddresses: z.array(z.object({ pcUrl: z.string(), wapUrl: z.string() })),
  /** `HH:mm-HH:mm` ranges, comma separated, in `timeZone`. */
  platOpenDuration: z.string(),
  closeReason: z.string(),
  /** Echo of the bypass value, only if it was right (E8); absent or empty = no bypass. */
  closeEnterPassword: z.string().optional(),
  /** Grant valid for 1 h that opens the closed platform to its holder; sent with the echo. */
  previewGrant: z.string().optional(),
  loginCaptcha: switchText,
  walletLoginEth: switchText,
  walletLoginTron: switchText,
  timeZone: z.string(),
  /** Support address shown on the closed screen and in errors; empty hides the button. */
  serviceUrl: z.string(),
  /** Mail address of support; empty: none is shown. */
  contactEmail: z.string(),
  /** `demo`: demonstration mode with a simulated beacon. */
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
  about: 'The shipped languages with their native names.',
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
  about: "The available themes; the platform's default is first.",
});

export const themeCss = endpoint('POST', '/common/theme/css', {
  request: z.object({ tpl: template, theme: themeId }),
  reply: z.record(z.string(), z.string()),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Style variables of one theme with their values (E5).',
});

export const userLogType = endpoint('POST', '/common/user-log/type', {
  request: nothing,
  reply: z.array(z.object({ id: z.string(), name: names })),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Row types of the money record.',
});

export const captcha = endpoint('POST', '/common/captcha', {
  request: z.object({
    width: z.int().min(60).max(400).default(100),
    height: z.int().min(20).max(160).default(32),
  }),
  reply: z.object({
    /** Sealed {answer, expiry, id}: single use, 120 s (A4). */
    encrypt: z.string(),
    /** PNG as a data URL, rendered at twice the size. */
    data: z.string(),
    expires: ms,
  }),
  errors: [],
  access: 'public',
  limit: 'captcha',
  writes: false,
  about: 'A captcha image for signing in, needed when `loginCaptcha` is on.',
});
