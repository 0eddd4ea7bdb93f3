import type { FrameLocator, Locator } from '@playwright/test';
import { text } from '../kit/text.ts';
import type { App } from './app.ts';

/** The games and their transfer dialog on either device, in Chinese. */
export interface GamesPage {
  readonly root: Locator;
  readonly dialog: Locator;
  readonly source: Locator;
  readonly target: Locator;
  readonly count: Locator;
  readonly swap: Locator;
  readonly transfer: Locator;
  readonly oneClick: Locator;
  readonly enter: Locator;
  /** The balance in the bar above the game. */
  readonly barBalance: Locator;
  /** The page of the game in play. */
  readonly frame: FrameLocator;
  tile(game: string): Locator;
  /** Opens the dialog from a game's tile. */
  openDialog(game: string): Promise<void>;
  refresh(name: string): Locator;
  /** The balance the dialog shows for an account. */
  balanceOf(name: string): Locator;
}

export function createGamesPage(app: App): GamesPage {
  const root = app.screen('game-display');
  const dialog = app.page.getByRole('dialog', { name: /^转账 · / });
  const tile = (game: string) => root.locator(`[data-game="${game}"]`).last();
  return {
    root,
    dialog,
    source: dialog.getByRole('combobox', { name: '转出' }),
    target: dialog.getByRole('combobox', { name: '转入' }),
    count: dialog.getByRole('textbox', { name: text('games_count') }),
    swap: dialog.getByRole('button', { name: text('games_swap') }),
    transfer: dialog.getByRole('button', { name: '转账', exact: true }),
    oneClick: dialog.getByRole('button', { name: /^一键转入/ }),
    enter: dialog.getByRole('button', { name: /^进入游戏/ }),
    barBalance: app.screen('game-show').locator('header bdi'),
    frame: app.screen('game-show').frameLocator('iframe'),
    tile,
    openDialog: async (game) => {
      await tile(game).click();
    },
    refresh: (name) => dialog.getByRole('button', { name: `刷新${name}` }),
    balanceOf: (name) => dialog.getByRole('region', { name, exact: true }).locator('bdi'),
  };
}
