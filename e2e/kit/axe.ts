import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Serious and critical violations on the current page, by rule, place and reason: of all rules, or of those named. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Loaded once per document: a reload removes it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Animations are finished first, so that the final state is checked.
  await page.evaluate(() => {
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
  });
  const violations = await page.evaluate(
    async (only) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const found = await checker.run(document, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
      });
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        places: nodes.map(
          ({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.replace(/\s+/g, ' ')})`,
        ),
      }));
    },
    rules ? [...rules] : undefined,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, places }) => places.map((place) => `${id}: ${place}`));
}
