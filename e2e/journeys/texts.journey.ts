import { shippedLanguages } from '@tessera/messages';
import { startDemo } from '../kit/demo.ts';
import type { Platform } from '../kit/platform.ts';
import { expect, test } from '../kit/test.ts';
import { createTextWalk, TITLED } from '../kit/text-walk.ts';
import { inTurn } from '../kit/turns.ts';

test.describe.configure({ mode: 'serial' });

/** The narrowest phone of the design: what is whole there has room elsewhere. `npm run pseudo -- --real` walks other windows. */
const WINDOW = 'wap:360';
/** A walk is about a hundred pages. */
const WALK_MS_MAX = 600_000;

let platform: Platform;
test.beforeAll(async () => {
  platform = await startDemo();
});
test.afterAll(() => platform?.stop());

// CI walks in one or two languages for each commit, and in all of them in six.
for (const language of inTurn(shippedLanguages))
  test(`[R1.5] every page shows its texts whole in ${language}`, {
    tag: ['@once', '@brief-pc', '@long'],
  }, async ({ browser }) => {
    test.setTimeout(WALK_MS_MAX);
    const walk = createTextWalk({ languages: [language], still: true });
    await walk.through(browser, platform, WINDOW);
    expect(walk.missed).toEqual([]);
    // Names in lists end in dots, and have the whole name as their title.
    const cuts = [...walk.cuts].filter(([fault]) => !fault.split('\t').includes(TITLED));
    expect(cuts).toEqual([]);
  });
