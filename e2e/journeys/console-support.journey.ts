import { axeFaults } from '../kit/axe.ts';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { createClient, freshRid, register, tryOut } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { enter } from '../kit/enter.ts';
import { pngOf } from '../kit/png.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';

/** The platform's time, ms. Journeys move it, so it is not that of this machine. */
const platformNow = async (site: string) => (await createClient(site).call('POST /common/cache/version')).now;

/** Signs in and opens a page of the console. */
async function openPage(
  by: ConsolePage,
  role: 'service' | 'risk',
  site: string,
  hash: string,
  title: string,
) {
  await by.signIn(role, await platformNow(site));
  await by.page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();
  await by.open(hash, title);
}

test('[R6.2] [R2.9] an operator answers a player, shows a picture and a live order, and is rated', {
  tag: ['@once', '@long'],
}, async ({ app, browser, addresses, site }) => {
  const player = await register(site);
  await deposit(player, '100');
  const { issue } = await drawOnSale(player, 'lhc-1d');
  const draft = {
    played: 'lhc.special.number',
    content: '7',
    unit_stake: '2.0000',
    multiple: 1,
    rebate_ppm: 0,
  };
  await player.ok('POST /api/lottery/bet', await betRequest(player, 'lhc-1d', issue, [draft]));
  const support = await openConsole(browser, addresses.console);
  await openPage(support, 'service', site, '#/service', consoleText('page_service'));
  const { page } = support;
  const conversation = page.getByRole('region', { name: new RegExp(consoleText('conversation')) });
  const said = conversation.getByRole('log', { name: consoleText('conversation') });
  const field = conversation.getByRole('textbox', { name: consoleText('write_answer') });

  await test.step('a canned answer is written in the language of the player', async () => {
    await page.getByRole('button', { name: consoleText('answers') }).click();
    const panel = page.getByRole('complementary', { name: consoleText('answers') });
    await panel.getByLabel(consoleText('answer_name')).fill('draw-time');
    await panel.getByLabel(consoleText('answer_text')).fill('开奖后五分钟内派彩。');
    await panel.getByRole('button', { name: consoleText('answer_save') }).click();
    await expect(panel.getByRole('button', { name: /draw-time/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: consoleText('ui_close') }).click();
  });

  await page.getByRole('switch', { name: consoleText('support_available') }).click();
  await expect(page.getByRole('switch', { name: consoleText('support_available') })).toBeChecked();

  await enter(app.page, player);
  await app.open('#/chat/custom-service');
  await app.shows('chat-custom-service');
  const service = app.screen('chat-custom-service');
  const log = service.getByRole('log', { name: text('route_service') });
  const words = service.getByRole('textbox', { name: text('cv_write') });
  const sendWords = service.getByRole('button', { name: text('cv_send') });

  await test.step('the case comes to the operator, who is there, and both write', async () => {
    await words.fill('这一期什么时候开奖？');
    await sendWords.click();
    const row = page.getByRole('table').getByRole('button', { name: /这一期什么时候开奖/ });
    await expect(row).toBeVisible();
    await row.click();
    await expect(said.getByText('这一期什么时候开奖？')).toBeVisible();
    await expect(service.getByText(/Su Yue/).first()).toBeVisible();
    // For longer than hints of one writer are told on again.
    await Promise.all([
      words.pressSequentially('急急急急急急急', { delay: 600 }),
      expect(conversation.getByText(consoleText('player_types'))).toBeVisible(),
    ]);
    await words.fill('');
    // The keyboard alone: slash finds the canned answer, Enter takes and sends it.
    await field.fill('/draw');
    await field.press('Enter');
    await expect(field).toHaveValue('开奖后五分钟内派彩。');
    await field.press('Enter');
    await expect(log.getByText('开奖后五分钟内派彩。')).toBeVisible();
    await expect(field).toHaveValue('');
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a picture, and an order with its state now, are shown to both', async () => {
    await conversation.locator('input[type="file"]').setInputFiles({
      name: 'note.png',
      mimeType: 'image/png',
      buffer: pngOf(40, 30),
    });
    await expect(said.getByRole('img', { name: consoleText('message_picture') })).toBeVisible();
    await expect(log.getByRole('img', { name: text('sv_picture') })).toBeVisible();
    await conversation.getByRole('button', { name: consoleText('show_order') }).click();
    const orders = page.getByRole('dialog', { name: consoleText('show_order') });
    await orders.getByRole('button', { name: new RegExp(consoleText('order_bet')) }).click();
    await expect(orders).toHaveCount(0);
    await expect(said.getByText(consoleText('bet_accepted'))).toBeVisible();
    await expect(log.getByText(text('record_state_accepted'))).toBeVisible();
  });

  await test.step('the player is beside it, masked', async () => {
    const card = page.getByRole('complementary', { name: consoleText('player') });
    await expect(card.getByRole('heading', { name: player.name })).toBeVisible();
    await expect(card.getByText('****-**-**')).toBeVisible();
  });

  await test.step('finished by the operator, rated by the player, and seen', async () => {
    await conversation.getByRole('button', { name: consoleText('resolve') }).click();
    const ending = page.getByRole('dialog', { name: consoleText('resolve') });
    await ending.getByRole('button', { name: '注单', exact: true }).click();
    expect(await axeFaults(page)).toEqual([]);
    await ending.getByRole('button', { name: consoleText('resolve') }).click();
    await expect(conversation.getByText(consoleText('support_is_ended'))).toBeVisible();
    await expect(conversation.getByText('注单', { exact: true }).first()).toBeVisible();
    await service.getByRole('button', { name: text('sv_rate_n', { n: 5 }) }).click();
    await expect(service.getByText(text('sv_rated', { n: 5 }))).toBeVisible();
    await expect(conversation.getByText(consoleText('case_rated'))).toBeVisible();
    await expect(conversation.getByText(consoleText('rating_n', { n: 5 }))).toBeVisible();
  });

  await test.step('at 1024 the conversation has the page, and nothing is cut', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page
      .getByRole('complementary', { name: consoleText('player') })
      .getByRole('button', { name: consoleText('ui_close') })
      .click();
    await expect(conversation).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('switch', { name: consoleText('support_available') }).click();
    await expect(page.getByRole('switch', { name: consoleText('support_available') })).not.toBeChecked();
  });
});

test('[R6.2] [R2.9] an operator takes a chosen case, a trial player’s, and finds it again by its tag', {
  tag: ['@once', '@long'],
}, async ({ browser, addresses, site }) => {
  const support = await openConsole(browser, addresses.console);
  await openPage(support, 'service', site, '#/service', consoleText('page_service'));
  const { page } = support;
  const available = page.getByRole('switch', { name: consoleText('support_available') });
  await page
    .getByLabel(consoleText('support_given'))
    .selectOption({ label: consoleText('support_given_chosen') });
  await available.click();
  await expect(available).toBeChecked();

  const trial = await tryOut(site);
  for (const [client, words] of [
    [await register(site), '先来的会话'],
    [trial, '试玩的会话'],
  ] as const) {
    await client.ok('POST /api/service/open', {});
    await client.ok('POST /api/service/send', { client_id: freshRid(), text: words, language: 'zhCn' });
  }

  await test.step('both wait, and the later one is taken', async () => {
    await support.open('#/service?view=queue', consoleText('page_service'));
    const row = (words: string) => page.getByRole('table').getByRole('button', { name: new RegExp(words) });
    await expect(row('先来的会话')).toBeVisible();
    await row('试玩的会话').click();
    const conversation = page.getByRole('region', { name: new RegExp(consoleText('conversation')) });
    await expect(conversation.getByText(consoleText('support_is_queued'))).toBeVisible();
    const card = page.getByRole('complementary', { name: consoleText('player') });
    await expect(card.getByText('10,000.00 TRIAL')).toBeVisible();
    await expect(card.getByText(consoleText('trial_about'))).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await conversation.getByRole('button', { name: consoleText('support_take') }).click();
    await expect(conversation.getByRole('textbox', { name: consoleText('write_answer') })).toBeVisible();
    await expect(row('先来的会话')).toBeVisible();
    await expect(row('试玩的会话')).toHaveCount(0);
  });

  await test.step('it ends with a tag, by which the list of ended cases finds it', async () => {
    const conversation = page.getByRole('region', { name: new RegExp(consoleText('conversation')) });
    await conversation.getByRole('button', { name: consoleText('resolve') }).click();
    const ending = page.getByRole('dialog', { name: consoleText('resolve') });
    await ending.getByRole('button', { name: '技术问题' }).click();
    await ending.getByRole('button', { name: consoleText('resolve') }).click();
    await expect(ending).toBeHidden();
    await support.open('#/service?view=ended', consoleText('page_service'));
    const list = page.getByRole('table', { name: consoleText('support_cases') });
    await page.getByLabel(consoleText('tag'), { exact: true }).selectOption({ label: '技术问题' });
    await expect(list.getByText(/技术问题/).first()).toBeVisible();
    await page.getByLabel(consoleText('tag'), { exact: true }).selectOption({ label: '实名' });
    await expect(page.getByText(consoleText('support_none_about'))).toBeVisible();
  });

  await available.click();
  await expect(available).not.toBeChecked();
  await page
    .getByLabel(consoleText('support_given'))
    .selectOption({ label: consoleText('support_given_auto') });
});

test('[R6.2] [R2.9] a reported message is removed, and the appeal is decided by somebody else', {
  tag: ['@once', '@long'],
}, async ({ app, browser, addresses, site }) => {
  const [writer, reader] = [await register(site), await register(site)];
  const said = `加我看计划 ${freshRid().slice(0, 8)}`;
  const { seq } = await writer.ok('POST /api/chat/send', { room: 'k3', client_id: freshRid(), text: said });
  await reader.ok('POST /api/chat/report', { room: 'k3', seq, reason: 'advert' });
  const moderator = await openConsole(browser, addresses.console);
  await openPage(moderator, 'service', site, '#/rooms', consoleText('page_rooms'));
  const { page } = moderator;

  await page
    .getByRole('table')
    .getByRole('button', { name: new RegExp(said) })
    .click();
  const report = page.getByRole('complementary', { name: consoleText('message') });
  await expect(report.getByText(said)).toBeVisible();
  const remove = report.getByRole('button', { name: consoleText('act_remove') });
  await expect(remove).toBeDisabled();
  await report.getByLabel(consoleText('reason')).fill('聊天室不发广告');
  expect(await axeFaults(page)).toEqual([]);
  await remove.click();
  await expect(page.getByRole('table').getByRole('button', { name: new RegExp(said) })).toHaveCount(0);

  await enter(app.page, writer);
  await app.open('#/user/inbox');
  const line = app.screen('user-inbox').getByRole('link', { name: new RegExp(text('in_act_remove')) });
  await expect(line).toContainText('聊天室不发广告');
  await line.click();
  const acts = app.page.getByRole('dialog', { name: text('ch_acts') });
  await acts.getByRole('button', { name: text('ch_appeal') }).click();
  await acts.getByRole('textbox').fill('我只是在谈上一期');
  await acts.getByRole('button', { name: text('ch_appeal_send') }).click();
  await expect(acts.getByText(text('ch_appeal_waits'))).toBeVisible();

  await moderator.open('#/rooms?view=appeals', consoleText('page_rooms'));
  await page
    .getByRole('table')
    .getByRole('button', { name: new RegExp(writer.name) })
    .click();
  const own = page.getByRole('complementary', { name: consoleText('appeal') });
  await expect(own.getByText(consoleText('appeal_own_about'))).toBeVisible();
  await expect(own.getByRole('button', { name: consoleText('appeal_uphold') })).toHaveCount(0);

  const other = await openConsole(browser, addresses.console);
  await openPage(other, 'risk', site, '#/rooms?view=appeals', consoleText('page_rooms'));
  await other.page
    .getByRole('table')
    .getByRole('button', { name: new RegExp(writer.name) })
    .click();
  const appeal = other.page.getByRole('complementary', { name: consoleText('appeal') });
  await expect(appeal.getByText('我只是在谈上一期')).toBeVisible();
  await appeal.getByLabel(consoleText('reason')).fill('确实在谈开奖');
  expect(await axeFaults(other.page)).toEqual([]);
  await appeal.getByRole('button', { name: consoleText('appeal_uphold') }).click();
  await expect(acts.getByText(text('ch_appeal_upheld', { reason: '确实在谈开奖' }))).toBeVisible();
  await other.open('#/rooms?view=acts', consoleText('page_rooms'));
  await expect(other.page.getByText(consoleText('appeal_upheld')).first()).toBeVisible();
});
