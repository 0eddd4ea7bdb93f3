import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type ConversationControl, createConversation } from './control.ts';
import { createRoom } from './room.fixture.ts';
import type { RoomListener } from './transport.ts';

const ME = 7;

/** A conversation with a room whose calls may fail before or after they have an effect, and whose hints may be lost. */
function connect(fails: () => 'no' | 'before' | 'after' = () => 'no') {
  const room = createRoom();
  let handlers: RoomListener | undefined;
  let onTheWay = 0;
  let most = 0;
  const attempt = async <Result>(run: () => Result): Promise<Result> => {
    await Promise.resolve();
    const how = fails();
    if (how === 'before') throw new Error('lost request');
    const result = run();
    if (how === 'after') throw new Error('lost answer');
    return result;
  };
  let ids = 0;
  const control = createConversation<string>({
    me: ME,
    newId: () => `mine ${++ids}`,
    now: () => Date.now(),
    transport: {
      newest: () => attempt(room.newest),
      after: (seq) => attempt(() => room.after(seq)),
      before: (seq) => attempt(() => room.before(seq)),
      async send(clientId, text) {
        onTheWay += 1;
        most = Math.max(most, onTheWay);
        try {
          return await attempt(() => room.send(ME, clientId, text));
        } finally {
          onTheWay -= 1;
        }
      },
      read: () => Promise.resolve(),
      listen(given) {
        handlers = given;
        return () => {
          handlers = undefined;
        };
      },
    },
  });
  return { room, control, most: () => most, handlers: () => handlers! };
}

/** The room is joined after a lost connection, and answers with what was missed unless that is too much. */
function joinAgain(room: ReturnType<typeof createRoom>, listener: RoomListener): void {
  const last = listener.last();
  listener.joining();
  const missed = last === undefined ? undefined : room.after(last);
  if (missed && !missed.more) listener.joined(missed);
  else listener.gap();
}

const shown = (control: ConversationControl<string>) => control.store.getState();
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

describe('own messages', () => {
  test('are sent one at a time, in their order', async () => {
    const { room, control, most } = connect();
    control.start();
    for (const text of ['one', 'two', 'three']) control.write(text);
    expect(shown(control).outbox.map(({ state }) => state)).toEqual(['sending', 'waiting', 'waiting']);
    await settle();
    expect(room.all().map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(most()).toBe(1);
    expect(shown(control)).toMatchObject({ outbox: [], timeline: { messages: room.all() } });
  });

  test('that failed can be sent again or given up, and hold up no other', async () => {
    let broken = true;
    const { room, control } = connect(() => (broken ? 'before' : 'no'));
    control.start();
    control.write('one');
    control.write('two');
    await settle();
    expect(shown(control).outbox.map(({ state }) => state)).toEqual(['failed', 'failed']);
    broken = false;
    const [one, two] = shown(control).outbox;
    control.discard(one!.clientId);
    control.resend(two!.clientId);
    await settle();
    expect(room.all().map(({ text }) => text)).toEqual(['two']);
    expect(shown(control).outbox).toEqual([]);
  });

  test('whose answer was lost are no longer failed once the difference has them', async () => {
    let how: 'no' | 'after' = 'after';
    const { room, control, handlers } = connect(() => how);
    control.start();
    control.write('one');
    await settle();
    expect(shown(control).outbox).toMatchObject([{ state: 'failed' }]);
    how = 'no';
    handlers().gap();
    await settle();
    expect(shown(control)).toMatchObject({ outbox: [], timeline: { messages: room.all() } });
    expect(room.all()).toHaveLength(1);
  });

  test('that come too fast wait for their turn by themselves', async () => {
    vi.useFakeTimers();
    const room = createRoom();
    let allowedAt = Date.now() + 5_000;
    const control = createConversation<string>({
      me: ME,
      newId: () => 'mine',
      now: () => Date.now(),
      transport: {
        newest: async () => room.newest(),
        after: async (seq) => room.after(seq),
        before: async (seq) => room.before(seq),
        async send(clientId, text) {
          if (Date.now() < allowedAt) throw new Error('too fast');
          return room.send(ME, clientId, text);
        },
        read: () => Promise.resolve(),
        listen: () => () => undefined,
        retryAt: () => allowedAt,
      },
    });
    control.start();
    control.write('one');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(shown(control).outbox).toMatchObject([{ state: 'waiting' }]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(shown(control)).toMatchObject({ outbox: [], timeline: { messages: room.all() } });
    allowedAt = 0;
    vi.useRealTimers();
  });
});

test('what was read is reported at once, then every half minute, and at the end', async () => {
  vi.useFakeTimers();
  const room = createRoom();
  const reads: number[] = [];
  let fails = false;
  const control = createConversation<string>({
    me: ME,
    newId: () => 'mine',
    now: () => Date.now(),
    transport: {
      newest: async () => room.newest(),
      after: async (seq) => room.after(seq),
      before: async (seq) => room.before(seq),
      send: async (clientId, text) => room.send(ME, clientId, text),
      read: async (seq) => {
        reads.push(seq);
        if (fails) throw new Error('lost');
      },
      listen: () => () => undefined,
    },
  });
  const end = control.start();
  for (const seq of [1, 1, 2, 3]) control.read(seq);
  expect(reads).toEqual([1]);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(reads).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(60_000);
  // Nothing new, no call; what failed is in the next one.
  control.read(3);
  fails = true;
  control.read(4);
  expect(reads).toEqual([1, 3, 4]);
  await vi.advanceTimersByTimeAsync(60_000);
  fails = false;
  control.read(4);
  control.read(5);
  end();
  expect(reads).toEqual([1, 3, 4, 4, 5]);
  vi.useRealTimers();
});

test('what comes with joining the room again is taken without a call, and a message after it too', async () => {
  let calls = 0;
  const { room, control, handlers } = connect(() => {
    calls += 1;
    return 'no';
  });
  room.send(1, 'one', 'before');
  control.start();
  expect(handlers().last()).toBeUndefined();
  await settle();
  const before = calls;
  expect(handlers().last()).toBe(1);
  room.send(1, 'two', 'while away');
  handlers().joining();
  handlers().message(room.send(1, 'told early', 'while joining'));
  await settle();
  const missed = room.after(1);
  handlers().message(room.send(1, 'after it was read', 'while joining'));
  handlers().joined(missed);
  handlers().message(room.send(1, 'three', 'back'));
  await settle();
  expect(shown(control).timeline.messages).toEqual(room.all());
  expect(calls).toBe(before);
  // What lies between the two is read.
  room.send(1, 'four', 'missed');
  handlers().joined({ items: [], last_seq: 6 });
  await settle();
  expect(shown(control).timeline.messages).toEqual(room.all());
  expect(calls).toBe(before + 1);
});

test('messages of others are told while the conversation is followed, own ones and those of before are not', async () => {
  const { room, control, handlers } = connect();
  room.send(1, 'earlier', 'before');
  const told: (string | null)[] = [];
  const end = control.start(({ text }) => told.push(text));
  await settle();
  handlers().message(room.send(1, 'new', 'hello'));
  control.write('mine');
  await settle();
  room.send(1, 'missed', 'while away');
  handlers().gap();
  await settle();
  expect(told).toEqual(['hello', 'while away']);
  end();
});

test('whatever is lost, after the last repair the conversation is the room, and nothing was sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom('write', 'other', 'hint', 'gap', 'join', 'remove', 'older', 'resend', 'wait'),
        {
          maxLength: 40,
        },
      ),
      fc.infiniteStream(fc.constantFrom('no', 'no', 'before', 'after')),
      async (steps, fate) => {
        let broken = true;
        const { room, control, most, handlers } = connect(() => (broken ? fate.next().value : 'no'));
        control.start();
        let written = 0;
        for (const step of steps) {
          if (step === 'write') control.write(`mine ${++written}`);
          else if (step === 'other') room.send(1, `other ${room.all().length}`, 'text');
          else if (step === 'hint') {
            const message = room.send(1, `other ${room.all().length}`, 'text');
            handlers().message(message);
          } else if (step === 'gap') handlers().gap();
          else if (step === 'join') joinAgain(room, handlers());
          else if (step === 'remove') room.remove(room.all().length);
          else if (step === 'older') void control.loadOlder();
          else if (step === 'resend')
            for (const { clientId } of shown(control).outbox) control.resend(clientId);
          else await settle();
        }
        await settle();
        broken = false;
        await settle();
        for (const { clientId } of shown(control).outbox) control.resend(clientId);
        handlers().gap();
        await settle();
        while (shown(control).timeline.older) await control.loadOlder();
        expect(shown(control).outbox).toEqual([]);
        expect(shown(control).timeline.messages).toEqual(room.all());
        expect(room.all().filter(({ from }) => from?.id === ME)).toHaveLength(written);
        expect(most()).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 200 },
  );
});
