import { expect, type Locator } from '@playwright/test';
import type { MessageKey } from '@tessera/messages';
import { fromAnyLanguage, inAnyLanguage, text } from '../kit/text.ts';
import type { App } from './app.ts';

/** Digits to pick by the short name of a position, such as `百`. */
export type Picks = Readonly<Record<string, readonly number[]>>;

/** The betting page; one interface for the boards of desktop and phone. */
export interface LotteryPage {
  readonly root: Locator;
  readonly confirmation: Locator;
  /** The balls of the draw shown at the top, once it is this issue. */
  result(issue: string): Locator;
  chooseBoard(board: Board): Promise<void>;
  /** Chooses a play by its group and its full name. */
  choosePlay(group: string, name: string): Promise<void>;
  /** Taps numbers that are not picked yet, each once. */
  pick(picks: Picks): Promise<void>;
  /** Adds the selection to the slip. */
  add(): Promise<void>;
  /** Places the selection; the confirmation opens. */
  place(): Promise<void>;
  /** Puts the board's amount on a cell, such as `万位` and `大`. */
  lay(card: string, cell: string): Promise<void>;
  /** Places the bets of the odds board; the confirmation opens. */
  placeBoard(): Promise<void>;
  /** Opens the slip where it is not in view. */
  openSlip(): Promise<Locator>;
  /** Confirms the bets in the confirmation. */
  confirm(): Promise<void>;
}

/** Short names of the positions, by the Chinese ones. */
const positions: Readonly<Record<string, RegExp>> = {
  万: startOf('content_position_1'),
  千: startOf('content_position_2'),
  百: startOf('content_position_3'),
  十: startOf('content_position_4'),
  个: startOf('content_position_5'),
};
/** A board's name in either language. */
export type Board = 'classic' | 'odds';

/** Names of the boards: some journeys change the language. */
const boards: Readonly<Record<Board, RegExp>> = {
  classic: inAnyLanguage('bet_disk_tradition'),
  odds: inAnyLanguage('bet_disk_credit'),
};

/** The betting page of an open client. It matches English texts too, because pictures are taken in both languages. */
export function createLotteryPage({ page, phone, screen }: App): LotteryPage {
  const root = screen('lottery');
  const confirmation = page.getByRole('dialog', { name: /^(确认投注|Place bets)/ });
  return {
    root,
    confirmation,
    result: (issue) => root.getByText(new RegExp(`^第 ${issue} 期开奖号码 (\\d ?){5}$`)).first(),
    chooseBoard: (board) =>
      root
        .getByRole('group', { name: inAnyLanguage('bet_disk') })
        .getByText(boards[board])
        .click(),
    async choosePlay(group, name) {
      if (!phone) {
        await root.getByRole('tab', { name: group, exact: true }).click();
        // In a group with a single play there is nothing more to choose.
        if (name !== group) await root.getByRole('button', { name, exact: true }).click();
        return;
      }
      // The narrowest phones leave the group out of the name.
      await root.getByRole('button', { name: /^(五星|四星|前三|中三|后三|前二|后二|定位胆|直选)/ }).click();
      const sheet = page.getByRole('dialog', { name: '玩法' });
      await sheet.getByRole('listitem').getByRole('button', { name: group, exact: true }).click();
      await sheet.getByRole('button', { name, exact: true }).last().click();
      // The sheet covers the numbers until it is hidden.
      await expect(sheet).toBeHidden();
    },
    async pick(picks) {
      for (const [position, digits] of Object.entries(picks)) {
        const row = root.getByRole('group', { name: positions[position]! });
        for (const digit of digits) {
          const ball = row.getByRole('button', { name: new RegExp(`^${digit}(,|$)`) });
          await ball.click();
          await expect(ball).toHaveAttribute('aria-pressed', 'true');
        }
      }
    },
    add: () => root.getByRole('button', { name: inAnyLanguage('bet_add', 'bet_add_short') }).click(),
    place: () =>
      root.getByRole('button', { name: inAnyLanguage(phone ? 'bet_place_short' : 'bet_place_now') }).click(),
    lay: (card, cell) => root.getByRole('button', { name: new RegExp(`^${card} ${cell} 赔率`) }).click(),
    placeBoard: () => root.getByRole('button', { name: text('bet_board_place'), exact: true }).click(),
    async openSlip() {
      if (!phone) return root.getByRole('region', { name: '注单', exact: true });
      await root.getByRole('button', { name: /^(注单，|Bet slip, )/ }).click();
      return page.getByRole('dialog', { name: /^(注单|Bet slip)/ });
    },
    confirm: () => confirmation.getByRole('button', { name: /^确认 ¥/ }).click(),
  };
}

/** What begins with the name of a position, in any language; `10` is not `100`. */
function startOf(key: MessageKey): RegExp {
  return new RegExp(`${fromAnyLanguage(key).source}(位|，|,| |$)`);
}
