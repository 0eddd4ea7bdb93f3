import { betPrefs, betPrefsReady } from '../data/bet-prefs/index.ts';
import { user } from '../data/session/index.ts';
import { prefs } from '../data/settings/index.ts';
import { answerKeys, keyMapStore, mayAct } from '../platform/keys/index.ts';
import { push, type RouteName } from '../platform/navigation/index.ts';
import { moveInRows } from './row-keys.ts';

/** Maximum time between `g` and the letter of a page, ms. */
const WITHIN_MS = 1_500;

/** Page of each second letter. */
const places: Readonly<Record<string, RouteName>> = {
  h: 'home',
  l: 'lottery',
  r: 'record-bet',
  m: 'money-recharge',
  c: 'chat-custom-service',
};

/**
 * The desktop's keys of every page: `?` shows the key map, `/` focuses the page's search field or opens the header's search,
 * `g` and a letter open another page, arrow keys move between table rows.
 * Inactive while the player types, under dialogs, and when switched off. Keys pressed while the page starts (`holdKeys`) are
 * handled too.
 */
export async function startGlobalKeys(): Promise<void> {
  let armedUntil = 0;
  const run = (key: string, at: number): boolean => {
    const to = at < armedUntil ? places[key] : undefined;
    armedUntil = 0;
    if (to) goTo(to);
    else if (key === '?') keyMapStore.setState(true);
    else if (key === '/') return focusSearch();
    else {
      if (key === 'g' && user().loaded) armedUntil = at + WITHIN_MS;
      return moveInRows(key);
    }
    return true;
  };
  await betPrefsReady;
  // Handled before the keys of a page: the board has letters of its own.
  answerKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !betPrefs().shortcuts || !mayAct(event)) return;
    if (run(event.key.toLowerCase(), event.timeStamp)) event.preventDefault();
  });
}

function goTo(place: RouteName): void {
  const { lastLottery } = prefs();
  if (place !== 'lottery') void push(place);
  else if (lastLottery) void push(place, { id: lastLottery });
}

/** Focuses the search field of the visible page, otherwise opens the header's search. Returns whether there is one. */
function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLElement>('[data-screen] input[type="search"]');
  const field = [...fields].find((one) => one.checkVisibility() && !one.closest('[inert]'));
  if (field) {
    field.focus();
    return true;
  }
  const header = document.querySelector<HTMLElement>('[data-site-search]');
  if (!header?.checkVisibility()) return false;
  header.click();
  return true;
}
