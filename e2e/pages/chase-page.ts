import type { Locator } from '@playwright/test';
import { text } from '../kit/text.ts';
import type { App } from './app.ts';
import { createLotteryPage } from './lottery-page.ts';

/** Planning and following a chase beside the slip, on either device. */
export interface ChasePage {
  /** Opens the plan. */
  open(): Promise<void>;
  /** The plan's region. */
  readonly plan: Locator;
  chooseMode(name: string): Promise<void>;
  /** Fills a field of the terms by its label. */
  set(label: string | RegExp, value: string): Promise<void>;
  chooseIssues(count: '5' | '10' | '20' | '50'): Promise<void>;
  /** The checkbox of an issue, by its position from 1. */
  take(place: number): Locator;
  multiple(place: number): Locator;
  /** Submits the plan and opens the confirmation. */
  ask(): Promise<void>;
  readonly confirmation: Locator;
  confirm(): Promise<void>;
  /** Chases that run or are paused. */
  readonly running: Locator;
}

/** The chases of an open betting page. */
export function createChasePage(app: App): ChasePage {
  const { page, phone } = app;
  const lottery = createLotteryPage(app);
  const sheet = page.getByRole('dialog', { name: /^注单/ });
  const plan = phone ? sheet : lottery.root.getByRole('region', { name: text('chase_plan') });
  const rail = phone ? sheet : lottery.root.getByRole('region', { name: '注单', exact: true });
  const confirmation = page.getByRole('dialog', { name: text('chase_confirm_title') });
  return {
    async open() {
      const slip = await lottery.openSlip();
      await slip.getByRole('tab', { name: text('chase_tab') }).click();
    },
    plan,
    chooseMode: (name) => plan.getByRole('tab', { name }).click(),
    async set(label, value) {
      await plan.getByLabel(label).fill(value);
      await plan.getByLabel(label).press('Tab');
    },
    chooseIssues: (count) =>
      plan
        .getByRole('group', { name: text('chase_issues') })
        .getByText(count, { exact: true })
        .click(),
    take: (place) => plan.getByRole('checkbox', { name: /^追第 \d+ 期$/ }).nth(place - 1),
    multiple: (place) => plan.getByRole('spinbutton', { name: /^第 \d+ 期倍数$/ }).nth(place - 1),
    ask: () => rail.getByRole('button', { name: /^确认追号/ }).click(),
    confirmation,
    confirm: () => confirmation.getByRole('button', { name: text('chase_start') }).click(),
    running: rail.getByRole('list', { name: text('chase_running') }).getByRole('listitem'),
  };
}

/** Opens the newest chase of the records; returns its row and its issues. */
export async function openNewestChase(app: App): Promise<{ chase: Locator; issues: Locator }> {
  const records = app.screen('record-bet');
  await app.open('#/record/bet?tab=chase');
  await app.shows('record-bet');
  const chase = records
    .getByRole(app.phone ? 'listitem' : 'row')
    .filter({ hasText: /追号/ })
    .first();
  await chase.getByRole('button', { name: /展开|详情/ }).click();
  return { chase, issues: records.getByRole('list', { name: text('chase_plan') }).getByRole('listitem') };
}
