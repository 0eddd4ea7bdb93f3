import { isDeepStrictEqual } from 'node:util';
import type { CallReply } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ConversationControl,
  createConversation,
} from '../../apps/web/src/components/conversation/model/control.ts';
import type { Message } from '../../apps/web/src/components/conversation/model/message.ts';
import { createRoom, PAGE_MAX } from '../../apps/web/src/components/conversation/model/room.fixture.ts';
import { keepingReads, withRead } from '../../apps/web/src/features/chat/model/reads.ts';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type EventSocket, type Heard, openSocket } from '../kit/event-socket.ts';
import { createOperator } from '../kit/operator.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { pngOf } from '../kit/png.ts';
import { until } from '../kit/until.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { figure, rounds } from './report.ts';

const LOTTERY = 'lhc-1d';
const HALL = 'hall';
const MESSAGES = 'POST /api/chat/messages';
/** Milliseconds of a test in the full form. */
const TIMEOUT = 1_200_000;
const STEPS = rounds(80, 600);

let platform: Platform;
let operate: Awaited<ReturnType<typeof createOperator>>;
let reader: PlayerClient;
let writer: PlayerClient;
let bets: readonly number[];
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['service'], lotteries: [LOTTERY] });
  reader = await register(platform.pc);
  writer = await register(platform.pc);
  await inside(platform, async (parts) => {
    await withoutCallLimits(parts);
    await parts.set('callReceipt', { burst: 1_000, perMinute: 60_000 });
    await parts.operators.query('update chat_room set slow_ms = 0');
    await parts.fund(writer.userId, '1000.0000');
  });
  operate = await createOperator(platform.env);
  const { issue } = await drawOnSale(writer, LOTTERY);
  const draft = { played: 'lhc.special.number', unit_stake: '2.0000', multiple: 1, rebate_ppm: 0 };
  const drafts = [1, 2, 3, 4].map((number) => ({ ...draft, content: String(number) }));
  await writer.ok('POST /api/lottery/bet', await betRequest(writer, LOTTERY, issue, drafts));
  bets = (await writer.ok('POST /api/record/bet', { lottery: LOTTERY, issue })).items.map(({ id }) => id);
});
afterAll(() => platform?.stop());

type Rooms = CallReply<'POST /api/chat/rooms'>;
type Case = CallReply<'POST /api/service/open'>['case'];

/** Pages with the client's own model: the conversations of two rooms, the list of rooms, and the case of customer service. */
interface Page {
  readonly hall: ConversationControl<string>;
  readonly service: ConversationControl<string>;
  state(): { readonly rooms: Rooms; readonly case: Case };
  /** What the client does after it was away. */
  cameBack(): Promise<void>;
  close(): void;
}

/** Opens a page of the reader; `isLost` decides for each event whether it arrives. */
async function openPage(service: string, isLost: () => boolean): Promise<Page> {
  const hearers = new Map<string, { message: (message: Message) => void; gap: () => void }>();
  let [rooms, mine]: [Rooms, Case] = [await reader.ok('POST /api/chat/rooms'), null];
  // Of two answers the one that was asked for last counts, as in the client.
  let [roomsAsked, caseAsked] = [0, 0];
  const readRooms = async () => {
    roomsAsked += 1;
    const turn = roomsAsked;
    const answer = await reader.ok('POST /api/chat/rooms');
    if (turn === roomsAsked) rooms = keepingReads(answer, rooms);
  };
  const readCase = async () => {
    caseAsked += 1;
    const turn = caseAsked;
    const answer = await reader.ok('POST /api/service/open', {});
    if (turn === caseAsked) mine = answer.case;
  };
  await readCase();
  const hear = ([name, payload]: Heard): void => {
    if (isLost()) return;
    if (name === 'chat:message') {
      const { room, ...message } = payload;
      hearers.get(room)?.message(message);
    } else if (name === 'chat:messages')
      for (const message of payload.items) hearers.get(payload.room)?.message(message);
    else if (name === 'chat:changed') void readRooms();
    else if (name === 'chat:read') rooms = withRead(rooms, payload);
    else if (name === 'service:changed') void readCase();
  };
  const socket: EventSocket = await openSocket(reader, hear);
  const follow = (room: string, send: (clientId: string, text: string) => Promise<Message>) => {
    const control = createConversation<string>({
      me: reader.userId,
      newId: freshRid,
      now: Date.now,
      transport: {
        newest: () => reader.ok(MESSAGES, { room, limit: PAGE_MAX }),
        after: (seq) => reader.ok(MESSAGES, { room, after: seq, limit: PAGE_MAX }),
        before: (seq) => reader.ok(MESSAGES, { room, before: seq, limit: PAGE_MAX }),
        send,
        read: (seq) => reader.ok('POST /api/chat/read', { room, seq }),
        listen(handlers) {
          hearers.set(room, handlers);
          return () => void hearers.delete(room);
        },
      },
    });
    control.start();
    return control;
  };
  await socket.join(HALL);
  await socket.join(service);
  return {
    hall: follow(HALL, (client_id, text) =>
      reader.ok('POST /api/chat/send', { room: HALL, client_id, text }),
    ),
    service: follow(
      service,
      async (client_id, text) =>
        (await reader.ok('POST /api/service/send', { client_id, text, language: 'enUs' })).message,
    ),
    state: () => ({ rooms, case: mine }),
    async cameBack() {
      for (const { gap } of hearers.values()) gap();
      await Promise.all([readRooms(), readCase()]);
    },
    close: socket.close,
  };
}

/** All messages of a conversation; addresses of pictures are signed for each answer. */
async function whole({ store, loadOlder }: ConversationControl<string>) {
  while (store.getState().timeline.older) await loadOlder();
  return store.getState().timeline.messages.map(unsigned);
}
const unsigned = (message: Message): Message =>
  message.picture === undefined ? message : { ...message, picture: message.picture.replace(/\?.*/, '') };

async function fresh(room: string): Promise<Message[]> {
  const items: Message[] = [];
  for (let more = true; more; ) {
    const page = await reader.ok(MESSAGES, { room, after: items.length, limit: 200 });
    items.push(...page.items);
    ({ more } = page);
  }
  return items.map(unsigned);
}

/** What the list of rooms says beside the newest numbers, which the conversations know. */
const listed = ({ items, acts, blocked }: Rooms) => ({
  acts,
  blocked,
  rooms: items.map(({ last_seq: _, ...room }) => room),
});

test(
  '[R2.9] with every kind of message and event, a page that heard them holds what a fresh page loads',
  async () => {
    const { room: service } = await reader.ok('POST /api/service/open', {});
    await reader.ok('POST /api/chat/join', { room: HALL });
    const steady = await openPage(service, () => false);
    const losing = await openPage(service, () => Math.random() < 0.4);
    const removable = new Set<number>();
    const shared = [...bets];
    const done: Record<string, number> = {};
    const say = async (send: Promise<{ readonly seq: number }>) => void removable.add((await send).seq);
    const steps: Readonly<Record<string, () => Promise<unknown> | unknown>> = {
      'text of others': () =>
        say(writer.ok('POST /api/chat/send', { room: HALL, client_id: freshRid(), text: 'hello' })),
      'own text': () => steady.hall.write('mine'),
      'shared bet': async () => {
        const bet_id = shared.pop();
        if (bet_id === undefined) return;
        const share = { room: HALL, client_id: freshRid(), bet_id, stake: true };
        await say(writer.ok('POST /api/chat/share-bet', share));
      },
      removal: async () => {
        const [seq] = [...removable].slice(-1);
        if (seq === undefined || (done.removal ?? 0) >= rounds(3, 20)) return;
        removable.delete(seq);
        await operate('chat', 'remove', HALL, String(seq), '--reason', 'rule 3');
      },
      read: () => losing.hall.read(losing.hall.store.getState().timeline.messages.at(-1)?.seq ?? 0),
      question: () => steady.service.write('where is my deposit?'),
      picture: () =>
        (done.picture ?? 0) < 10 &&
        reader.ok('POST /api/service/picture', {
          client_id: freshRid(),
          language: 'enUs',
          image: pngOf(8, 8).toString('base64'),
        }),
      'away and back': () => losing.cameBack(),
    };
    const names = Object.keys(steps);
    for (let step = 0; step < STEPS; step += 1) {
      // Each kind at first, then at random.
      const name = names[step < names.length ? step : Math.floor(Math.random() * names.length)]!;
      await steps[name]!();
      done[name] = (done[name] ?? 0) + 1;
    }
    await until('own messages to arrive', async () =>
      [steady.hall, steady.service].every(({ store }) => store.getState().outbox.length === 0),
    );
    await operate('chat', 'mute', reader.name, HALL, '5', '--reason', 'rule 1');
    await operate('chat', 'unmute', reader.name, HALL, '--reason', 'rule 1');
    await until('the last answer of customer service', async () => {
      const { case: mine } = await reader.ok('POST /api/service/open', {});
      return mine !== null && mine.state !== 'open' && mine.state !== 'queued';
    });
    await losing.cameBack();

    for (const [room, control] of [
      [HALL, (page: Page) => page.hall],
      [service, (page: Page) => page.service],
    ] as const) {
      for (const page of [steady, losing]) {
        // Customer service may still answer.
        await until(`a page to hold all messages of ${room}`, async () =>
          isDeepStrictEqual(await whole(control(page)), await fresh(room)),
        );
        expect(control(page).store.getState().outbox).toEqual([]);
      }
    }
    const { acts } = await reader.ok('POST /api/chat/rooms');
    for (const page of [steady, losing]) {
      // What was read is reported some seconds later, and both lists follow.
      await until('the lists of rooms to agree', async () =>
        isDeepStrictEqual(listed(page.state().rooms), listed(await reader.ok('POST /api/chat/rooms'))),
      );
      await until('the cases to agree', async () =>
        isDeepStrictEqual(page.state().case, (await reader.ok('POST /api/service/open', {})).case),
      );
    }
    for (const page of [steady, losing]) page.close();
    const all = [...(await fresh(HALL)), ...(await fresh(service))];
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['text', 'bet', 'system', 'image']));
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['mute', 'unmute']));
    figure(
      'R2.9',
      `chat: after ${STEPS} random steps, ${all.length} messages: state and events equal to the fresh state, with 40 % of events lost too`,
    );
  },
  TIMEOUT,
);

test('the model of a room with which the client is tested answers as the server does', async () => {
  const real = await fresh(HALL);
  const model = createRoom();
  for (const { kind, from, client_id, removes, text } of real) {
    if (removes === null)
      model.send(from!.id, client_id, kind === 'text' ? (text ?? 'removed') : null, { kind });
    else model.remove(removes);
  }
  const common = ({ seq, kind, from, text, removed, removes }: Message) => [
    ...[seq, kind, from?.id ?? null, text, removed, removes],
  ];
  expect(model.all().map(common)).toEqual(real.map(common));
  const pageOf = ({ items, last_seq, more }: CallReply<typeof MESSAGES>) => [
    items.map(({ seq }) => seq),
    last_seq,
    more,
  ];
  const limit = PAGE_MAX;
  for (const seq of [
    0,
    1,
    2,
    7,
    real.length - 4,
    real.length - 3,
    real.length - 2,
    real.length,
    real.length + 5,
  ]) {
    const after = await reader.ok(MESSAGES, { room: HALL, after: seq, limit });
    expect(pageOf(model.after(seq)), `after ${seq}`).toEqual(pageOf(after));
    if (seq < 1 || seq > real.length) continue;
    const before = await reader.ok(MESSAGES, { room: HALL, before: seq, limit });
    expect(pageOf(model.before(seq)), `before ${seq}`).toEqual(pageOf(before));
  }
  expect(pageOf(model.newest())).toEqual(pageOf(await reader.ok(MESSAGES, { room: HALL, limit })));
});
