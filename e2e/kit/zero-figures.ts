import type { Page } from '@playwright/test';

/**
 * A picture of the page with each digit as a zero, so that pictures of two days differ in less than their figures do. Clocks that tick
 * meanwhile stay zeros. The page has its own digits again afterwards.
 */
export async function pictureOfZeros(page: Page): Promise<Buffer> {
  const zeros = await page.evaluateHandle(() => {
    const figures = new Map<Node, string>();
    const toZeros = (text: Node): void => {
      const shown = text.nodeValue ?? '';
      if (!/[1-9]/.test(shown)) return;
      figures.set(text, shown);
      text.nodeValue = shown.replaceAll(/\d/g, '0');
    };
    const below = (root: Node): void => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = texts.currentNode; text; text = texts.nextNode())
        if (text.nodeType === Node.TEXT_NODE) toZeros(text);
    };
    const changes = new MutationObserver((records) => {
      for (const { target } of records) below(target);
    });
    changes.observe(document.body, { characterData: true, childList: true, subtree: true });
    below(document.body);
    return {
      end() {
        changes.disconnect();
        for (const [text, shown] of figures) text.nodeValue = shown;
      },
    };
  });
  const picture = await page.screenshot();
  await zeros.evaluate((all) => all.end());
  await zeros.dispose();
  return picture;
}
