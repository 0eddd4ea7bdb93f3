import type { Language } from '@tessera/messages/languages';
import { h } from '../element.ts';
import { type Amount, amountOf, moneyText } from '../money.ts';
import type { Session } from '../session.ts';
import type { Sounds } from '../sounds.ts';
import type { Store } from '../store.ts';
import type { Translate } from '../texts/index.ts';
import { isCalm } from '../theme.ts';
import css from './frame.module.css';
import { type IconName, icon } from './icons.ts';
import type { PanelName } from './panel.ts';

const rollMs = 400;

export interface TopBar {
  readonly element: HTMLElement;
  /** Updates the sound button. */
  showSound(on: boolean): void;
}

/**
 * Balance, sound, and buttons for history, verification and rules. In a frame the page around it shows balance and sound, so
 * only the buttons are left and lie on the stage.
 */
export function createTopBar(
  session: Store<Session>,
  t: Translate,
  language: Language,
  sounds: Sounds,
  open: (panel: PanelName) => void,
  isFramed: boolean,
): TopBar {
  const figure = h('b', { 'aria-hidden': 'true' });
  const spoken = h('span', { class: css.hidden });
  const tool = (name: IconName, label: string, onclick: () => void) =>
    h('button', { class: css.tool, type: 'button', 'aria-label': label, title: label, onclick }, icon(name));
  const sound = tool('mute', t('sound'), () => sounds.turn(!sounds.isOn()));
  sound.setAttribute('aria-pressed', 'false');
  rollInto(figure, session, language);
  session.watch(({ balance }) => {
    const text = moneyText(balance, language);
    if (spoken.textContent !== text) spoken.textContent = text;
  });
  return {
    element: h(
      'header',
      { class: css.top },
      ...(isFramed
        ? []
        : [h('div', { class: css.balance }, h('small', { text: t('balance') }), figure, spoken), sound]),
      tool('history', t('history'), () => open('history')),
      tool('verify', t('verify'), () => open('verify')),
      tool('rules', t('rules'), () => open('rules')),
    ),
    showSound(on) {
      sound.setAttribute('aria-pressed', String(on));
      sound.replaceChildren(icon(on ? 'sound' : 'mute'));
    },
  };
}

/** Keeps an element showing the balance; a change is animated for 400 ms. */
function rollInto(element: HTMLElement, session: Store<Session>, language: Language): void {
  let shown: Amount = session.get().balance;
  let target = shown;
  const write = (amount: Amount) => {
    element.textContent = moneyText(amount, language);
  };
  write(shown);
  session.watch(({ balance }) => {
    if (balance === target) return;
    const from = shown;
    target = balance;
    if (isCalm() || document.hidden) {
      shown = balance;
      write(shown);
      return;
    }
    const start = performance.now();
    const roll = (now: number) => {
      if (target !== balance) return;
      const share = Math.min(Math.max((now - start) / rollMs, 0), 1);
      const cents = (balance - from) / 100n;
      shown =
        share >= 1 ? balance : amountOf(from + ((cents * BigInt(Math.round(share * 1_000))) / 1_000n) * 100n);
      write(shown);
      if (share < 1) requestAnimationFrame(roll);
    };
    requestAnimationFrame(roll);
  });
}
