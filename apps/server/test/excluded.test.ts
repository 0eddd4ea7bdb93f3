import type { ServerEvents } from '@tessera/protocol';
import { type InboxType, inboxTypes } from '@tessera/protocol';
import { beforeAll, expect, test } from 'vitest';
import { chatModule } from '../src/modules/chat/index.ts';
import { hearsRoom } from '../src/modules/chat/rooms.ts';
import { sendText } from '../src/modules/chat/send.ts';
import { securityEvents } from '../src/modules/identity/index.ts';
import { inboxModule } from '../src/modules/inbox/index.ts';
import { noticesJob } from '../src/modules/inbox/notice-events.ts';
import { type NewEvent, record } from '../src/modules/inbox/write.ts';
import { installNotice, noticesModule } from '../src/modules/notices/index.ts';
import { noticesFor, unseenDialogs } from '../src/modules/notices/read-notices.ts';
import { putContact } from '../src/modules/recovery/contacts.ts';
import { recoveryModule } from '../src/modules/recovery/index.ts';
import { tellJob } from '../src/modules/recovery/messages.ts';
import { mayReceive } from '../src/modules/rewards/index.ts';
import { useApp } from './app.ts';
import { freshId, withoutSlowMode } from './chat.ts';
import { inboxSamples } from './inbox-samples.ts';
import { turnOf } from './protection-turns.ts';
import { seeded } from './seeded.ts';
import { createTeamWorld, type TeamWorld } from './teams.ts';

const FULL = process.env.TRUST === 'full';
const SEEDS = FULL ? 10_000 : 200;
/** Seeds that run at a time; they share only the store. */
const LANES = 4;
const STEPS = 14;
const TIMEOUT = FULL ? 3_600_000 : 120_000;
const HOUR_MS = 3_600_000;

/** What was announced to the open pages of each player. */
const announced = new Map<bigint, InboxType[]>();
const app = useApp({
  modules: [noticesModule, inboxModule, chatModule, recoveryModule],
  sockets: {
    lottery: () => {},
    all: () => {},
    chat: () => {},
    user: (user, name, payload) => {
      if (name !== 'inbox:event') return;
      const { event, loud } = payload as ServerEvents['inbox:event'];
      if (loud) announced.set(user, [...(announced.get(user) ?? []), event.type]);
    },
  },
});
let world: TeamWorld;

const noticeOf = (id: string, audience: 'players' | 'promo') => ({
  ...({ id, kind: 'dialog', audience, weight: 0, mustAck: true } as const),
  body: { enUs: { title: id, html: `<p>${id}</p>` } },
  starts: app().db.clock.local() - HOUR_MS,
  ends: app().db.clock.local() + 1_000 * HOUR_MS,
});

beforeAll(async () => {
  world = createTeamWorld(app().db);
  await withoutSlowMode(app());
  await app().db.opsStore.tx(async (tx) => {
    for (const audience of ['players', 'promo'] as const)
      await installNotice(tx, noticeOf(`for-${audience}`, audience), 'ruth');
  });
});

const types = Object.keys(inboxTypes) as InboxType[];
const guards = (type: InboxType): boolean => ['guard', 'security'].includes(inboxTypes[type]);

let made = 0;
const happens = (user: bigint, type: InboxType): Promise<void> =>
  // Safe cast: `inboxSamples` has what the type needs.
  record(app().services.inbox, () => [
    { user, key: `event:${++made}`, type, data: inboxSamples[type] } as NewEvent,
  ]);

/** One player through random turns of protection and events on every channel; returns the events that were told in a break. */
async function live(seed: string): Promise<{ readonly guarded: number; readonly told: number }> {
  const chance = seeded(seed);
  const user = await world.account();
  const { store } = app().db;
  const caller = { userId: user, userName: `member_${seed}`, kind: 'player' } as const;
  const reader = { userId: user, language: 'enUs' };
  const { recovery } = app().services;
  await store.tx((tx) =>
    putContact(tx, user, { kind: 'email', address: `${seed}@example.com` }, app().db.clock.local(), recovery),
  );
  let [guarded, told, letters] = [0, 0, 0];
  let onBreak = false;
  for (let step = 0; step < STEPS; step += 1) {
    const what = `seed ${seed}, step ${step}`;
    if (step % 4 === 1) {
      // An event in the same moment may be before or after the turn; everything later obeys it.
      const [inForce] = await Promise.all([turnOf(app().db, user, chance), happens(user, chance.one(types))]);
      onBreak = inForce;
      announced.delete(user);
      continue;
    }
    const kind = chance.below(4);
    if (kind < 2) {
      const type = chance.one(types);
      await happens(user, type);
      const loud = announced.get(user) ?? [];
      announced.delete(user);
      expect(loud, what).toEqual(!onBreak || guards(type) ? [type] : []);
      if (onBreak) guarded += 1;
      told += loud.length;
    } else if (kind === 2) {
      const ids = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
        items.map(({ id }) => id).sort();
      const expected = onBreak ? ['for-players'] : ['for-players', 'for-promo'];
      expect(ids(await noticesFor(app().services.notices, reader)), what).toEqual(expected);
      expect(ids(await unseenDialogs(app().services.notices, reader)), what).toEqual(expected);
      expect((await mayReceive(store, [user])).has(user), what).toBe(!onBreak);
    } else {
      expect(await hearsRoom(store, user, 'hall'), what).toBe(!onBreak);
      const sent = await sendText(
        caller,
        { room: 'hall', client_id: freshId(), text: 'hello' },
        app().services.chat,
      )
        .then(() => 'sent')
        .catch(({ code }: { code?: string }) => code);
      if (onBreak) expect(['self_excluded', 'timeout_active', 'session_limit_reached'], what).toContain(sent);
      else expect(sent, what).toBe('sent');
    }
    if (chance.happens(10)) {
      const payload = {
        user: String(user),
        what: chance.one(securityEvents),
        at: app().db.clock.local(),
        device: '',
      };
      await store.tx(async (tx) => {
        await tellJob.run(recovery, { key: `${++made}`, runAt: 0, payload } as never, tx);
      });
      letters += 1;
    }
  }
  // Mail and text messages are about the security of the account, and nothing else.
  const { rows } = await store.query<{ about: string }>(
    'select about from contact_message where user_id = $1',
    [user],
  );
  expect(rows.filter(({ about }) => !securityEvents.some((one) => one === about))).toEqual([]);
  expect(rows).toHaveLength(letters);
  return { guarded, told };
}

test(
  '[RP8] [RP15] over random histories nobody on a break or excluded is told anything but what guards them, on any channel',
  async ({ task }) => {
    const rest = Array.from({ length: SEEDS }, (_, at) => `x${at}`);
    let [guarded, told] = [0, 0];
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        for (let seed = rest.pop(); seed !== undefined; seed = rest.pop()) {
          const lived = await live(seed);
          guarded += lived.guarded;
          told += lived.told;
        }
      }),
    );
    expect(guarded).toBeGreaterThan(SEEDS);
    expect(told).toBeGreaterThan(SEEDS);
    const text = `${SEEDS} seeds, ${guarded} events during a break or an exclusion: 0 messages but those that guard the player`;
    Object.assign(task.meta, { figure: { id: 'RP15', text } });
  },
  TIMEOUT,
);

test('[RP15] a promotion that must be acknowledged is written for nobody who is on a break or excluded', async () => {
  const chance = seeded('promotions');
  const players = await Promise.all(Array.from({ length: 24 }, () => app().player()));
  const onBreak = new Map<bigint, boolean>();
  for (const { userId } of players) onBreak.set(userId, await turnOf(app().db, userId, chance));
  announced.clear();
  await noticesJob.run(
    app().services.inbox,
    { key: 'minutes', runAt: 0, payload: {} } as never,
    undefined as never,
  );
  for (const { userId } of players) {
    const { rows } = await app().db.store.query<{ notice: string }>(
      `select data ->> 'notice' as notice from inbox_event where user_id = $1 and type = 'notice.posted' order by id`,
      [userId],
    );
    const expected = onBreak.get(userId) ? ['for-players'] : ['for-players', 'for-promo'];
    expect(rows.map(({ notice }) => notice)).toEqual(expected);
    expect(announced.get(userId) ?? []).toHaveLength(onBreak.get(userId) ? 0 : 2);
  }
  expect(new Set(onBreak.values()).size).toBe(2);
});
