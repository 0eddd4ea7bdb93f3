import type { Page } from '@playwright/test';
import type { ToastType } from '@tessera/ui/toast/toast-queue.ts';
import { everyText } from './text.ts';

/** The page keeps the notices it has shown and no test has consumed here. */
interface Noted {
  saidNotices?: Said[];
}

/** A notice: its text and its kind (R9.4). */
interface Said {
  readonly text: string;
  readonly kind: string;
}

/** Names of the place where notices appear, one for each language. */
export const noticePlaces: readonly string[] = everyText('notifications');

/**
 * Runs in the page: records each notice as it appears in a place of one of these names. A notice is visible for less than two
 * seconds, which a busy test may miss.
 */
export function noteNotices(names: readonly string[]): void {
  const page = window as unknown as Noted;
  if (page.saidNotices) return;
  const said: Said[] = [];
  page.saidNotices = said;
  const places = names.map((name) => `section[popover="manual"][aria-label="${name}"]`).join();
  let last = '';
  const look = () => {
    const shown = document.querySelector(places);
    const text = shown?.textContent ?? '';
    const kind = shown?.querySelector<HTMLElement>('[data-type]')?.dataset.type ?? '';
    if (text !== last && text !== '') said.push({ text, kind });
    last = text;
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Texts of every notice that the page has shown since it was loaded and no test has consumed. */
export function saidSoFar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => ((window as unknown as Noted).saidNotices ?? []).map(({ text }) => text));
}

/** Whether the page has shown a notice with this text, of this kind if one is given; consumes it and all earlier notices. */
export async function hasSaid(page: Page, text: string | RegExp, kind?: ToastType): Promise<boolean> {
  try {
    await page.evaluate(noteNotices, noticePlaces);
    return await page.evaluate(
      ({ source, flags, plain, wanted }) => {
        const said = (window as unknown as Noted).saidNotices ?? [];
        const words = new RegExp(source, flags);
        const at = said.findIndex(
          (notice) =>
            (wanted === undefined || notice.kind === wanted) &&
            (plain === undefined ? words.test(notice.text) : notice.text.includes(plain)),
        );
        if (at >= 0) said.splice(0, at + 1);
        return at >= 0;
      },
      text instanceof RegExp
        ? { source: text.source, flags: text.flags, wanted: kind }
        : { source: '', flags: '', plain: text, wanted: kind },
    );
  } catch {
    // The page navigated meanwhile.
    return false;
  }
}
