import { namesOf } from '@tessera/messages/load';
import { DEFAULT_ZONE, parseAmount } from '@tessera/protocol';
import { addressFault, ENTRY_FAULTS, type EntrySite, entryFaults } from '@tessera/protocol/entry-addresses';
import { HOURS_TEXT_MAX, normalizeWeek } from '@tessera/protocol/opening-week';
import { languageCode, switchText, themeId } from '@tessera/protocol/schemas';
import { z } from 'zod';
import { createProxies } from '../../admission/index.ts';

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

/** Normalized so that ranges compare as text (E9): `9:00-12:00，22:00-6:00` and the like are accepted, also for each weekday. */
const openingHours = z
  .string()
  .max(HOURS_TEXT_MAX)
  .transform((text, context) => {
    const normal = normalizeWeek(text);
    if (normal.ok) return normal.value;
    context.addIssue({
      code: 'custom',
      message: 'not a list of HH:mm-HH:mm ranges, or seven of them from Monday to Sunday',
    });
    return z.NEVER;
  });

/** Texts by language code; zhCn and enUs are required. */
const texts = z
  .record(languageCode, z.string().min(1).max(120))
  .refine((map) => 'zhCn' in map && 'enUs' in map);

/** What players mostly ask customer service about. */
const serviceTags = [
  { id: 'deposit', name: { zhCn: '存款', enUs: 'Deposit' } },
  { id: 'withdrawal', name: { zhCn: '取款', enUs: 'Withdrawal' } },
  { id: 'bet', name: { zhCn: '注单', enUs: 'Bet' } },
  { id: 'offer', name: { zhCn: '活动', enUs: 'Offer' } },
  { id: 'account', name: { zhCn: '账户', enUs: 'Account' } },
  { id: 'identity', name: { zhCn: '实名', enUs: 'Identity' } },
  { id: 'limits', name: { zhCn: '限额与冷静期', enUs: 'Limits and breaks' } },
  { id: 'technical', name: { zhCn: '技术问题', enUs: 'Technical' } },
  { id: 'complaint', name: { zhCn: '投诉', enUs: 'Complaint' } },
];

/** Help lines reachable worldwide, shown by the demonstration. */
const demoHelpContacts = [
  {
    name: namesOf('contact', 'gambling-therapy'),
    line: namesOf('contact', 'gambling-therapy-line'),
    href: 'https://www.gamblingtherapy.org',
  },
  {
    name: namesOf('contact', 'gamblers-anonymous'),
    line: namesOf('contact', 'gamblers-anonymous-line'),
    href: 'https://www.gamblersanonymous.org',
  },
];

/** Whether a text is an address or a network. */
function isNetwork(text: string): boolean {
  try {
    createProxies([text]);
    return true;
  } catch {
    return false;
  }
}

const amount = z.string().refine((text) => parseAmount(text).ok, 'not an amount');

interface Definition<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly fallback: z.output<Schema>;
  /** Default in demo mode, if it differs. */
  readonly demo?: z.output<Schema>;
  /** Part of the public settings (R3.5). */
  readonly public?: boolean;
  /**
   * Why a new value is refused; undefined when it is not. Unlike `schema` it does not decide about stored values, which an earlier
   * version may have accepted.
   */
  readonly refusal?: (value: z.output<Schema>) => string | undefined;
  /** Never shown, logged or returned. */
  readonly secret?: boolean;
  readonly about: string;
}

/** Why an address of a site is refused. */
function siteRefusal(text: string): string | undefined {
  const fault = text === '' ? undefined : addressFault(text);
  return fault && ENTRY_FAULTS[fault];
}

/** Why a list of further addresses is refused, by its first fault. */
function entriesRefusal(sites: readonly EntrySite[]): string | undefined {
  const first = entryFaults(sites)[0];
  return first && `${first.row + 1}: ${ENTRY_FAULTS[first.fault]}`;
}

/** Keeps the exact type of each row. */
const define = <Schema extends z.ZodType>(definition: Definition<Schema>) => definition;

/**
 * All settings an operator can change, with the figures of the requirements as defaults.
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
    about: 'Language of a visitor who has not chosen one.',
  }),
  defaultTheme: define({
    schema: themeId,
    fallback: 'theme-default',
    public: true,
    about: 'First of the theme list.',
  }),
  pcUrl: define({
    schema: address,
    refusal: siteRefusal,
    fallback: '',
    public: true,
    about: 'Address of the desktop site; empty = no redirect.',
  }),
  wapUrl: define({
    schema: address,
    refusal: siteRefusal,
    fallback: '',
    public: true,
    about: 'Address of the mobile site; empty = no redirect.',
  }),
  entryAddresses: define({
    schema: z.array(z.object({ pcUrl: address, wapUrl: address })).max(12),
    refusal: entriesRefusal,
    fallback: [],
    public: true,
    about: 'Further site addresses, for players to choose from when theirs is slow.',
  }),
  platOpenDuration: define({
    schema: openingHours,
    fallback: '00:00-23:59',
    public: true,
    about:
      'Opening hours, HH:mm-HH:mm in timeZone, comma separated; by weekday with seven parts from Monday, semicolon separated.',
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
    about: 'Bypass password in the URL hash while the platform is closed; empty = no bypass.',
  }),
  loginCaptcha: define({
    schema: switchText,
    fallback: '1',
    demo: '0',
    public: true,
    about: 'Require a captcha at login and registration.',
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
    about: 'Time zone of opening hours, report days and limits.',
  }),
  serviceUrl: define({
    schema: address,
    fallback: '',
    public: true,
    about: 'Support address; empty hides the button.',
  }),
  contactEmail: define({
    schema: z.union([z.literal(''), z.email().max(100)]),
    fallback: '',
    demo: 'support@tessera.example',
    public: true,
    about: 'Mail address of support, shown at login, in the footer and in the help; empty shows none.',
  }),

  callLogin: define({
    schema: rate,
    fallback: { burst: 5, perMinute: 5 },
    about: 'Login, register and trial calls per address, over all nodes.',
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
    about: 'Withdrawal requests per session.',
  }),
  callReceipt: define({
    schema: rate,
    fallback: { burst: 3, perMinute: 6 },
    about: 'Payment pictures per session; each is decoded and re-encoded.',
  }),
  counting: define({
    schema: rate,
    fallback: { burst: 5_000, perMinute: 6_000 },
    about:
      'Milliseconds of line counting per session, estimated from items and characters: 10 000 characters count as one, an item whose largest return has to be searched as up to 25.',
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
    about: 'All calls per address.',
  }),
  callHandshake: define({
    schema: rate,
    fallback: { burst: 60, perMinute: 120 },
    about: 'Socket handshakes per address.',
  }),
  callReport: define({
    schema: rate,
    fallback: { burst: 20, perMinute: 20 },
    about: 'Content policy reports per address.',
  }),
  callCallback: define({
    schema: rate,
    fallback: { burst: 300, perMinute: 60 },
    about: 'Third-party callbacks per address that fail authentication; authentic ones are not counted.',
  }),
  callFile: define({
    schema: rate,
    fallback: { burst: 2_000, perMinute: 60_000 },
    about: 'Client files requested per address.',
  }),
  callsInFlight: define({
    schema: z.int().min(1).max(100_000),
    fallback: 256,
    about: 'Concurrent calls per node.',
  }),
  callsWaiting: define({
    schema: count,
    fallback: 1_024,
    about: 'Calls queued per node; further ones are refused and have to be retried.',
  }),
  callWaitSeconds: define({
    schema: z.int().min(1).max(5),
    fallback: 5,
    about: 'Longest time a call is queued.',
  }),
  handshakesOpen: define({
    schema: count,
    fallback: 2_000,
    about: 'Connections per node with an unfinished socket handshake.',
  }),
  connectionsPerAddress: define({
    schema: count,
    fallback: 100,
    about: 'Open connections per address; behind a trusted proxy, its concurrent requests and sockets.',
  }),
  socketsPerAddress: define({
    schema: count,
    fallback: 20,
    about: 'Open sockets per address, over all nodes; as many again may be in the handshake.',
  }),
  socketsPerAccount: define({
    schema: count,
    fallback: 5,
    about: 'Open sockets per account, over all nodes.',
  }),
  serviceHours: define({
    schema: openingHours,
    fallback: '00:00-23:59',
    about: 'When customer service answers, written as opening hours. Messages of other times are kept.',
  }),
  serviceAnswerSeconds: define({
    schema: seconds,
    fallback: 180,
    about: 'Time in which an agent answers; after that the case returns to the queue.',
  }),
  serviceIdleMinutes: define({
    schema: z.int().min(1).max(10_080),
    fallback: 30,
    about: 'An answered case counts as resolved when the player has not written for this time.',
  }),
  serviceRateDays: define({
    schema: z.int().min(1).max(90),
    fallback: 7,
    about: 'Days after its end in which a case of customer service can be rated.',
  }),
  serviceTags: define({
    schema: z
      .array(z.object({ id: z.string().regex(/^[a-z0-9-]{1,30}$/), name: texts }))
      .max(40)
      .refine((tags) => new Set(tags.map(({ id }) => id)).size === tags.length, 'a tag is there twice'),
    fallback: serviceTags,
    about:
      'Tags that a case of customer service can have when it ends: id, and names by language. Ended cases keep tags that leave the list.',
  }),
  pushServices: define({
    schema: z.array(z.string().regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/)).max(50),
    fallback: [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      '.push.services.mozilla.com',
      'web.push.apple.com',
      '.push.apple.com',
      '.notify.windows.com',
    ],
    about:
      'Hosts of push services that browsers may subscribe at; one that begins with a dot stands for all below it.',
  }),
  socketEventsPerSecond: define({
    schema: count,
    fallback: 20,
    about: 'Events per socket and second.',
  }),
  answerSeconds: define({
    schema: seconds,
    fallback: 30,
    about: 'Longest duration of a call; after that the caller has to retry and gets the result.',
  }),
  clockSkewSeconds: define({
    schema: seconds,
    fallback: 60,
    about: 'Largest clock difference of a call that changes data.',
  }),

  loginPerAddressMinute: define({
    schema: count,
    fallback: 20,
    about: 'Login attempts per address and minute.',
  }),
  loginFailuresFree: define({
    schema: count,
    fallback: 5,
    about: 'Failures per account before delays and a captcha.',
  }),
  loginFailureSeconds: define({
    schema: seconds,
    fallback: 900,
    about: 'Time after which failures no longer count.',
  }),
  loginDelayMaxSeconds: define({
    schema: seconds,
    fallback: 60,
    about: 'Longest delay after repeated failures.',
  }),
  namesTakenFree: define({
    schema: count,
    fallback: 3,
    about: 'Taken names an address may try per hour before registration needs a captcha.',
  }),
  contactCodeSeconds: define({
    schema: seconds,
    fallback: 600,
    about: 'Validity of a code that is sent to an address of a player.',
  }),
  contactCodeGuesses: define({
    schema: z.int().min(1).max(20),
    fallback: 5,
    about: 'Guesses at a code that was sent before it ends.',
  }),
  contactCodesPerHour: define({
    schema: count,
    fallback: 5,
    about: 'Codes that a player, or a name with its address, may ask for per hour.',
  }),
  contactCodesPerDay: define({
    schema: count,
    fallback: 10,
    about: 'Codes that a player, or a name with its address, may ask for per day.',
  }),
  recoveryAsksPerHour: define({
    schema: count,
    fallback: 30,
    demo: 200,
    about: 'Codes for a lost password that a network address may ask for per hour.',
  }),
  recoveryAsksFree: define({
    schema: count,
    fallback: 5,
    demo: 50,
    about: 'Such requests of a network address per hour before a captcha is needed.',
  }),
  enterTriesPerHour: define({
    schema: count,
    fallback: 5,
    about: 'Wrong bypass passwords per address and hour.',
  }),
  previewSeconds: define({
    schema: seconds,
    fallback: 3600,
    about: 'Validity of a bypass grant.',
  }),
  trialPerDay: define({
    schema: count,
    fallback: 3,
    demo: 200,
    about: 'Trial accounts per address and day.',
  }),
  trialSeconds: define({ schema: seconds, fallback: 86_400, about: 'Lifetime of a trial account.' }),
  trialGrant: define({
    schema: amount,
    fallback: '10000.0000',
    about: 'Virtual starting balance of a trial account.',
  }),
  ageMin: define({ schema: z.int().min(18).max(99), fallback: 18, about: 'Minimum age in years.' }),
  sessionsMax: define({
    schema: z.int().min(1).max(100),
    fallback: 5,
    about: 'Concurrent sessions per account.',
  }),
  sessionIdleSeconds: define({
    schema: seconds,
    fallback: 1800,
    about: 'A session ends after this time without an action.',
  }),
  sessionWebSeconds: define({
    schema: seconds,
    fallback: 86_400,
    about: 'Maximum lifetime of a session in a browser.',
  }),
  sessionNativeSeconds: define({
    schema: seconds,
    fallback: 2_592_000,
    about: 'Maximum lifetime of a session in the app.',
  }),
  tokenRotateSeconds: define({
    schema: seconds,
    fallback: 600,
    about: 'Minimum age of a token before a heartbeat replaces it.',
  }),
  tokenOverlapSeconds: define({
    schema: seconds,
    fallback: 30,
    about: 'How long the old token stays valid after the first use of the new one.',
  }),
  stepUpSeconds: define({ schema: seconds, fallback: 300, about: 'Validity of a step-up.' }),
  guessesMax: define({
    schema: z.int().min(1).max(1000),
    fallback: 5,
    about: 'Wrong codes or passwords a signed-in player may try before they have to wait.',
  }),
  guessSeconds: define({
    schema: seconds,
    fallback: 900,
    about: 'Waiting time after too many wrong codes or passwords.',
  }),
  withdrawLockSeconds: define({
    schema: seconds,
    fallback: 86_400,
    about: 'Withdrawals are blocked this long after a change of a factor.',
  }),
  bankCardsMax: define({ schema: z.int().min(1).max(50), fallback: 5, about: 'Bank cards per player.' }),
  payoutWalletsMax: define({
    schema: z.int().min(1).max(50),
    fallback: 5,
    about: 'USDT addresses per player.',
  }),
  withdrawMin: define({ schema: amount, fallback: '100.0000', about: 'Minimum amount of a withdrawal.' }),
  withdrawMax: define({ schema: amount, fallback: '50000.0000', about: 'Maximum amount of a withdrawal.' }),
  withdrawPerDay: define({ schema: count, fallback: 10, about: 'Withdrawals per player and day.' }),
  withdrawFreePerDay: define({
    schema: count,
    fallback: 3,
    about: 'Free withdrawals per player and day.',
  }),
  withdrawFeePpm: define({
    schema: z.int().min(0).max(100_000),
    fallback: 5_000,
    about: 'Fee of further withdrawals, in millionths of the amount.',
  }),
  withdrawAutoBelow: define({
    schema: amount,
    fallback: '5000.0000',
    about: 'Withdrawals below this amount are sent automatically; from it on two operators have to approve.',
  }),
  withdrawMinutes: define({
    schema: z.int().min(1).max(10_000),
    fallback: 10,
    about: 'Usual minutes until an automatic withdrawal has arrived.',
  }),
  withdrawReviewMinutes: define({
    schema: z.int().min(1).max(10_000),
    fallback: 120,
    about: 'The same for a withdrawal that operators review.',
  }),
  depositAloneBelow: define({
    schema: amount,
    fallback: '1000.0000',
    about:
      'Payments under review of less than this are credited or returned by one operator; what one operator decides about one player in 24 hours adds up.',
  }),
  taxRatePpm: define({
    schema: z.int().min(0).max(1_000_000),
    fallback: 0,
    about:
      'Rate of the tax on play in reports, in millionths of its base, unless a run gives another; 0 for no tax.',
  }),
  turnoverDepositPpm: define({
    schema: z.int().min(0).max(100_000_000),
    fallback: 1_000_000,
    about: 'Turnover requirement of a deposit, in millionths of its amount.',
  }),
  turnoverBonusPpm: define({
    schema: z.int().min(0).max(100_000_000),
    fallback: 5_000_000,
    about: 'Turnover requirement of a bonus, in millionths of its amount.',
  }),
  teamInvite: define({
    schema: switchText,
    fallback: '1',
    about: 'Agents may invite members to their teams.',
  }),
  teamRateMaxPpm: define({
    schema: z.int().min(0).max(100_000),
    fallback: 12_000,
    about: 'Highest rate of an agent at the top of a team, in millionths of a stake.',
  }),
  teamLinksMax: define({
    schema: z.int().min(1).max(1_000),
    fallback: 50,
    about: 'Open invite links per agent.',
  }),
  teamHoldDays: define({
    schema: z.int().min(0).max(90),
    fallback: 7,
    about: 'Days from the day of a bet until its commission is payable.',
  }),
  limitDelaySeconds: define({
    schema: z
      .int()
      .min(86_400)
      .max(90 * 86_400),
    fallback: 604_800,
    about: 'Delay before a player may confirm a looser limit; at least 24 h.',
  }),
  exclusionLeastSeconds: define({
    schema: z
      .int()
      .min(0)
      .max(1_830 * 86_400),
    fallback: 183 * 86_400,
    about: 'Minimum duration of an indefinite self-exclusion before its end can be requested.',
  }),
  helpContacts: define({
    schema: z
      .array(z.object({ name: texts, line: texts, href: z.string().regex(/^(https:|tel:|mailto:)[^\s]+$/) }))
      .max(6),
    fallback: [],
    demo: demoHelpContacts,
    about:
      'Help lines for problem gambling, texts by language: name, one line, and an https, tel or mailto address.',
  }),
  consoleAddresses: define({
    schema: z.array(z.string().max(64).refine(isNetwork, 'not an address or network')).max(100),
    fallback: [],
    about:
      'Addresses and networks, such as 10.0.0.0/8, that the operators’ console may be used from; empty = all that reach its port.',
  }),
  consoleIdleSeconds: define({
    schema: z.int().min(60).max(900),
    fallback: 900,
    about: 'A session of an operator ends after this time without an act.',
  }),
  consoleSessionSeconds: define({
    schema: z.int().min(600).max(43_200),
    fallback: 43_200,
    about: 'Longest session of an operator.',
  }),
  consoleCommandHours: define({
    schema: z.int().min(1).max(168),
    fallback: 24,
    about: 'Hours in which a command can be approved.',
  }),
  rememberSeconds: define({ schema: seconds, fallback: 2_592_000, about: 'Lifetime of a remembered login.' }),
} as const;

export type SettingKey = keyof typeof definitions;
export type SettingValues = { readonly [K in SettingKey]: z.output<(typeof definitions)[K]['schema']> };

/** All keys, in definition order. */
export const settingKeys = Object.keys(definitions) as readonly SettingKey[];

/** Whether the text is a setting key. */
export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(definitions, text);
}

/** A new value of a setting, normalized, or why it is refused. */
export function readNewValue(
  key: SettingKey,
  value: unknown,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string } {
  // The refusal of a row reads what its schema has made.
  const { schema, refusal } = definitions[key] as Definition<z.ZodType>;
  const read = schema.safeParse(value);
  if (!read.success) return { ok: false, reason: read.error.issues[0]?.message ?? 'refused' };
  const reason = refusal?.(read.data);
  return reason === undefined ? { ok: true, value: read.data } : { ok: false, reason };
}

/** Default values of all settings; demo and test mode have some of their own. */
export function fallbacks(mode: 'demo' | 'test' | 'production'): SettingValues {
  const entries = settingKeys.map((key) => {
    const definition: Definition<z.ZodType> = definitions[key];
    return [key, mode === 'production' ? definition.fallback : (definition.demo ?? definition.fallback)];
  });
  return Object.fromEntries(entries) as SettingValues;
}
