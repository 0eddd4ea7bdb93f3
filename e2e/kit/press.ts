import type { Locator, Page } from '@playwright/test';

/** A button of a page that has not been pressed. */
export interface Pressable {
  readonly button: Locator;
  /** The same for all buttons that do the same: element, class, and name without its figures. */
  readonly key: string;
  readonly name: string;
}

/**
 * The next visible button or tab whose key is not among `pressed`. Numbers to bet on and switches that are on are left
 * out: they open nothing.
 */
export async function pressable(page: Page, pressed: readonly string[]): Promise<Pressable | undefined> {
  const found = await page.evaluate((known) => {
    const mark = 'data-next-press';
    for (const before of document.querySelectorAll(`[${mark}]`)) before.removeAttribute(mark);
    const buttons = document.querySelectorAll<HTMLElement>(
      'button:not([aria-pressed], :disabled), [role="tab"][aria-selected="false"], summary, [aria-haspopup]',
    );
    for (const button of buttons) {
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
      const key = `${button.localName} ${button.className} ${name.replace(/\p{N}+/gu, '')}`;
      if (known.includes(key) || !/\p{L}/u.test(name)) continue;
      if (button.closest('[inert]') || !button.checkVisibility({ visibilityProperty: true })) continue;
      // Many buttons of one kind, such as one for each lottery: the first three stand for all.
      const kind = `${button.localName} ${button.className} `;
      const place = button.parentElement?.className ?? '';
      if (known.filter((one) => one.startsWith(kind)).length >= (place === '' ? 3 : 8)) continue;
      button.setAttribute(mark, '');
      return { key, name: name.slice(0, 40) };
    }
    return undefined;
  }, pressed);
  return found && { ...found, button: page.locator('[data-next-press]').first() };
}
