import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CYCLE_MS, type GameId, type RoundReply, type RoundView } from '@tessera/games';
import { amountIn } from '../kit/amount-in.ts';
import { text } from '../kit/text.ts';

/** The page of one game, opened by itself. */
export type GamePage = ReturnType<typeof createGamePage>;

/** Actions of a player in a game's page, the same for all games. */
export function createGamePage(page: Page) {
  const play = page.locator('main button[data-kind]');
  const tool = (name: string) => page.locator('header').getByRole('button', { name, exact: true });
  const panel = page.getByRole('dialog');
  return {
    page,
    /** Bets, acts in a round, or skips the animation. */
    play,
    panel,
    /** The result of the last round as text. */
    told: page.locator('main').getByRole('status'),
    async open(url: string) {
      await page.goto(url);
      await expect(play).toBeVisible();
    },
    /** The balance that the page shows. */
    balance: async () =>
      amountIn((await page.locator('header b').textContent())?.replace(/[^\d.]/g, '') ?? ''),
    /** Waits until the round is over and its result is shown; a long one, such as free spins, is skipped. */
    async settled(): Promise<void> {
      const over = (timeout: number) =>
        expect(page.locator(':root')).not.toHaveAttribute('data-locked', '', { timeout });
      await over(10_000).catch(async () => {
        await page.locator('main button[data-kind="skip"]').click();
        await over(20_000);
      });
    },
    async showHistory() {
      await tool(text('cashier_history')).click();
      return panel.getByRole('listitem');
    },
    /** Reveals the current seed; the page then recomputes every round played with it. */
    async verify() {
      await tool('核验').click();
      await panel.getByRole('button', { name: '揭示种子并更换' }).click();
      return panel.getByTestId('revealed');
    },
    async closePanel() {
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    },
    /**
     * Plays a round and returns the platform's reply about its end. A second round requested directly at once is refused:
     * the platform enforces the length of a round (RP11).
     */
    async round<G extends GameId>(act: () => Promise<void>): Promise<RoundView<G>> {
      const over = page.waitForResponse(async (response) => {
        if (!/\/play\/api\/(round|step)$/.test(response.url()) || !response.ok()) return false;
        const { round } = (await response.json()) as { round: RoundView };
        return round.state !== 'running';
      });
      await act();
      const response = await over;
      const { round, nextAt } = (await response.json()) as RoundReply & { round: RoundView<G> };
      expect(nextAt - round.at).toBeGreaterThanOrEqual(CYCLE_MS);
      if (response.url().endsWith('/round')) {
        const { stake, choice, clientSeed } = round;
        const s = new URL(page.url()).searchParams.get('s');
        const data = { s, rid: randomUUID(), stake, choice, clientSeed };
        const hurried = await (await page.request.post(response.url(), { data })).json();
        expect(hurried).toEqual({ code: 'too_soon', retryAt: nextAt });
      }
      return round;
    },
  };
}
