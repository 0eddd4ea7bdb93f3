import type { Locator } from '@playwright/test';
import type { App } from './app.ts';

/** The player's bets: a table on the desktop, cards on the phone. */
export interface RecordsPage {
  readonly root: Locator;
  /** The bet of this play, as a row or a card. */
  bet(played: string): Locator;
  /** Runs `act` on the filters, wherever this device shows them. */
  filter(act: (filters: Locator) => Promise<void>): Promise<void>;
  /** Opens the bet at a position of the list, from 0; returns its details. */
  openNth(place: number): Promise<Locator>;
  /** Opens the newest bet of a play; returns its details. */
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
    async filter(act) {
      if (!phone) return act(root.getByRole('search'));
      await root.getByRole('button', { name: '筛选' }).click();
      const sheet = page.getByRole('dialog', { name: '筛选' });
      await act(sheet);
      await sheet.getByRole('button', { name: '完成' }).click();
    },
    async openNth(place) {
      const row = phone ? root.getByRole('article').nth(place) : root.getByRole('row').nth(place + 1);
      await (phone
        ? row.getByRole('button').first()
        : row.getByRole('button', { name: '详情', exact: true }).last()
      ).click();
      return page.getByRole('dialog', { name: '注单详情' });
    },
    async openBet(played) {
      const open = phone
        ? bet(played).getByRole('button').first()
        : bet(played).getByRole('button', { name: '详情', exact: true }).last();
      await open.click();
      return page.getByRole('dialog', { name: '注单详情' });
    },
  };
}
