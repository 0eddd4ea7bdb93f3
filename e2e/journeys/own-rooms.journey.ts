import type { Browser } from '@playwright/test';
import { needs } from '../kit/abilities.ts';
import { axeFaults } from '../kit/axe.ts';
import { freshName, freshRid, type PlayerClient, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { createOperator } from '../kit/operator.ts';
import { isAudioRunning, noteSounds, notesPlayed } from '../kit/sounds.ts';
import { expect, runOps, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { type App, createApp } from '../pages/app.ts';

const chat = (app: App) => app.screen('chat');
const log = (app: App) => chat(app).getByRole('log');
const said = (app: App, words: string) => log(app).getByText(words, { exact: true });
/** Letters only: the filter reads digits as letters too. */
const ownWords = () => `hello ${freshName().replace(/\d/g, 'z')}`;

/** Opens a room as this player. */
async function openRoom(app: App, room: string, player: PlayerClient): Promise<void> {
  await enter(app.page, player);
  await app.open(`#/chat?room=${room}`);
  await expect(log(app)).toBeVisible();
}

async function say(app: App, words: string): Promise<void> {
  await chat(app)
    .getByRole('textbox', { name: text('cv_write') })
    .fill(words);
  await chat(app)
    .getByRole('button', { name: text('cv_send'), exact: true })
    .click();
  await expect(said(app, words)).toBeVisible();
}

/** Says something through the calls of a client; returns the number of the message. */
async function sayAs(player: PlayerClient, room: string, words: string): Promise<number> {
  const { seq } = await player.ok('POST /api/chat/send', { room, client_id: freshRid(), text: words });
  return seq;
}

/** Runs `act` with a second browser of the same device. */
async function withSecond(browser: Browser, app: App, act: (second: App) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await act(createApp(await context.newPage(), app.site, app.phone));
  } finally {
    await context.close();
  }
}

test('[R3.2] the sound flag of chat decides whether a message is heard', async ({ app }) => {
  needs('sound');
  const [reader, writer] = [await register(app.site), await register(app.site)];
  await app.page.addInitScript(noteSounds);
  await openRoom(app, 'lhc', reader);
  // Browsers allow sound after a press.
  await say(app, ownWords());
  await expect.poll(() => app.page.evaluate(isAudioRunning)).toBe(true);
  const heard = () => app.page.evaluate(notesPlayed);
  /** The next message of somebody else is heard, or is not. */
  const expectNext = async (audible: boolean): Promise<void> => {
    const before = await heard();
    const words = ownWords();
    await expect
      .poll(() => writer.codeOf('POST /api/chat/send', { room: 'lhc', client_id: freshRid(), text: words }))
      .toBe('ok');
    await expect(said(app, words)).toBeVisible();
    if (audible) await expect.poll(heard).toBeGreaterThan(before);
    else expect(await heard()).toBe(before);
  };
  const toggle = (name: 'ch_sound_off' | 'ch_sound_on') =>
    app.page
      .getByRole('button', { name: text(name) })
      .filter({ visible: true })
      .click();
  await expectNext(true);
  await toggle('ch_sound_off');
  await expectNext(false);
  await toggle('ch_sound_on');
  await expectNext(true);
});

test('[R2.9] what a moderator did is told in the notification centre, with its reason and an appeal', async ({
  app,
  addresses,
}) => {
  const operator = await createOperator(addresses.env);
  const player = await register(app.site);
  const seq = await sayAs(player, 'ssq', ownWords());
  await operator('chat', 'remove', 'ssq', String(seq), '--reason', 'Advertising elsewhere');
  await enter(app.page, player);
  await app.open('#/user/inbox');
  const line = app.screen('user-inbox').getByRole('link', { name: new RegExp(text('in_act_remove')) });
  await expect(line).toContainText('Advertising elsewhere');
  await line.click();
  const acts = app.page.getByRole('dialog', { name: text('ch_acts') });
  await expect(acts.getByText(text('ch_act_reason', { reason: 'Advertising elsewhere' }))).toBeVisible();
  await acts.getByRole('button', { name: text('ch_appeal') }).click();
  await acts.getByRole('textbox').fill('It was about the draw');
  expect(await axeFaults(app.page)).toEqual([]);
  await acts.getByRole('button', { name: text('ch_appeal_send') }).click();
  await expect(acts.getByText(text('ch_appeal_waits'))).toBeVisible();

  const { acts: stored } = await player.ok('POST /api/chat/rooms');
  // Somebody else than who acted decides.
  const other = await createOperator(addresses.env);
  await other('chat', 'uphold', String(stored[0]!.id), '--reason', 'You are right');
  await expect(acts.getByText(text('ch_appeal_upheld', { reason: 'You are right' }))).toBeVisible();
  // The list is on the screen, so its events are read.
  await expect.poll(async () => (await player.ok('POST /api/user/inbox/unread')).items).toEqual([]);
});

test('[R2.9] an agent and a member talk in the room of their team, and the agent moderates it', async ({
  app,
  browser,
}) => {
  const agent = await register(app.site);
  await runOps('team', 'agent', agent.name, '12000');
  const link = await agent.ok('POST /api/team/link/create', {
    ...{ rid: freshRid(), name: freshName(), kind: 'player', rate_ppm: 0, days: null, uses_max: null },
  });
  const member = await register(app.site, freshName(), link.code);
  await withSecond(browser, app, async (second) => {
    await enter(app.page, agent);
    await app.open('#/chat');
    const rooms = chat(app).getByRole('navigation', { name: text('ch_rooms') });
    await expect(rooms.getByRole('heading', { name: text('ch_team_rooms') })).toBeVisible();
    expect(await axeFaults(app.page)).toEqual([]);
    await rooms.getByRole('link', { name: new RegExp(text('ch_team_own')) }).click();
    await expect(log(app)).toBeVisible();
    await openRoom(second, `team.${agent.userId}`, member);
    const [asked, answered] = [ownWords(), ownWords()];
    await say(second, asked);
    await expect(said(app, asked)).toBeVisible();
    await say(app, answered);
    await expect(said(second, answered)).toBeVisible();

    const message = log(app).getByRole('article').filter({ hasText: asked });
    const act = async (name: 'ch_team_remove' | 'ch_team_mute') => {
      await message.getByRole('button', { name: text('cv_actions') }).click();
      await app.page.getByRole('menuitem', { name: text(name) }).click();
      const panel = app.page.getByRole('dialog', { name: text(name) });
      await panel.getByText(text('ch_report_advert'), { exact: true }).click();
      await panel.getByRole('button', { name: text(name), exact: true }).click();
      await app.says(text('ch_team_done'));
    };
    await act('ch_team_mute');
    await expect(chat(second).getByText(new RegExp(text('ch_report_advert')))).toBeVisible();
    await act('ch_team_remove');
    for (const one of [app, second]) await expect(said(one, asked)).toHaveCount(0);
    await expect(said(second, answered)).toBeVisible();
  });
});
