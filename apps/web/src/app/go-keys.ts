import { shortcutsWanted } from '../features/betting/index.ts';
import { prefs } from '../features/settings/index.ts';
import { readToken } from '../platform/http/index.ts';
import { mayAct } from '../platform/keys/index.ts';
import { push, type RouteName } from '../platform/navigation/index.ts';

/** After `g` a letter leads to a page within this time, ms. */
const WITHIN_MS = 1_500;

/** Where the second letter leads (`design.md` 4.20). */
const places: Readonly<Record<string, RouteName>> = {
  h: 'home',
  l: 'lottery',
  r: 'record-bet',
  m: 'money-recharge',
};

/** The desktop's ways by keyboard, for players; silent where something is typed, under dialogs, and when switched off. */
export function startGoKeys(): void {
  let armedUntil = 0;
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !mayAct(event)) return;
    const key = event.key.toLowerCase();
    const to = event.timeStamp < armedUntil ? places[key] : undefined;
    armedUntil = 0;
    if (to) {
      // The board has letters of its own.
      event.preventDefault();
      const { lastLottery } = prefs();
      if (to !== 'lottery') void push(to);
      else if (lastLottery) void push(to, { id: lastLottery });
    } else if (key === 'g') {
      void Promise.all([shortcutsWanted(), readToken()]).then(([wanted, token]) => {
        if (wanted && token !== null) armedUntil = event.timeStamp + WITHIN_MS;
      });
    }
  };
  // Before the keys of a page.
  addEventListener('keydown', handleKey, { capture: true });
}
