import { expect, test } from 'vitest';
import { createConversation } from './control.ts';
import { createKeeper } from './keeper.ts';
import { createRoom } from './room.fixture.ts';
import {
  joinedText,
  KEPT_MS,
  MESSAGES_MAX,
  ROOMS_MAX,
  type RoomUnsent,
  unsentOf,
  withUnsent,
} from './unsent.ts';

const ME = 7;
const isText = (body: unknown): body is string => typeof body === 'string';
const hall = { user: ME, room: 'hall' };
const nothing = { text: '', messages: [] };
const message = (clientId: string, at = 0) => ({ clientId, body: clientId, at });

test('what is kept belongs to one player, and is bounded in number and time', () => {
  const many = Array.from({ length: MESSAGES_MAX + 5 }, (_, n) => message(`m${n}`, 1));
  const stored = withUnsent(null, hall, { text: 'half a sen', messages: many }, 1);
  const kept = unsentOf(stored, hall, isText, 2);
  expect([kept.text, kept.messages.length, kept.messages[0]?.clientId]).toEqual([
    'half a sen',
    MESSAGES_MAX,
    'm5',
  ]);
  expect(unsentOf(stored, { ...hall, user: 8 }, isText, 2)).toEqual(nothing);
  expect(unsentOf(stored, { ...hall, room: 'ssc' }, isText, 2)).toEqual(nothing);
  expect(unsentOf(stored, hall, isText, KEPT_MS + 1)).toEqual(nothing);
  expect(withUnsent(stored, { ...hall, user: 8 }, { text: 'x', messages: [] }, 2)).toEqual({
    user: 8,
    rooms: { hall: { text: 'x', messages: [], at: 2 } },
  });
  expect(withUnsent(stored, hall, nothing, 2).rooms).toEqual({});
  let rooms = stored;
  for (let n = 0; n < ROOMS_MAX; n += 1)
    rooms = withUnsent(rooms, { user: ME, room: `room ${n}` }, { text: 'x', messages: [] }, 2 + n);
  expect(Object.keys(rooms.rooms)).toHaveLength(ROOMS_MAX);
  expect(rooms.rooms).not.toHaveProperty('hall');
});

test('a body of another shape is not brought back', () => {
  const stored = withUnsent(
    null,
    hall,
    { text: '', messages: [{ ...message('a'), body: { old: 1 } }, message('b')] },
    1,
  );
  expect(unsentOf(stored, hall, isText, 1).messages).toEqual([message('b')]);
});

test('a question that is handed over and a kept text are both there', () => {
  expect([
    joinedText('', 'q'),
    joinedText('kept', ''),
    joinedText('q and more', 'q'),
    joinedText('kept', 'q'),
  ]).toEqual(['q', 'kept', 'q and more', 'kept\nq']);
});

/** A visit to the room on a device with this storage. */
function visit(room: ReturnType<typeof createRoom>, device: { kept: RoomUnsent<string> }, answers = true) {
  let ids = room.all().length * 100;
  const control = createConversation<string>({
    me: ME,
    newId: () => `mine ${++ids}`,
    now: () => 0,
    transport: {
      newest: async () => room.newest(),
      after: async (seq) => room.after(seq),
      before: async (seq) => room.before(seq),
      async send(clientId, text) {
        const sent = room.send(ME, clientId, text);
        return answers ? sent : new Promise<never>(() => {});
      },
      read: async () => undefined,
      listen: () => () => {},
    },
  });
  const keep = createKeeper(control, {
    load: async () => device.kept,
    save: ({ text, messages }) => {
      device.kept = { text, messages: messages.map(({ clientId, body, at }) => ({ clientId, body, at })) };
    },
  });
  const ends = [control.start(), keep()];
  return {
    control,
    outbox: () => control.store.getState().outbox.map(({ body, state }) => [body, state]),
    leave: () => {
      for (const end of ends) end();
    },
  };
}
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

test('a reload brings typed text and unconfirmed messages back, and nothing twice', async () => {
  const room = createRoom();
  const device = { kept: nothing as RoomUnsent<string> };
  const first = visit(room, device, false);
  await settle();
  first.control.write('arrived, and the answer was lost');
  first.control.write('never left');
  first.control.text.setState('half a sen');
  await settle();
  expect(room.all().map(({ text }) => text)).toEqual(['arrived, and the answer was lost']);
  first.leave();

  const second = visit(room, device);
  await settle();
  expect(second.control.text.getState()).toBe('half a sen');
  expect(second.outbox()).toEqual([['never left', 'failed']]);
  second.control.resend(second.control.store.getState().outbox[0]!.clientId);
  await settle();
  expect(room.all().map(({ text }) => text)).toEqual(['arrived, and the answer was lost', 'never left']);
  second.control.text.setState('');
  expect(device.kept).toEqual(nothing);
});

test('a message of an earlier visit can be given up, and one sent again in two windows stays one', async () => {
  const room = createRoom();
  const device = { kept: { text: '', messages: [message('old'), message('older')] } as RoomUnsent<string> };
  const [one, two] = [visit(room, { ...device }), visit(room, device)];
  await settle();
  one.control.discard('old');
  one.control.resend('older');
  two.control.resend('older');
  await settle();
  expect(room.all().map(({ text }) => text)).toEqual(['older']);
  expect([one.outbox(), two.outbox()]).toEqual([[], [['old', 'failed']]]);
});
