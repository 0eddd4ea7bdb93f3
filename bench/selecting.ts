/**
 * Picking numbers with a processor four times slower: from the tap until the count, and with it cost and maximum return, is
 * painted anew. For a selection of hundreds of lines, for one of 500 000 and for most of the 1 000 000 that a bet may have.
 * Target: 50 ms (architecture, section 8).
 */
import type { Locator } from '@playwright/test';
import { createLotteryPage, type LotteryPage } from '../e2e/pages/lottery-page.ts';
import { bothForms, type OpenClient, openClientBench } from './lib/client.ts';
import { watchRepaint } from './lib/repaint.ts';
import { median, report } from './lib/report.ts';

const TAPS = 10;
const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Taps a number off and on again; the count goes between the two. Answers the median, ms. */
async function tap({ app }: OpenClient, number: Locator, without: number, withIt: number): Promise<number> {
  const figures: number[] = [];
  await number.scrollIntoViewIfNeeded();
  const box = await number.boundingBox();
  if (!box) throw new Error('no number to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let turn = 0; turn < TAPS; turn += 1) {
    const count = turn % 2 === 0 ? without : withIt;
    const painted = await watchRepaint(app.page, {
      within: '[data-screen="lottery"]',
      texts: [`${count.toLocaleString('en-US')} 注`, `${count} 注`],
    });
    // A bare tap: the checks of a locator's click run in the page, and would count.
    await app.page.mouse.click(x, y);
    figures.push(await painted());
  }
  return median(figures);
}

async function open({ app }: OpenClient, id: string): Promise<LotteryPage> {
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${id}`);
  await lottery.chooseDisk('传统');
  return lottery;
}

const digit = ({ root }: LotteryPage, row: string, name: string): Locator =>
  root
    .getByRole('group', { name: new RegExp(`^${row}，`) })
    .getByRole('button', { name: new RegExp(`^${name}(,|$)`) });

const bench = await openClientBench();
try {
  for (const form of bothForms) {
    await bench.withClient(form, async (client) => {
      const lottery = await open(client, 'ssc-5m');
      await lottery.pick({ 百: all.slice(0, 7), 十: all.slice(0, 9), 个: all.slice(0, 9) });
      await client.slow(4);
      const few = await tap(client, digit(lottery, '个位', '8'), 504, 567);
      report(`${form}: tap to repaint, 567 lines, ms`, few, 50);
      await client.slow(1);
      await lottery.choosePlay('五星', '五星组合');
      await lottery.pick({ 万: all, 千: all, 百: all, 十: all, 个: all });
      await client.slow(4);
      const many = await tap(client, digit(lottery, '个位', '9'), 450_000, 500_000);
      report(`${form}: tap to repaint, 500 000 lines, ms`, many, 50);
    });
  }
  await bench.withClient('pc', async (client) => {
    const lottery = await open(client, 'kl8-5m');
    await lottery.root.getByRole('tab', { name: '选九', exact: true }).click();
    const ball = (number: number) =>
      lottery.root
        .getByRole('group', { name: /，已选 \d+ 个$/ })
        .first()
        .getByRole('button', { name: new RegExp(`^0?${number}(,|$)`) });
    for (let number = 1; number <= 23; number += 1) await ball(number).click();
    await client.slow(4);
    const most = await tap(client, ball(23), 497_420, 817_190);
    report('pc: tap to repaint, 817 190 lines, ms', most, 50);
  });
} finally {
  await bench.close();
}
