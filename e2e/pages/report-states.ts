import { expect } from '@playwright/test';
import { inAnyLanguage } from '../kit/text.ts';
import type { App } from './app.ts';
import type { ScreenState } from './every-screen.ts';

const busy = ({ page }: App) => page.locator('[aria-busy="true"]').filter({ visible: true });

async function arrive(app: App, screen: string, hash: string): Promise<void> {
  await app.open(hash);
  await app.shows(screen);
  await expect(busy(app)).toHaveCount(0);
}

const at = (name: string, screen: string, hash: string): ScreenState => ({
  name,
  reach: (app) => arrive(app, screen, hash),
});

/** States of the pages of reports besides the pages themselves. */
export const reportStates: readonly ScreenState[] = [
  at('report-statistic-month', 'report-statistic', '#/report/statistic?days=month'),
  at('report-statistic-year', 'report-statistic', '#/report/statistic?days=year'),
  at('report-statistic-empty', 'report-statistic', '#/report/statistic?from=2026-01-03&to=2026-01-04'),
  {
    name: 'report-statistic-table',
    async reach(app) {
      await arrive(app, 'report-statistic', '#/report/statistic');
      const table = app
        .screen('report-statistic')
        .getByRole('radio', { name: inAnyLanguage('rep_look_table') });
      await table.check({ force: true });
    },
  },
  {
    name: 'report-statistic-definition',
    async reach(app) {
      await arrive(app, 'report-statistic', '#/report/statistic');
      const about = app.screen('report-statistic').getByRole('button', { name: /^(净额的说明|About Net)$/ });
      await about.click();
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
];

/** States of the report on a team, which only an agent has. */
export const teamReportStates: readonly ScreenState[] = [
  at('report-team', 'report-team', '#/report/team'),
  {
    name: 'report-team-explained',
    async reach(app) {
      await arrive(app, 'report-team', '#/report/team');
      const figures = app.screen('report-team').locator('[aria-expanded="false"]:not([aria-haspopup])');
      const member = app.phone
        ? figures.filter({ hasText: /玩家|Player/ })
        : figures.filter({ hasText: /^\d/ });
      await member.first().click();
      await expect(busy(app)).toHaveCount(0);
    },
  },
  {
    name: 'report-team-below',
    async reach(app) {
      await arrive(app, 'report-team', '#/report/team');
      const page = app.screen('report-team');
      if (app.phone)
        await page
          .getByRole('button')
          .filter({ hasText: /代理|Agent/ })
          .first()
          .click();
      await page
        .getByRole('link', { name: /个下级$|members? of / })
        .first()
        .click();
      await expect(page.getByRole('navigation')).toBeVisible();
      await expect(busy(app)).toHaveCount(0);
    },
  },
  at('report-team-unknown', 'report-team', '#/report/team?of=999'),
];
