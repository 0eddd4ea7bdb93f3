import { axeFaults } from '../kit/axe.ts';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { freshRid, register, tryOut } from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import { pngOf } from '../kit/png.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

/** A lottery whose draw is hours away, so that a bet on it stays open. */
const DAILY = 'lhc-1d';
/** What the stand-in says of itself, first of all. */
const INTRODUCTION = /演示用的自动客服，按规则回答，背后没有真人/;

test('[R2.9] a player asks customer service, is answered by another process, attaches a bet and rates', {
  tag: '@long',
}, async ({ app }) => {
  const { page } = app;
  const player = await tryOut(app.site);
  const { issue } = await drawOnSale(player, DAILY);
  const draft = {
    played: 'lhc.special.number',
    content: '7',
    unit_stake: '2.0000',
    multiple: 1,
    rebate_ppm: 0,
  };
  await player.ok('POST /api/lottery/bet', await betRequest(player, DAILY, issue, [draft]));
  await enter(page, player);
  await app.open('#/chat/custom-service');
  await app.shows('chat-custom-service');
  const service = app.screen('chat-custom-service');
  const log = service.getByRole('log', { name: text('route_service') });
  const field = service.getByRole('textbox', { name: text('cv_write') });
  await expect(log.getByText(text('sv_empty'))).toBeVisible();

  // A common question is answered from the help, and can still be asked.
  await service.getByRole('button', { name: text('sv_q_turnover') }).click();
  const answer = page.getByRole('dialog', { name: text('help_turnover_title') });
  await expect(answer.getByText(text('help_turnover_1'))).toBeVisible();
  await answer.getByRole('button', { name: text('sv_ask') }).click();
  await expect(log.getByText(INTRODUCTION)).toBeVisible();
  await expect(log.getByText(/流水是已结算投注的本金/)).toBeVisible();
  await expect(service.getByText(/正在为你服务/)).toBeVisible();

  await service.getByRole('button', { name: text('sv_attach'), exact: true }).click();
  const choice = page.getByRole('dialog', { name: text('sv_attach') });
  await choice.getByRole('button', { name: new RegExp(text('sv_order_bet')) }).click();
  await expect(log.getByText(text('record_state_accepted'))).toBeVisible();
  await expect(log.getByText(/我查了这笔注单.*等待开奖/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await field.fill('谢谢');
  await service.getByRole('button', { name: text('cv_send') }).click();
  await service.getByRole('button', { name: text('sv_rate_n', { n: 4 }) }).click();
  await expect(service.getByText(text('sv_rated', { n: 4 }))).toBeVisible();
  const { items } = await player.ok('POST /api/service/history', {});
  expect(items).toMatchObject([{ state: 'rated', rating: 4 }]);
});

test('[R2.9] [A14] a picture is sent, and a message that failed is sent again once', async ({ app }) => {
  const { page } = app;
  const player = await register(app.site);
  await enter(page, player);
  // The help hands its question over.
  await app.open(`#/chat/custom-service?q=${encodeURIComponent('怎么提现')}`);
  await app.shows('chat-custom-service');
  const service = app.screen('chat-custom-service');
  const log = service.getByRole('log', { name: text('route_service') });
  const field = service.getByRole('textbox', { name: text('cv_write') });
  await expect(field).toHaveValue('怎么提现');
  await page.route('**/api/service/send', (route) => route.abort());
  await service.getByRole('button', { name: text('cv_send') }).click();
  await log.getByRole('button', { name: text('cv_resend') }).waitFor();
  await page.unroute('**/api/service/send');
  await log.getByRole('button', { name: text('cv_resend') }).click();
  await expect(log.getByText(/提现先审核再出款/)).toBeVisible();
  await expect(log.getByText('怎么提现', { exact: true })).toHaveCount(1);

  await service.locator('input[type="file"]').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: pngOf(40, 30),
  });
  await expect(log.getByRole('img', { name: text('sv_picture_yours') })).toBeVisible();
  await expect(log.getByText(/图片已收到/)).toBeVisible();

  const other = await register(app.site);
  const { room } = await player.ok('POST /api/service/open', {});
  expect(await other.codeOf('POST /api/chat/messages', { room })).toBe('not_found');
  const foreign = { client_id: freshRid(), order: { kind: 'bet', id: 1 }, language: 'zhCn' } as const;
  expect(await other.codeOf('POST /api/service/send', foreign)).toBe('not_found');
});

test('[R2.9] what is not sent survives a reload, and the agent learns that the player is writing', async ({
  app,
  addresses,
}) => {
  const { page } = app;
  const player = await register(app.site);
  await enter(page, player);
  await app.open('#/chat/custom-service');
  await app.shows('chat-custom-service');
  const service = app.screen('chat-custom-service');
  const log = service.getByRole('log', { name: text('route_service') });
  const field = service.getByRole('textbox', { name: text('cv_write') });
  const send = service.getByRole('button', { name: text('cv_send') });
  const kept = () => stored(page, 'UNSENT').then((item) => JSON.stringify(item ?? ''));

  await page.route('**/api/service/send', (route) => route.abort());
  await field.fill('流水怎么算');
  await send.click();
  await expect(log.getByRole('button', { name: text('cv_resend') })).toBeVisible();
  await field.fill('还没有写完');
  await expect.poll(kept).toContain('流水怎么算');
  await expect.poll(kept).toContain('还没有写完');
  await page.reload();
  await expect(field).toHaveValue('还没有写完');
  await expect(log.getByText(text('cv_unconfirmed'))).toBeVisible();
  await page.unroute('**/api/service/send');
  await log.getByRole('button', { name: text('cv_resend') }).click();
  await expect(log.getByText(/流水是已结算投注的本金/)).toBeVisible({ timeout: 15_000 });
  await expect(log.getByText('流水怎么算', { exact: true })).toHaveCount(1);

  const hints = async () => {
    const state = await fetch(`${addresses.env.SERVICE_URL}/control`);
    return ((await state.json()) as { typing: number }).typing;
  };
  const before = await hints();
  await field.pressSequentially('，谢谢', { delay: 50 });
  await expect.poll(hints, { timeout: 10_000 }).toBeGreaterThan(before);
  await field.fill('');
  await expect.poll(kept).not.toContain('没有写完');
});

test('[R2.9] [A14] the floating button asks about its page; earlier cases are read and rated', async ({
  app,
}) => {
  const { page } = app;
  const player = await register(app.site);
  const say = (said: string) =>
    player.ok('POST /api/service/send', { client_id: freshRid(), text: said, language: 'zhCn' });
  const stateIs = (state: string) =>
    expect
      .poll(async () => (await player.ok('POST /api/service/open', {})).case?.state, { timeout: 20_000 })
      .toBe(state);
  const first = await say('我的提现在哪里');
  await stateIs('waiting');
  await say('谢谢');
  await stateIs('resolved');
  await say('流水怎么算');
  await stateIs('waiting');

  await enter(page, player);
  await app.open('#/record/bet');
  await app.shows('record-bet');
  await page
    .getByRole('complementary', { name: text('sv_button') })
    .getByRole('link')
    .click();
  await app.shows('chat-custom-service');
  const service = app.screen('chat-custom-service');
  await expect(service.getByRole('textbox', { name: text('cv_write') })).toHaveValue(
    text('sv_from_page', { page: text('route_record_bet') }),
  );
  await expect(page.getByRole('complementary', { name: text('sv_button') })).toHaveCount(0);

  await service.getByRole('button', { name: text('sv_past_unrated', { n: 1 }) }).click();
  const past = page.getByRole('dialog', { name: text('sv_past') });
  await past.getByRole('button', { name: /我的提现在哪里/ }).click();
  await expect(past.getByText('我的提现在哪里', { exact: true }).last()).toBeVisible();
  await expect(past.getByText(/提现先审核再出款/)).toBeVisible();
  await expect(past.getByText('流水怎么算')).toHaveCount(0);
  await past.getByRole('button', { name: text('sv_rate_n', { n: 5 }) }).click();
  await expect(past.getByText(text('sv_rated', { n: 5 }))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await past.getByRole('button', { name: text('sv_past_all') }).click();
  await expect(past.getByRole('button', { name: /我的提现在哪里/ })).toContainText(
    text('sv_rating', { n: 5 }),
  );

  const other = await register(app.site);
  expect(await other.codeOf('POST /api/service/case', { id: first.case.id })).toBe('not_found');
});
