import type { Locator } from '@playwright/test';
import type { App } from './app.ts';

/** The player's bets: a table on the desktop, cards on the phone. */
export interface RecordsPage {
  readonly root: Locator;
  /** The bet of this play, as a row or a card. */
  bet(played: string): Locator;
  /** Opens the newest bet of a play; answers its details. */
  openBet(played: string): Promise<Locator>;
}

/** The records of an open client. */
export function createRecordsPage({ page, phone, screen }: App): RecordsPage {
  const root = screen('record-bet');
  const bet = (played: string) =>
    (phone ? root.getByRole('article') : root.getByRole('row')).filter({ hasText: played }).first();
  return {
    root,
    bet,
    async openBet(played) {
      const open = phone
        ? bet(played).getByRole('button').first()
        : bet(played).getByRole('button', { name: '详情', exact: true }).last();
      await open.click();
      return page.getByRole('dialog', { name: '注单详情' });
    },
  };
}
