import { login, tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';
import { createRecordsPage } from '../pages/records-page.ts';

const LOTTERY = 'ssc-5m';
const DEMO_PASSWORD = 'Tessera#2026';

/** A figure as screens print it. */
const printed = (figure: number) => figure.toLocaleString('en-US', { minimumFractionDigits: 2 });

test('[R1.1] [D4] a traditional bet and a credit bet are drawn, paid, recorded and verified', async ({
  app,
}) => {
  const sale = await freshSale(LOTTERY);
  const player = await login(app.site, 'demo', DEMO_PASSWORD);
  await enter(app.page, player);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const { balance } = await player.ok('POST /api/user/balance');

  await lottery.choosePlay('后三', '后三直选复式');
  await lottery.pick({ 百: [0, 1, 2, 3, 4], 十: [5, 6], 个: [7] });
  await lottery.place();
  await expect(lottery.confirmation).toContainText('后三直选复式');
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  await expect(app.balance).toHaveText(printed(Number(balance) - 20));

  await lottery.chooseDisk('信用');
  await lottery.lay('总和大小单双', '大');
  await lottery.lay('总和尾数', '3');
  await lottery.placeBoard();
  await lottery.confirm();
  await app.says('投注成功，共 2 单');

  const digits = await sale.draw();
  await expect(lottery.result(sale.short)).toContainText(digits.join(' '));
  const close = app.page.getByRole('dialog').getByRole('button', { name: '继续' });
  await app.page.addLocatorHandler(close, () => close.click());
  const [a, b, c] = digits.slice(2);
  const hit = a! <= 4 && (b === 5 || b === 6) && c === 7;

  await app.open('#/record/bet');
  const records = createRecordsPage(app);
  const detail = await records.openBet('后三直选复式');
  await expect(detail.getByText(hit ? '已中奖' : '未中奖')).toBeVisible();
  await expect(detail.getByText('与结算一致')).toBeVisible();
  await expect(detail.getByText(digits.join(' '))).toBeAttached();

  await detail.getByRole('link', { name: '核验这一期' }).click();
  await app.shows('verify');
  await expect(app.screen('verify').getByRole('heading', { name: /^一致/ })).toBeVisible();
});

test('numbers stay where they are when what is known of past draws comes', async ({ app }) => {
  const sale = await freshSale(LOTTERY);
  await sale.draw();
  await enter(app.page, await tryOut(app.site));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await app.page.route('**/api/lottery/draw/list', async (route) => {
    await answered;
    await route.continue();
  });
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const { root } = createLotteryPage(app);
  const ball = root.getByRole('group', { name: /^个位，/ }).getByRole('button', { name: /^9/ });
  await expect(root.getByRole('button', { name: /^(添加|加入)$/ })).toBeVisible();
  await expect(ball).toHaveAccessibleName('9');
  const before = await ball.boundingBox();

  answer();
  await expect(ball).toHaveAccessibleName(/^9, /);
  expect(await ball.boundingBox()).toEqual(before);
});

test('[X1] a trial bets under its label and is settled like any other', { tag: '@brief-wap' }, async ({
  app,
}) => {
  const sale = await freshSale(LOTTERY);
  const entry = createLoginPage(app);
  await app.open('#/login');
  await entry.agreement.check();
  await entry.trial.click();
  await app.shows('home');
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(app.page.getByText('试玩', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  const lottery = createLotteryPage(app);
  await lottery.choosePlay('定位胆', '定位胆');
  await lottery.pick({ 个: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
  await lottery.place();
  await expect(lottery.confirmation.getByText('试玩')).toBeVisible();
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  await expect(app.balance).toHaveText('9,980.00');
  await sale.draw();
  await expect(app.balance).toHaveText('9,999.50');
});
