import { expect, type Page } from '@playwright/test';

/** Chooses a line of the console's command palette by the keyboard: as soon as it is found, and until the palette has closed. */
export async function chooseInPalette(page: Page, line: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(line);
  const found = page.getByRole('option').filter({ hasText: line });
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(found).toHaveCount(0);
}
