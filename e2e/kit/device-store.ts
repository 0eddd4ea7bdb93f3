import type { Page } from '@playwright/test';

/** The IndexedDB store of the client's items, and the lifetime of items that journeys put there. */
const place = { database: 'tessera', store: 'items', lifeMs: 3_600_000 };

/** The value of an item that the client keeps, or undefined. */
export async function stored(page: Page, name: string): Promise<unknown> {
  return (await storedItem(page, name))?.package;
}

/** An item as it is stored: expiry time (ms) and value. */
export interface StoredItem {
  readonly expires: number;
  readonly package: unknown;
}

/** An item of the client's storage with its expiry, or undefined. */
export function storedItem(page: Page, name: string): Promise<StoredItem | undefined> {
  return page.evaluate(
    ({ database, store, key }) =>
      new Promise<StoredItem | undefined>((resolve, reject) => {
        const opening = indexedDB.open(database, 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    { ...place, key: name },
  );
}

/** Puts items into the client's storage, as an earlier visit would have left them; undefined removes an item. */
export function keep(page: Page, items: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate(putInto, toPut(items));
}

/** The argument of `putInto`. */
export const toPut = (items: Readonly<Record<string, unknown>>) => ({
  ...place,
  entries: Object.entries(items),
});

/** Runs in the page: stores the items. */
export function putInto({ database, store, lifeMs, entries }: ReturnType<typeof toPut>): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite');
      for (const [name, value] of entries) {
        if (value === undefined) writing.objectStore(store).delete(name);
        else writing.objectStore(store).put({ expires: Date.now() + lifeMs, package: value }, name);
      }
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Puts items into the storage while no client runs, which could store its own over them, and opens the page again. */
export async function keepBetweenVisits(page: Page, items: Readonly<Record<string, unknown>>): Promise<void> {
  const shown = page.url();
  await page.goto(new URL('/healthz', shown).href);
  await keep(page, items);
  await page.goto(shown);
}

/** Applies a theme, and a text size in per cent, as on a device that chose them earlier: stores both and opens the page again. */
export async function wear(page: Page, theme: string, textSize = 100): Promise<void> {
  await keepBetweenVisits(page, { PREFS: { theme, textSize }, THEME_VALUE: undefined });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
}
