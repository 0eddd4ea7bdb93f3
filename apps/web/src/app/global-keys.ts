import { betPrefs, betPrefsReady } from '../features/betting/index.ts';
import { user } from '../features/session/index.ts';
import { prefs } from '../features/settings/index.ts';
import { answerKeys, keyMapStore, mayAct } from '../platform/keys/index.ts';
import { push, type RouteName } from '../platform/navigation/index.ts';
import { moveInRows } from './row-keys.ts';

/** After `g` a letter leads to a page within this time, ms. */
const WITHIN_MS = 1_500;

/** Where the second letter leads (`design.md` 4.20). */
const places: Readonly<Record<string, RouteName>> = {
  h: 'home',
  l: 'lottery',
  r: 'record-bet',
  m: 'money-recharge',
};

/**
 * The desktop's keys of every page: `?` shows them all, `/` leads to the page's search or to that of the header, `g` and a letter to another page, arrows
 * from row to row of a table.
 * Silent where something is typed, under dialogs, and when switched off. Keys that were pressed while the page started (`holdKeys`) are answered, too.
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
  // Before the keys of a page: the board has letters of its own.
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

/** Goes to the search field of the page on show, otherwise opens that of the header; says whether there is one. */
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
