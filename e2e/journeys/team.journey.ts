import type { Page } from '@playwright/test';
import { DEFAULT_ZONE, dayIn } from '@tessera/protocol';
import { inside } from '../faults/inside.ts';
import { axeFaults } from '../kit/axe.ts';
import { betRequest, drawOnSale, untilDecided } from '../kit/bets.ts';
import {
  CLIENT_PASSWORD,
  createClient,
  freshName,
  freshRid,
  login,
  type PlayerClient,
  register,
  tryOut,
} from '../kit/client.ts';
import { keep } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { leap, movedTest } from '../kit/moved.ts';
import { ops, type Platform } from '../kit/platform.ts';
import { expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';
import { createRegisterPage } from '../pages/register-page.ts';
import { createLinksPage, createMembersPage } from '../pages/team-page.ts';

const LOTTERY = 'lhc-1d';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Rate of the agents, ppm. */
const OWN = 12_000;

const test = movedTest(LOTTERY);

/** A new player whom an operator has made an agent. */
async function appointed(platform: Platform, site: string): Promise<PlayerClient> {
  const player = await register(site);
  await ops(platform.env, 'team', 'agent', player.name, String(OWN));
  return player;
}

/** A link of an agent, for members of a kind and a rate. */
const linkOf = (agent: PlayerClient, kind: 'player' | 'agent', rate_ppm: number, terms = {}) =>
  agent.ok('POST /api/team/link/create', {
    rid: freshRid(),
    name: freshName(),
    kind,
    rate_ppm,
    days: null,
    uses_max: null,
    ...terms,
  });

/** A new player who registers through a link. */
const joined = (site: string, code: string): Promise<PlayerClient> => register(site, freshName(), code);

/** Makes the browser one that nobody has used. */
async function forget(page: Page, site: string): Promise<void> {
  // The client is left first: without its cookies it would go to the login by itself meanwhile.
  await page.goto(`${site}/healthz`);
  await page.context().clearCookies();
  await keep(page, { TOKEN: undefined });
}

/** Bets 100.00 on one number and lets it be drawn. */
async function stake(player: PlayerClient, platform: Platform): Promise<void> {
  await inside(platform, ({ fund }) => fund(player.userId, '100'));
  const sale = await freshSale(LOTTERY, MINUTE_MS, platform);
  const draft = {
    played: 'lhc.special.number',
    content: '7',
    unit_stake: '100.0000',
    multiple: 1,
    rebate_ppm: 0,
  };
  const { items } = await player.ok(
    'POST /api/lottery/bet',
    await betRequest(player, LOTTERY, sale.issue, [draft]),
  );
  expect(items.every(({ ok }) => ok)).toBe(true);
  const { close_at } = await drawOnSale(player, LOTTERY);
  const { now } = await player.call('POST /common/cache/version');
  // In one leap to the end of the sale: no job of the hours between is waited for.
  await leap(platform, close_at - now - MINUTE_MS);
  await sale.draw();
  await untilDecided(await login(player.site, player.name, CLIENT_PASSWORD), LOTTERY, sale.issue);
}

/** Moves the clock to noon of the next day of the platform and a little on: the rows of a day are made then. */
async function nextNoon(platform: Platform, site: string): Promise<void> {
  const { now } = await createClient(site).call('POST /common/cache/version');
  let ahead = MINUTE_MS;
  while (dayIn(now + ahead, DEFAULT_ZONE) === dayIn(now, DEFAULT_ZONE)) ahead += MINUTE_MS;
  await leap(platform, ahead + DAY_MS / 2 + 15 * MINUTE_MS);
}

type CommissionState = 'accrued' | 'payable' | 'paid';

/** Signs an agent in again, because a moved clock ends sessions, and waits until commission of 0.45 is in one of these states. */
async function untilCommission(agent: PlayerClient, ...states: readonly CommissionState[]) {
  const client = await login(agent.site, agent.name, CLIENT_PASSWORD);
  await until(`the commission to be ${states.join(' or ')}`, async () => {
    const { commission } = await client.ok('POST /api/team/mine', {});
    return states.some((state) => commission[state] === '0.4500');
  });
  return client;
}

test('[R2.8] a link shows whose invitation it is, and the bets of who registers earn the agent commission', {
  tag: '@long',
}, async ({ app, moved }) => {
  const agent = await appointed(moved, app.site);
  await enter(app.page, agent);
  await app.open('#/team/link');
  await app.shows('team-link');
  const page = app.screen('team-link');
  await expect(page.getByText(text('tm_links_none'))).toBeVisible();
  const form = await createLinksPage(app).newLink();
  await form.getByRole('button', { name: text('tm_create') }).click();
  await expect(form.getByText(text('tm_name_missing'))).toBeVisible();
  await form.getByRole('textbox', { name: text('tm_name') }).fill('朋友群');
  await form.getByRole('slider', { name: text('tm_their_rate') }).fill('7500');
  // Of 100 staked.
  await expect(form.getByText('0.45', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: text('tm_create') }).click();
  await app.says(text('tm_created'));
  const address = page.getByText(/\/r\/[0-9A-Za-z]+$/);
  await expect(address).toBeVisible();
  await expect(page.getByRole('img', { name: text('tm_qr_of', { name: '朋友群' }) })).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  const code = (await address.innerText()).split('/').at(-1) ?? '';

  await forget(app.page, app.site);
  await app.page.goto(`${app.site}/r/${code}`);
  const invited = app.page.getByRole('dialog', { name: text('route_register') });
  const { inviter } = await createClient(app.site).ok('POST /api/team/invite', { code });
  expect(inviter).not.toBe(agent.name);
  await expect(invited.getByText(text('register_invite_of', { name: inviter }))).toBeVisible();
  await expect(invited.getByText('0.75%')).toBeVisible();
  await expect(invited.getByText('¥0.45')).toBeVisible();
  await expect(invited.getByText(text('register_invite_note'))).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  const name = freshName();
  await createRegisterPage(app).register(name, CLIENT_PASSWORD);
  await expect(app.page.getByText(text('register_done'))).toBeVisible();

  const player = await login(app.site, name, CLIENT_PASSWORD);
  expect(await player.ok('POST /api/team/mine', {})).toMatchObject({ role: 'player', rate_ppm: 7_500 });
  await stake(player, moved);
  await nextNoon(moved, app.site);
  const dayLater = await untilCommission(agent, 'accrued');
  const [link] = (await dayLater.ok('POST /api/team/links', {})).items;
  await until('the stake of the day', async () => {
    const { items } = await dayLater.ok('POST /api/team/link/members', { id: link?.id ?? 0 });
    return items[0]?.stake === '100.0000';
  });
  await enter(app.page, dayLater);
  await app.open('#/team/link');
  await app.shows('team-link');
  const row = await createLinksPage(app).registration();
  await expect(row.getByText('100.00')).toBeVisible();
  await expect(row.getByText('0.45')).toBeVisible();

  const { hold_days } = await dayLater.ok('POST /api/team/mine', {});
  await leap(moved, hold_days * DAY_MS);
  // On a Monday it is paid at once.
  const weekLater = await untilCommission(agent, 'payable', 'paid');
  const { pays_at } = await weekLater.ok('POST /api/team/mine', {});
  const { now } = await createClient(app.site).call('POST /common/cache/version');
  await leap(moved, pays_at - now + 15 * MINUTE_MS);
  const paid = await untilCommission(agent, 'paid');
  expect((await paid.ok('POST /api/user/balance')).balance).toBe('0.4500');
  await enter(app.page, paid);
  await app.open('#/record/log');
  await app.shows('record-log');
  const records = app.screen('record-log').getByText('返点收入').filter({ visible: true });
  await expect(records.first()).toBeVisible();
});

test('[R2.8] [R1] a rate is lowered from tomorrow on, with those below named first, and the member is told', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, moved }) => {
  const agent = await appointed(moved, app.site);
  const below = await joined(app.site, (await linkOf(agent, 'agent', 10_000)).code);
  const last = await joined(app.site, (await linkOf(below, 'player', 9_000)).code);
  await enter(app.page, agent);
  await app.open('#/team/list');
  await app.shows('team-list');
  const page = app.screen('team-list');
  const [member] = (await agent.ok('POST /api/team/list', {})).items;
  const name = member?.name ?? '';
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  const members = createMembersPage(app);
  const editor = await members.editRate(name);
  const slider = editor.getByRole('slider', { name: text('tm_their_rate') });
  // Members below have 0.90 %.
  await slider.fill('5000');
  await expect(slider).toHaveValue('9000');
  await editor.getByRole('button', { name: text('tm_rate_lower', { min: '0.90%' }) }).click();
  await slider.fill('5000');
  await editor.getByRole('button', { name: text('tm_rate_save') }).click();
  const [lowered] = (await agent.ok('POST /api/team/list', { of: member?.id ?? 0 })).items;
  await expect(editor.getByRole('alert')).toHaveText(
    text('tm_rate_names', { n: 1, rate: '0.50%', names: lowered?.name ?? '' }),
  );
  await editor.getByRole('button', { name: text('tm_rate_together', { rate: '0.50%' }) }).click();
  const { now } = await agent.call('POST /common/cache/version');
  const date = dayIn(now + DAY_MS, DEFAULT_ZONE);
  await app.says(text('tm_rate_saved_all', { name, date, rate: '0.50%', n: 1 }));
  for (const client of [below, last])
    expect(await client.ok('POST /api/team/mine', {})).toMatchObject({ next: { ppm: 5_000, from: date } });
  await members.showsNext(name, date, '0.50%');

  await forget(app.page, app.site);
  await enter(app.page, last);
  await app.open();
  const { inviter } = await last.ok('POST /api/team/mine', {});
  await app.says(text('tm_rate_told', { name: inviter ?? '', date, rate: '0.50%' }));
  await app.open('#/team/list');
  await app.shows('team-list');
  await expect(page.getByText(text('tm_place_next', { date, rate: '0.50%' }))).toBeVisible();
  await expect(page.getByText(text('tm_how_nothing'))).toBeVisible();
});

test('[R2.8] a link that cannot be used says why, and leaves the way to register without it', {
  tag: ['@brief-wap', '@long'],
}, async ({ app, moved }) => {
  const agent = await appointed(moved, app.site);
  const usedUp = await linkOf(agent, 'player', 8_000, { uses_max: 1 });
  await joined(app.site, usedUp.code);
  const disabled = await linkOf(agent, 'player', 8_000);
  const expired = await linkOf(agent, 'player', 8_000, { days: 1 });
  await enter(app.page, agent);
  await app.open('#/team/link');
  await app.shows('team-link');
  await createLinksPage(app).disable(disabled.name);
  await leap(moved, DAY_MS + MINUTE_MS);

  await forget(app.page, app.site);
  const invited = app.page.getByRole('dialog', { name: text('route_register') });
  const without = invited.getByRole('button', { name: text('register_invite_leave') });
  for (const [code, reason] of [
    [usedUp.code, 'team_link_used_up'],
    [disabled.code, 'team_link_disabled'],
    ['none0000', 'team_link_unknown'],
    [expired.code, 'team_link_expired'],
  ] as const) {
    await app.page.goto(`${app.site}/r/${code}`);
    await expect(invited.getByText(text(reason))).toBeVisible();
    // There is nothing to fill in that would be refused.
    await expect(invited.getByRole('textbox')).toHaveCount(0);
  }
  expect(await axeFaults(app.page)).toEqual([]);
  await without.click();
  const name = freshName();
  await createRegisterPage(app).register(name, CLIENT_PASSWORD);
  await expect(app.page.getByText(text('register_done'))).toBeVisible();
  const player = await login(app.site, name, CLIENT_PASSWORD);
  expect(await player.ok('POST /api/team/mine', {})).toMatchObject({ role: 'none', inviter: null });
});

test('[R2.8] [A14] an agent goes down the team level by level, finds members by name, and nobody else', {
  tag: '@long',
}, async ({ app, moved }) => {
  const agent = await appointed(moved, app.site);
  const second = await joined(app.site, (await linkOf(agent, 'agent', 10_000)).code);
  const third = await joined(app.site, (await linkOf(second, 'agent', 8_000)).code);
  const fourth = await joined(app.site, (await linkOf(third, 'player', 6_000)).code);
  const itemsOf = async (of?: number) =>
    (await agent.ok('POST /api/team/list', of === undefined ? {} : { of })).items;
  const [one] = await itemsOf();
  const [two] = await itemsOf(one?.id);
  const [three] = await itemsOf(two?.id);
  await enter(app.page, agent);
  await app.open('#/team/list');
  await app.shows('team-list');
  const page = app.screen('team-list');
  const members = createMembersPage(app);
  await members.openBelow(one?.name ?? '');
  const path = page.getByRole('navigation', { name: text('tm_path') });
  await expect(path.getByRole('link')).toHaveText([text('tm_my_team'), one?.name ?? '']);
  await members.openBelow(two?.name ?? '');
  await expect(path.getByRole('link')).toHaveText([text('tm_my_team'), one?.name ?? '', two?.name ?? '']);
  await expect(page.getByText(three?.name ?? '', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(text('tm_kind_player')).first()).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  await path.getByRole('link', { name: text('tm_my_team') }).click();
  await expect(path.getByRole('link')).toHaveCount(app.phone ? 0 : 1);

  const search = page.getByRole('searchbox', { name: text('tm_search') });
  await search.fill(fourth.name.slice(0, 3));
  await expect(page.getByText(text('tm_search_short'))).toBeVisible();
  await search.fill(fourth.name.slice(0, 12));
  await expect(page.getByText(text('tm_found', { text: fourth.name.slice(0, 12), n: 1 }))).toBeVisible();
  await expect(page.getByText(text('tm_level', { n: 3 }))).toBeVisible();
  await search.fill('nobody_here');
  await expect(page.getByText(text('tm_found_none', { text: 'nobody_here' }))).toBeVisible();

  const stranger = await appointed(moved, app.site);
  for (const id of [stranger.userId, 1]) {
    await app.open(`#/team/list?of=${id}`);
    await expect(page.getByText(text('tm_gone'))).toBeVisible();
  }
});

test('[R2.8] [X1] who is no agent sees how teams work', { tag: '@once' }, async ({ app }) => {
  for (const [player, title] of [
    [await register(app.site), 'tm_intro_none'],
    [await tryOut(app.site), 'tm_intro_trial'],
  ] as const) {
    await forget(app.page, app.site);
    await enter(app.page, player);
    for (const [hash, name] of [
      ['#/team/link', 'team-link'],
      ['#/team/list', 'team-list'],
    ] as const) {
      await app.open(hash);
      await app.shows(name);
      await expect(app.screen(name).getByText(text(title))).toBeVisible();
      await expect(app.screen(name).getByText(text('tm_how_nothing'))).toBeVisible();
    }
  }
  expect(await axeFaults(app.page)).toEqual([]);
});
