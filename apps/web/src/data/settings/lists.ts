import type { CallReply } from '@tessera/protocol/endpoints';
import { gamesFromWire, type Inward, lotteriesFromWire, playsFromWire } from '@tessera/protocol/inward';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { build } from '../../platform/device/index.ts';
import { call } from '../../platform/http/index.ts';
import { whenIdle } from '../../platform/lazy/index.ts';
import { storage, storedKey } from '../../platform/storage/index.ts';

/** Lists cached by the client as sent, by the names of their versions (R3.6). Messages are cached by `language.ts`. */
interface WireLists {
  SETTING: CallReply<'POST /common/setting'>;
  LANGUAGE_TYPES: CallReply<'POST /common/language-types'>;
  LOTTERY_LIST: CallReply<'POST /api/lottery/list'>;
  PLAYED_LIST: CallReply<'POST /api/lottery/played/list'>;
  GAME_LIST: CallReply<'POST /api/game/list'>;
  CURRENCY_LIST: CallReply<'POST /api/money/currency'>;
  USER_LOG_TYPES: CallReply<'POST /common/user-log/type'>;
  THEME_LIST: CallReply<'POST /common/theme/list'>;
}

/** The lists in our words. */
export type Lists = Inward<WireLists>;
export type ListName = keyof Lists;
/** Versions by list; some events contain only those that changed. */
export type Versions = Partial<CallReply<'POST /common/cache/version'>>;

/** A cached list as sent, with the version it was fetched under. */
interface Cached<Name extends ListName> {
  version: string;
  value: WireLists[Name];
}

/** Failures are silent: the stored list stays in use. */
const silent = { silent: true };

const fetchList: { [Name in ListName]: () => Promise<WireLists[Name]> } = {
  SETTING: () => call('POST /common/setting', {}, silent),
  LANGUAGE_TYPES: () => call('POST /common/language-types', {}, silent),
  LOTTERY_LIST: () => call('POST /api/lottery/list', {}, silent),
  PLAYED_LIST: () => call('POST /api/lottery/played/list', {}, silent),
  GAME_LIST: () => call('POST /api/game/list', {}, silent),
  CURRENCY_LIST: () => call('POST /api/money/currency', {}, silent),
  USER_LOG_TYPES: () => call('POST /common/user-log/type', {}, silent),
  THEME_LIST: () => call('POST /common/theme/list', { tpl: build.template }, silent),
};

/** A list without older names is used as sent. */
const asSent = <List>(list: List): List => list;

const readList: { [Name in ListName]: (wire: WireLists[Name]) => Lists[Name] } = {
  SETTING: asSent,
  LANGUAGE_TYPES: asSent,
  LOTTERY_LIST: lotteriesFromWire,
  PLAYED_LIST: playsFromWire,
  GAME_LIST: gamesFromWire,
  CURRENCY_LIST: asSent,
  USER_LOG_TYPES: asSent,
  THEME_LIST: asSent,
};

export const listNames = Object.keys(fetchList) as readonly ListName[];

const listsStore = createStore<Partial<Lists>>(() => ({}));
const versionsInUse = new Map<ListName, string>();

/** Applies the stored lists of any version, so that the first screen has data. */
export async function loadStoredLists(): Promise<void> {
  await Promise.all(
    listNames.map(async (name) => {
      const cached = await storage.get(keyOf(name));
      if (cached) use(name, cached);
    }),
  );
}

/**
 * Fetches only the lists whose version changed (R3.6). Returns their names.
 * Rejects with the first failure after all requests have ended.
 */
export async function refreshLists(versions: Versions, names = listNames): Promise<readonly ListName[]> {
  const stale = names.flatMap((name) => {
    const version = versions[name];
    return version === undefined || version === versionsInUse.get(name) ? [] : [{ name, version }];
  });
  const outcomes = await Promise.allSettled(stale.map(({ name, version }) => refresh(name, version)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return stale.map(({ name }) => name);
}

/** A list for code outside React; `undefined` until loaded. */
export function list<Name extends ListName>(name: Name): Lists[Name] | undefined {
  return listsStore.getState()[name];
}

/** A list for components: `const lotteries = useList('LOTTERY_LIST')`; `undefined` until loaded. */
export function useList<Name extends ListName>(name: Name): Lists[Name] | undefined {
  return useStore(listsStore, (lists) => lists[name]);
}

/** Calls `tell` whenever the settings were replaced. */
export function onSettings(tell: () => void): void {
  listsStore.subscribe(({ SETTING }, before) => {
    if (SETTING !== before.SETTING) tell();
  });
}

/** Replaces the current settings, e.g. with those in a closed platform's reply. Not stored. */
export function setSettings(settings: Lists['SETTING']): void {
  listsStore.setState({ SETTING: settings });
}

async function refresh<Name extends ListName>(name: Name, version: string): Promise<void> {
  const cached: Cached<Name> = { version, value: await fetchList[name]() };
  use(name, cached);
  // After the first page, whose reads would otherwise wait for the writes.
  whenIdle(() => void storage.set(keyOf(name), cached));
}

function use<Name extends ListName>(name: Name, { version, value }: Cached<Name>): void {
  versionsInUse.set(name, version);
  listsStore.setState({ [name]: readList[name](value) });
}

/** Deletes the stored lists; those in memory stay until the page reloads. */
export async function clearStoredLists(): Promise<void> {
  await Promise.all(listNames.map((name) => storage.remove(keyOf(name))));
}

function keyOf<Name extends ListName>(name: Name) {
  return storedKey<Cached<Name>>(name);
}
