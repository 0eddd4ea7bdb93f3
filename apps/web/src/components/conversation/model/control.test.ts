import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type ConversationControl, createConversation, type Transport } from './control.ts';
import { createRoom } from './room.fixture.ts';

const ME = 7;

/** A conversation with a room whose calls may fail before or after they have an effect, and whose hints may be lost. */
function connect(fails: () => 'no' | 'before' | 'after' = () => 'no') {
  const room = createRoom();
  let handlers: Parameters<Transport<string>['listen']>[0] | undefined;
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
      fc.array(fc.constantFrom('write', 'other', 'hint', 'gap', 'remove', 'older', 'resend', 'wait'), {
        maxLength: 40,
      }),
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
