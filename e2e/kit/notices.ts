import type { Page } from '@playwright/test';

/** Where a page keeps the notices it has shown and nobody has asked for. */
interface Noted {
  saidNotices?: string[];
}

/** Runs in the page: notes each notice as it appears. One is on show for less than two seconds, which a busy test may miss. */
export function noteNotices(): void {
  const page = window as unknown as Noted;
  if (page.saidNotices) return;
  const said: string[] = [];
  page.saidNotices = said;
  const places = ['通知', 'Notifications']
    .map((name) => `section[popover="manual"][aria-label="${name}"]`)
    .join();
  let last = '';
  const look = () => {
    const text = document.querySelector(places)?.textContent ?? '';
    if (text !== last && text !== '') said.push(text);
    last = text;
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Every notice that the page has shown since it was loaded and nobody has asked for. */
export function saidSoFar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as Noted).saidNotices ?? []);
}

/** Whether the page has shown a notice with these words; what came before it is forgotten with it. */
export async function hasSaid(page: Page, text: string | RegExp): Promise<boolean> {
  try {
    await page.evaluate(noteNotices);
    return await page.evaluate(
      ({ source, flags, plain }) => {
        const said = (window as unknown as Noted).saidNotices ?? [];
        const words = new RegExp(source, flags);
        const at = said.findIndex((notice) =>
          plain === undefined ? words.test(notice) : notice.includes(plain),
        );
        if (at >= 0) said.splice(0, at + 1);
        return at >= 0;
      },
      text instanceof RegExp
        ? { source: text.source, flags: text.flags }
        : { source: '', flags: '', plain: text },
    );
  } catch {
    // The page went elsewhere meanwhile.
    return false;
  }
}
