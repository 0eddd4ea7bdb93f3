import { formatMessage, type MessageValues } from '@tessera/messages/format';
import { languageTags } from '@tessera/messages/languages';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type accountTexts from '../texts/account/enUs.json';
import type actionsTexts from '../texts/actions/enUs.json';
import type approvalsTexts from '../texts/approvals/enUs.json';
import type auditTexts from '../texts/audit/enUs.json';
import type casesTexts from '../texts/cases/enUs.json';
import type contentTexts from '../texts/content/enUs.json';
import type conversationTexts from '../texts/conversation/enUs.json';
import type dashboardTexts from '../texts/dashboard/enUs.json';
import type drawsTexts from '../texts/draws/enUs.json';
import type enUs from '../texts/enUs.json';
import type listsTexts from '../texts/lists/enUs.json';
import type looksTexts from '../texts/looks/enUs.json';
import type moneyTexts from '../texts/money/enUs.json';
import type offersTexts from '../texts/offers/enUs.json';
import type paymentsTexts from '../texts/payments/enUs.json';
import type playersTexts from '../texts/players/enUs.json';
import type reportsTexts from '../texts/reports/enUs.json';
import type rolesTexts from '../texts/roles/enUs.json';
import type roomsTexts from '../texts/rooms/enUs.json';
import type settingsTexts from '../texts/settings/enUs.json';
import type supportTexts from '../texts/support/enUs.json';
import type termsTexts from '../texts/terms/enUs.json';
import type textFileTexts from '../texts/text-file/enUs.json';
import { kept } from './kept.ts';

/** Key of a text of the console, in `src/texts/<language>.json` or in the file of a part, `src/texts/<part>/<language>.json`. */
export type TextKey =
  | keyof typeof enUs
  | keyof typeof accountTexts
  | keyof typeof actionsTexts
  | keyof typeof approvalsTexts
  | keyof typeof contentTexts
  | keyof typeof conversationTexts
  | keyof typeof auditTexts
  | keyof typeof casesTexts
  | keyof typeof dashboardTexts
  | keyof typeof drawsTexts
  | keyof typeof listsTexts
  | keyof typeof looksTexts
  | keyof typeof moneyTexts
  | keyof typeof offersTexts
  | keyof typeof paymentsTexts
  | keyof typeof playersTexts
  | keyof typeof reportsTexts
  | keyof typeof rolesTexts
  | keyof typeof roomsTexts
  | keyof typeof settingsTexts
  | keyof typeof supportTexts
  | keyof typeof termsTexts
  | keyof typeof textFileTexts;

/** Languages of the console. */
export const languages = ['zhCn', 'enUs'] as const;
export type ConsoleLanguage = (typeof languages)[number];

/** Text of a key in the current language, with its placeholders filled. */
export type Translate = (key: TextKey, values?: MessageValues) => string;

interface I18nState {
  readonly language: ConsoleLanguage;
  readonly t: Translate;
}

const KEPT = 'language';

type Texts = Readonly<Partial<Record<TextKey, string>>>;
type Load = Readonly<Record<ConsoleLanguage, () => Promise<{ default: Texts }>>>;

const load: Load = {
  zhCn: () => import('../texts/zhCn.json'),
  enUs: () => import('../texts/enUs.json'),
};

/** Texts that only some pages show. They load with the first of these pages. */
const parts = {
  audit: {
    zhCn: () => import('../texts/audit/zhCn.json'),
    enUs: () => import('../texts/audit/enUs.json'),
  },
  dashboard: {
    zhCn: () => import('../texts/dashboard/zhCn.json'),
    enUs: () => import('../texts/dashboard/enUs.json'),
  },
  account: {
    zhCn: () => import('../texts/account/zhCn.json'),
    enUs: () => import('../texts/account/enUs.json'),
  },
  // Names of commands, where they are listed.
  actions: {
    zhCn: () => import('../texts/actions/zhCn.json'),
    enUs: () => import('../texts/actions/enUs.json'),
  },
  approvals: {
    zhCn: () => import('../texts/approvals/zhCn.json'),
    enUs: () => import('../texts/approvals/enUs.json'),
  },
  content: {
    zhCn: () => import('../texts/content/zhCn.json'),
    enUs: () => import('../texts/content/enUs.json'),
  },
  // What is opened from the list of customer service.
  conversation: {
    zhCn: () => import('../texts/conversation/zhCn.json'),
    enUs: () => import('../texts/conversation/enUs.json'),
  },
  cases: {
    zhCn: () => import('../texts/cases/zhCn.json'),
    enUs: () => import('../texts/cases/enUs.json'),
  },
  draws: {
    zhCn: () => import('../texts/draws/zhCn.json'),
    enUs: () => import('../texts/draws/enUs.json'),
  },
  // Column choice and saved views, for the menus of lists.
  lists: {
    zhCn: () => import('../texts/lists/zhCn.json'),
    enUs: () => import('../texts/lists/enUs.json'),
  },
  looks: {
    zhCn: () => import('../texts/looks/zhCn.json'),
    enUs: () => import('../texts/looks/enUs.json'),
  },
  money: {
    zhCn: () => import('../texts/money/zhCn.json'),
    enUs: () => import('../texts/money/enUs.json'),
  },
  offers: {
    zhCn: () => import('../texts/offers/zhCn.json'),
    enUs: () => import('../texts/offers/enUs.json'),
  },
  // States of payments and words of queues, for money and for customer service.
  payments: {
    zhCn: () => import('../texts/payments/zhCn.json'),
    enUs: () => import('../texts/payments/enUs.json'),
  },
  players: {
    zhCn: () => import('../texts/players/zhCn.json'),
    enUs: () => import('../texts/players/enUs.json'),
  },
  reports: {
    zhCn: () => import('../texts/reports/zhCn.json'),
    enUs: () => import('../texts/reports/enUs.json'),
  },
  roles: {
    zhCn: () => import('../texts/roles/zhCn.json'),
    enUs: () => import('../texts/roles/enUs.json'),
  },
  rooms: {
    zhCn: () => import('../texts/rooms/zhCn.json'),
    enUs: () => import('../texts/rooms/enUs.json'),
  },
  settings: {
    zhCn: () => import('../texts/settings/zhCn.json'),
    enUs: () => import('../texts/settings/enUs.json'),
  },
  support: {
    zhCn: () => import('../texts/support/zhCn.json'),
    enUs: () => import('../texts/support/enUs.json'),
  },
  // Terms of offers, for their panel and their forms.
  terms: {
    zhCn: () => import('../texts/terms/zhCn.json'),
    enUs: () => import('../texts/terms/enUs.json'),
  },
  'text-file': {
    zhCn: () => import('../texts/text-file/zhCn.json'),
    enUs: () => import('../texts/text-file/enUs.json'),
  },
} as const satisfies Readonly<Record<string, Load>>;

/** Parts that pages have asked for, each with the end of its loading. */
const asked = new Map<keyof typeof parts, Promise<void>>();

const i18nStore = createStore<I18nState>(() => ({ language: 'zhCn', t: (key) => key }));

/** Text of a key for code outside React. */
export const t: Translate = (key, values) => i18nStore.getState().t(key, values);

/** `const t = useT(); t('approve', { fingerprint })`. */
export const useT = (): Translate => useStore(i18nStore, (state) => state.t);

/** The current language. */
export const useLanguage = (): ConsoleLanguage => useStore(i18nStore, (state) => state.language);

/** The current language for code outside React: calls name it, and the server answers in it. */
export const currentLanguage = (): ConsoleLanguage => i18nStore.getState().language;

/** Loads the texts of a language, shows it and keeps the choice on this device. */
export async function chooseLanguage(language: ConsoleLanguage): Promise<void> {
  await show(language);
  kept.write(KEPT, language);
}

/** Waits for a page and the texts of its parts: `withTexts('money', import('…'))`, or `withTexts(['support', 'money'], import('…'))`. */
export async function withTexts<Page>(
  wanted: keyof typeof parts | readonly (keyof typeof parts)[],
  page: Promise<Page>,
): Promise<Page> {
  const needed = [wanted].flat();
  const missing = needed.filter((part) => !asked.has(part));
  if (missing.length > 0) {
    // A moment later, when every missing part is among those asked for.
    const loaded = Promise.resolve().then(() => show(currentLanguage()));
    for (const part of missing) asked.set(part, loaded);
  }
  // Also for parts that another page has asked for: their texts may still be on their way.
  await Promise.all(needed.map((part) => asked.get(part)));
  return page;
}

async function show(language: ConsoleLanguage): Promise<void> {
  const files = await Promise.all(
    [load, ...[...asked.keys()].map((part) => parts[part])].map((one) => one[language]()),
  );
  const texts: Texts = Object.assign({}, ...files.map((file) => file.default));
  const tag = languageTags[language];
  document.documentElement.lang = tag;
  i18nStore.setState({ language, t: (key, values = {}) => formatMessage(texts[key] ?? key, values, tag) });
}

/** The language that was chosen on this device, else that of the browser. */
export function preferredLanguage(): ConsoleLanguage {
  const chosen = kept.read(KEPT);
  return languages.find((one) => one === chosen) ?? (navigator.language.startsWith('zh') ? 'zhCn' : 'enUs');
}
