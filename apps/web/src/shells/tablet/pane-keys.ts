const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** What had the focus last, for each pane. */
const lastIn = new WeakMap<Element, HTMLElement>();

/**
 * `F6` moves the focus to the next pane in the order of the page: header, rail, account menu, main pane, second pane; with Shift to the one
 * before. A pane is an element with `data-pane`; it gives the focus to what had it last, or to its first element. Inactive under dialogs.
 */
export function startPaneKeys(): void {
  document.addEventListener('focusin', ({ target }) => {
    const pane = target instanceof HTMLElement && target.closest('[data-pane]');
    if (pane) lastIn.set(pane, target);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    const panes = [...document.querySelectorAll('[data-pane]')].filter((pane) => entryOf(pane));
    const now = panes.indexOf(document.activeElement?.closest('[data-pane]') ?? document.body);
    const next = event.shiftKey ? Math.max(now, 0) - 1 : now + 1;
    const pane = panes.at(next % panes.length);
    if (pane) entryOf(pane)?.focus();
  });
}

/** The element of a pane that gets the focus; undefined while nothing in it can have it. */
function entryOf(pane: Element): HTMLElement | undefined {
  const last = lastIn.get(pane);
  if (last && pane.contains(last) && canFocus(last, pane)) return last;
  return [...pane.querySelectorAll<HTMLElement>(REACHABLE)].find((one) => canFocus(one, pane));
}

/** What belongs to a pane within this one is not its own. */
const canFocus = (element: HTMLElement, pane: Element): boolean =>
  element.closest('[data-pane]') === pane && element.checkVisibility() && !element.closest('[inert]');
