import type { Locator } from '@playwright/test';
import { text } from '../kit/text.ts';
import type { App } from './app.ts';

/** The player's bets: a table on the desktop, cards on the phone. */
export interface RecordsPage {
  readonly root: Locator;
  /** The bet of this play, as a row or a card. */
  bet(play: string): Locator;
  /** Runs `act` on the filters, wherever this device shows them. */
  filter(act: (filters: Locator) => Promise<void>): Promise<void>;
  /** Opens the bet at a position of the list, from 0; returns its details. */
  openNth(place: number): Promise<Locator>;
  /** Opens the newest bet of a play; returns its details. */
  openBet(play: string): Promise<Locator>;
}

/** The records of an open client. */
export function createRecordsPage({ page, phone, screen }: App): RecordsPage {
  const root = screen('record-bet');
  const bet = (play: string) =>
    (phone ? root.getByRole('article') : root.getByRole('row')).filter({ hasText: play }).first();
  return {
    root,
    bet,
    async filter(act) {
      if (!phone) return act(root.getByRole('search'));
      await root.getByRole('button', { name: text('ui_filter') }).click();
      const sheet = page.getByRole('dialog', { name: text('ui_filter') });
      await act(sheet);
      await sheet.getByRole('button', { name: text('ui_done') }).click();
    },
    async openNth(place) {
      const row = phone ? root.getByRole('article').nth(place) : root.getByRole('row').nth(place + 1);
      await (phone
        ? row.getByRole('button').first()
        : row.getByRole('button', { name: text('record_detail'), exact: true }).last()
      ).click();
      return page.getByRole('dialog', { name: text('record_detail_title') });
    },
    async openBet(play) {
      const open = phone
        ? bet(play).getByRole('button').first()
        : bet(play)
            .getByRole('button', { name: text('record_detail'), exact: true })
            .last();
      await open.click();
      return page.getByRole('dialog', { name: text('record_detail_title') });
    },
  };
}
