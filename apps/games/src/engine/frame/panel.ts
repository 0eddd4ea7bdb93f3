import { h } from '../element.ts';
import type { Translate } from '../texts/index.ts';
import { icon } from './icons.ts';
import css from './panel.module.css';

export type PanelName = 'history' | 'verify' | 'rules';

const names: readonly PanelName[] = ['history', 'verify', 'rules'];

export interface Panel {
  readonly element: HTMLDialogElement;
  /** Opens a page of the panel or switches to it. `round`: the round to verify. */
  open(name: PanelName, round?: string): void;
}

/** A sheet on a phone, a drawer on a desktop: history, verification and rules in one place. Rebuilt on every opening. */
export function createPanel(
  t: Translate,
  pages: Readonly<Record<PanelName, (round: string | undefined) => HTMLElement>>,
): Panel {
  const body = h('div', { class: css.body, role: 'tabpanel', tabindex: '0' });
  const tabs = names.map((name) =>
    h('button', {
      type: 'button',
      role: 'tab',
      id: `tab-${name}`,
      text: t(name),
      onclick: () => show(name, undefined),
    }),
  );
  const element = h(
    'dialog',
    { class: css.panel, 'aria-labelledby': 'tab-history' },
    h(
      'div',
      { class: css.head },
      h('div', { class: css.tabs, role: 'tablist', onkeydown: rove }, ...tabs),
      h(
        'button',
        { class: css.close, type: 'button', 'aria-label': t('close'), onclick: () => element.close() },
        icon('close'),
      ),
    ),
    body,
  );
  // A press on the backdrop closes it; the dialog element itself covers only the backdrop.
  element.addEventListener('click', ({ target }) => target === element && element.close());

  function show(name: PanelName, round: string | undefined): void {
    for (const [index, tab] of tabs.entries()) {
      const picked = names[index] === name;
      tab.setAttribute('aria-selected', String(picked));
      tab.tabIndex = picked ? 0 : -1;
    }
    element.setAttribute('aria-labelledby', `tab-${name}`);
    body.replaceChildren(pages[name](round));
    body.scrollTop = 0;
  }

  function rove(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const now = tabs.findIndex((tab) => tab.tabIndex === 0);
    const next = tabs[(now + step + tabs.length) % tabs.length];
    next?.click();
    next?.focus();
  }
  return {
    element,
    open(name, round) {
      show(name, round);
      if (!element.open) element.showModal();
    },
  };
}
