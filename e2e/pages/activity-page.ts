import { expect, type Locator } from '@playwright/test';
import { text } from '../kit/text.ts';
import type { App } from './app.ts';

/** Opens an activity. */
export async function openActivity(app: App, id: string): Promise<Locator> {
  await app.open(`#/activity/detail?id=${id}`);
  await app.shows('activity-detail');
  return app.screen('activity-detail');
}

/** Joins the open activity: nothing is taken before the box is ticked, and nobody has ticked it. */
export async function join(app: App, detail: Locator): Promise<void> {
  await expect(detail.getByRole('button', { name: text('activity_tick_first') })).toBeDisabled();
  const box = detail.getByRole('checkbox', { name: text('activity_tick') });
  await expect(box).not.toBeChecked();
  await box.check();
  await detail.getByRole('button', { name: text('activity_join'), exact: true }).click();
  await app.says(text('activity_did_join'));
}

/** The question before something is left or given up. */
export const questionOf = ({ page }: App): Locator =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ visible: true });
