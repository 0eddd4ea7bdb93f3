import { DEFAULT_ZONE, normalizeOpeningHours, parseAmount } from '@tessera/protocol';
import { languageCode, switchText, themeId } from '@tessera/protocol/schemas';
import { z } from 'zod';

/** Burst and refill of a call limit. */
const rate = z.object({
  burst: z.int().min(1).max(1_000_000),
  perMinute: z.number().positive().max(100_000_000),
});
const count = z.int().min(0).max(100_000_000);
const seconds = z
  .int()
  .min(1)
  .max(400 * 86_400);
const address = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, hostname: /^[\w.-]+$|^\[[\da-f:]+\]$/i })])
  .transform((text) => text.replace(/\/+$/, ''));

const zone = z.string().refine((name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}, 'not an IANA time zone');

/** Normalized to what compares right as text (E9): `9:00-12:00，22:00-6:00` and the like are understood. */
const openingHours = z
  .string()
  .max(400)
  .transform((text, context) => {
    const normal = normalizeOpeningHours(text);
    if (normal.ok) return normal.value;
    context.addIssue({ code: 'custom', message: 'not a list of HH:mm-HH:mm ranges' });
    return z.NEVER;
  });

/** Texts by language code; zhCn and enUs at least. */
const texts = z
  .record(languageCode, z.string().min(1).max(120))
  .refine((map) => 'zhCn' in map && 'enUs' in map);

/** Help lines that answer everywhere, as the demonstration shows them. */
const demoHelpContacts = [
  {
    name: { zhCn: 'Gambling Therapy', enUs: 'Gambling Therapy' },
    line: { zhCn: '免费，保密，多语言在线帮助', enUs: 'Free, confidential, online in many languages' },
    href: 'https://www.gamblingtherapy.org',
  },
  {
    name: { zhCn: '匿名戒赌会', enUs: 'Gamblers Anonymous' },
    line: { zhCn: '互助小组，全球聚会', enUs: 'Mutual help, meetings around the world' },
    href: 'https://www.gamblersanonymous.org',
  },
];

const amount = z.string().refine((text) => parseAmount(text).ok, 'not an amount');

interface Definition<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly fallback: z.output<Schema>;
  /** Value of the demonstration where it differs. */
  readonly demo?: z.output<Schema>;
  /** Part of the public settings (R3.5). */
  readonly public?: boolean;
  /** Never shown, logged or answered. */
  readonly secret?: boolean;
  readonly about: string;
}

/** Keeps the exact type of each row. */
const define = <Schema extends z.ZodType>(definition: Definition<Schema>) => definition;

/**
 * Everything an operator can set, with the figures of the requirements as defaults.
 * Durations in seconds, amounts as decimal text.
 */
export const definitions = {
  platformName: define({
    schema: z.string().min(1).max(60),
    fallback: 'Tessera',
    public: true,
    about: 'Name in titles and texts.',
  }),
  defaultLanguage: define({
    schema: languageCode,
    fallback: 'zhCn',
    public: true,
    about: 'Language of a visitor who chose none.',
  }),
  defaultTheme: define({
    schema: themeId,
    fallback: 'theme-default',
    public: true,
    about: 'First of the theme list.',
  }),
  pcUrl: define({
    schema: address,
    fallback: '',
    public: true,
    about: 'Address of the desktop site; empty = no redirect.',
  }),
  wapUrl: define({
    schema: address,
    fallback: '',
    public: true,
    about: 'Address of the mobile site; empty = no redirect.',
  }),
  entryAddresses: define({
    schema: z.array(z.object({ pcUrl: address, wapUrl: address })).max(12),
    fallback: [],
    public: true,
    about: 'Further addresses the two sites are reached at, for players whose line is slow to choose from.',
  }),
  platOpenDuration: define({
    schema: openingHours,
    fallback: '00:00-23:59',
    public: true,
    about: 'Opening hours, HH:mm-HH:mm in timeZone, comma separated.',
  }),
  closeReason: define({
    schema: z.string().max(400),
    fallback: '',
    public: true,
    about: 'Reason on the closed screen.',
  }),
  closeEnterPassword: define({
    schema: z.string().max(64),
    fallback: '',
    secret: true,
    about: 'Opens the closed platform from the URL hash; empty = no bypass.',
  }),
  loginCaptcha: define({
    schema: switchText,
    fallback: '1',
    demo: '0',
    public: true,
    about: 'Ask for a captcha at login and registration.',
  }),
  walletLoginEth: define({
    schema: switchText,
    fallback: '0',
    demo: '1',
    public: true,
    about: 'Offer login with an Ethereum wallet.',
  }),
  walletLoginTron: define({
    schema: switchText,
    fallback: '0',
    demo: '1',
    public: true,
    about: 'Offer login with a TRON wallet.',
  }),
  timeZone: define({
    schema: zone,
    fallback: DEFAULT_ZONE,
    public: true,
    about: 'Zone of opening hours, report days and limits.',
  }),
  serviceUrl: define({
    schema: address,
    fallback: '',
    public: true,
    about: 'Support address; empty hides the button.',
  }),

  callLogin: define({
    schema: rate,
    fallback: { burst: 5, perMinute: 5 },
    about: 'Calls to login, register and trial per address, over all nodes.',
  }),
  callCaptcha: define({
    schema: rate,
    fallback: { burst: 10, perMinute: 10 },
    about: 'Captchas per address, over all nodes.',
  }),
  callBet: define({ schema: rate, fallback: { burst: 10, perMinute: 300 }, about: 'Bet calls per session.' }),
  callTransfer: define({
    schema: rate,
    fallback: { burst: 2, perMinute: 60 },
    about: 'Transfers to and from platforms per session.',
  }),
  callPoll: define({
    schema: rate,
    fallback: { burst: 5, perMinute: 60 },
    about: 'Heartbeats, and balance calls, per session.',
  }),
  callWithdraw: define({
    schema: rate,
    fallback: { burst: 5, perMinute: 5 / 60 },
    about: 'Withdrawals asked for per session.',
  }),
  callReceipt: define({
    schema: rate,
    fallback: { burst: 3, perMinute: 6 },
    about: 'Pictures of payments per session: each is decoded and encoded again.',
  }),
  counting: define({
    schema: rate,
    fallback: { burst: 5_000, perMinute: 6_000 },
    about:
      'Milliseconds of counting per session, estimated from items and typed characters: 10 000 characters are one, an item whose largest return is searched for is up to 25.',
  }),
  callOther: define({
    schema: rate,
    fallback: { burst: 40, perMinute: 1200 },
    about: 'All other calls per session.',
  }),
  callVisitor: define({
    schema: rate,
    fallback: { burst: 200, perMinute: 6_000 },
    about: 'All other calls without a session, per address.',
  }),
  callAddress: define({
    schema: rate,
    fallback: { burst: 600, perMinute: 12_000 },
    about: 'All calls of one address.',
  }),
  callHandshake: define({
    schema: rate,
    fallback: { burst: 60, perMinute: 120 },
    about: 'Sockets that one address begins.',
  }),
  callReport: define({
    schema: rate,
    fallback: { burst: 20, perMinute: 20 },
    about: 'Reports of one address about the content policy.',
  }),
  callCallback: define({
    schema: rate,
    fallback: { burst: 300, perMinute: 60 },
    about: 'Calls of third parties from one address that are not believed; believed ones are not counted.',
  }),
  callFile: define({
    schema: rate,
    fallback: { burst: 2_000, perMinute: 60_000 },
    about: 'Files of the clients that one address asks for.',
  }),
  callsInFlight: define({
    schema: z.int().min(1).max(100_000),
    fallback: 256,
    about: 'Calls that one node works on at once.',
  }),
  callsWaiting: define({
    schema: count,
    fallback: 1_024,
    about: 'Calls that wait in one node for others to end; further ones are told to come back.',
  }),
  callWaitSeconds: define({
    schema: z.int().min(1).max(5),
    fallback: 5,
    about: 'Longest wait of such a call.',
  }),
  handshakesOpen: define({
    schema: count,
    fallback: 2_000,
    about: 'Connections of one node that began a socket and have not opened it.',
  }),
  connectionsPerAddress: define({
    schema: count,
    fallback: 100,
    about: 'Open connections of one address; behind a trusted proxy, its requests at once and its sockets.',
  }),
  socketsPerAddress: define({
    schema: count,
    fallback: 20,
    about: 'Open sockets of one address, over all nodes; as many again may be opening.',
  }),
  socketsPerAccount: define({
    schema: count,
    fallback: 5,
    about: 'Open sockets of one account, over all nodes.',
  }),
  socketEventsPerSecond: define({
    schema: count,
    fallback: 20,
    about: 'Events a socket may send in a second.',
  }),
  answerSeconds: define({
    schema: seconds,
    fallback: 30,
    about: 'How long a call may take; its caller is then told to ask again, and finds what was done.',
  }),
  clockSkewSeconds: define({
    schema: seconds,
    fallback: 60,
    about: 'How far the time of a changing call may be off.',
  }),

  loginPerAddressMinute: define({
    schema: count,
    fallback: 20,
    about: 'Login attempts of one address in a minute.',
  }),
  loginFailuresFree: define({
    schema: count,
    fallback: 5,
    about: 'Failures of one account before delays and a captcha.',
  }),
  loginFailureSeconds: define({
    schema: seconds,
    fallback: 900,
    about: 'Time after which failures are forgotten.',
  }),
  loginDelayMaxSeconds: define({
    schema: seconds,
    fallback: 60,
    about: 'Longest delay after repeated failures.',
  }),
  namesTakenFree: define({
    schema: count,
    fallback: 3,
    about: 'Taken names an address may find in an hour before registration asks for a captcha.',
  }),
  enterTriesPerHour: define({
    schema: count,
    fallback: 5,
    about: 'Wrong bypass passwords of one address in an hour.',
  }),
  previewSeconds: define({
    schema: seconds,
    fallback: 3600,
    about: 'Life of the grant that opens the closed platform.',
  }),
  trialPerDay: define({
    schema: count,
    fallback: 3,
    demo: 200,
    about: 'Trial accounts of one address in a day.',
  }),
  trialSeconds: define({ schema: seconds, fallback: 86_400, about: 'Life of a trial account.' }),
  trialGrant: define({ schema: amount, fallback: '10000.0000', about: 'Virtual money of a trial account.' }),
  ageMin: define({ schema: z.int().min(18).max(99), fallback: 18, about: 'Lowest age in years.' }),
  sessionsMax: define({
    schema: z.int().min(1).max(100),
    fallback: 5,
    about: 'Sessions of one account at once.',
  }),
  sessionIdleSeconds: define({
    schema: seconds,
    fallback: 1800,
    about: 'A session ends after this long without an action.',
  }),
  sessionWebSeconds: define({
    schema: seconds,
    fallback: 86_400,
    about: 'Longest life of a session in a browser.',
  }),
  sessionNativeSeconds: define({
    schema: seconds,
    fallback: 2_592_000,
    about: 'Longest life of a session in the app.',
  }),
  tokenRotateSeconds: define({
    schema: seconds,
    fallback: 600,
    about: 'A heartbeat makes a new token at most this often.',
  }),
  tokenOverlapSeconds: define({
    schema: seconds,
    fallback: 30,
    about: 'The old token works this long after the new one was used.',
  }),
  stepUpSeconds: define({ schema: seconds, fallback: 300, about: 'A step-up counts this long.' }),
  guessesMax: define({
    schema: z.int().min(1).max(1000),
    fallback: 5,
    about: 'Wrong codes or passwords a signed-in player may try before he has to wait.',
  }),
  guessSeconds: define({
    schema: seconds,
    fallback: 900,
    about: 'Wait after too many wrong codes or passwords.',
  }),
  withdrawLockSeconds: define({
    schema: seconds,
    fallback: 86_400,
    about: 'No withdrawal this long after a factor was changed.',
  }),
  bankCardsMax: define({ schema: z.int().min(1).max(50), fallback: 5, about: 'Bank cards of one player.' }),
  payoutWalletsMax: define({
    schema: z.int().min(1).max(50),
    fallback: 5,
    about: 'USDT addresses of one player.',
  }),
  withdrawMin: define({ schema: amount, fallback: '100.0000', about: 'Least of one withdrawal.' }),
  withdrawMax: define({ schema: amount, fallback: '50000.0000', about: 'Most of one withdrawal.' }),
  withdrawPerDay: define({ schema: count, fallback: 10, about: 'Withdrawals of one player in a day.' }),
  withdrawFreePerDay: define({
    schema: count,
    fallback: 3,
    about: 'Withdrawals of one player in a day that cost nothing.',
  }),
  withdrawFeePpm: define({
    schema: z.int().min(0).max(100_000),
    fallback: 5_000,
    about: 'Fee of further withdrawals, in millionths of the amount.',
  }),
  withdrawAutoBelow: define({
    schema: amount,
    fallback: '5000.0000',
    about: 'A withdrawal below it is sent by itself; from it on two operators approve it.',
  }),
  withdrawMinutes: define({
    schema: z.int().min(1).max(10_000),
    fallback: 10,
    about: 'Usual minutes until a withdrawal has arrived.',
  }),
  withdrawReviewMinutes: define({
    schema: z.int().min(1).max(10_000),
    fallback: 120,
    about: 'The same for one that operators look at.',
  }),
  turnoverDepositPpm: define({
    schema: z.int().min(0).max(100_000_000),
    fallback: 1_000_000,
    about: 'Stakes to be settled before a deposit can be withdrawn, in millionths of it.',
  }),
  turnoverBonusPpm: define({
    schema: z.int().min(0).max(100_000_000),
    fallback: 5_000_000,
    about: 'The same for a bonus.',
  }),
  limitDelaySeconds: define({
    schema: z
      .int()
      .min(86_400)
      .max(90 * 86_400),
    fallback: 604_800,
    about: 'A looser limit of a player waits this long before he may confirm it; 24 h at least.',
  }),
  exclusionLeastSeconds: define({
    schema: z
      .int()
      .min(0)
      .max(1_830 * 86_400),
    fallback: 183 * 86_400,
    about: 'An indefinite self-exclusion lasts at least this long before its end can be asked for.',
  }),
  helpContacts: define({
    schema: z
      .array(z.object({ name: texts, line: texts, href: z.string().regex(/^(https:|tel:|mailto:)[^\s]+$/) }))
      .max(6),
    fallback: [],
    demo: demoHelpContacts,
    about:
      'Where players find help with gambling, by language: name, one line, and an https, tel or mailto address.',
  }),
  rememberSeconds: define({ schema: seconds, fallback: 2_592_000, about: 'Life of a remembered login.' }),
} as const;

export type SettingKey = keyof typeof definitions;
export type SettingValues = { readonly [K in SettingKey]: z.output<(typeof definitions)[K]['schema']> };

/** All keys in the order of the table. */
export const settingKeys = Object.keys(definitions) as readonly SettingKey[];

/** True for the name of a setting. */
export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(definitions, text);
}

/** Values of an installation where nothing was set; the demonstration has some of its own. */
export function fallbacks(mode: 'demo' | 'test' | 'production'): SettingValues {
  const entries = settingKeys.map((key) => {
    const definition: Definition<z.ZodType> = definitions[key];
    return [key, mode === 'production' ? definition.fallback : (definition.demo ?? definition.fallback)];
  });
  return Object.fromEntries(entries) as SettingValues;
}
