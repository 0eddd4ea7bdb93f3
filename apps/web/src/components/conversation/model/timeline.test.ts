import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from './message.ts';
import { createRoom } from './room.fixture.ts';
import {
  isBehind,
  lastOf,
  noMessages,
  type Timeline,
  takeDifference,
  takeHint,
  takeNewest,
  takeOlder,
} from './timeline.ts';

/** A message of each kind. */
const kinds: readonly (readonly [text: string | null, content: Partial<Message>])[] = [
  ['text', {}],
  [null, { kind: 'image', picture: 'https://files.test/messages/x' }],
  [null, { kind: 'order', order: { kind: 'deposit', id: 7 } }],
  [null, { kind: 'bet' }],
  ['of an agent', { from: { id: 2, name: 'Agent', staff: true } }],
];

/** What happens to a room and its reader. Answers that were requested arrive later, in any order; hints may be lost. */
type Step =
  | { readonly does: 'post' | 'remove'; readonly at: number; readonly heard: boolean }
  | { readonly does: 'ask'; readonly what: 'newest' | 'after' | 'before' }
  | { readonly does: 'answer' | 'hint-again'; readonly at: number };

const arbStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('post' as const), at: fc.nat(), heard: fc.boolean() }),
  },
  fc.record({ does: fc.constant('remove' as const), at: fc.nat(), heard: fc.boolean() }),
  fc.record({
    does: fc.constant('ask' as const),
    what: fc.constantFrom('newest' as const, 'after' as const, 'before' as const),
  }),
  fc.record({ does: fc.constantFrom('answer' as const, 'hint-again' as const), at: fc.nat() }),
);

describe('state and events are the fresh state', () => {
  test('whatever is lost, repeated or late', () => {
    fc.assert(
      fc.property(fc.array(arbStep, { maxLength: 60 }), (steps) => {
        const room = createRoom();
        let timeline: Timeline = noMessages;
        const answers: ((now: Timeline) => Timeline)[] = [];
        const told: Message[] = [];
        const hear = (message: Message, heard: boolean) => {
          told.push(message);
          if (heard) timeline = takeHint(timeline, message);
        };
        const ask = (what: 'newest' | 'after' | 'before') => {
          if (what === 'newest') {
            const page = room.newest();
            answers.push((now) => takeNewest(now, page));
          } else if (what === 'after' && timeline.loaded) {
            const page = room.after(lastOf(timeline));
            answers.push((now) => takeDifference(now, page));
          } else if (what === 'before' && timeline.older) {
            const page = room.before(timeline.messages[0]!.seq);
            answers.push((now) => takeOlder(now, page));
          }
        };
        for (const step of steps) {
          if (step.does === 'post')
            hear(room.send(1, `id ${room.all().length}`, ...kinds[step.at % kinds.length]!), step.heard);
          else if (step.does === 'remove') {
            const notice = room.remove((step.at % (room.all().length + 1)) + 1);
            if (notice) hear(notice, step.heard);
          } else if (step.does === 'ask') ask(step.what);
          else if (step.does === 'answer') {
            const [answer] = answers.splice(step.at % (answers.length + 1), 1);
            if (answer) timeline = answer(timeline);
          } else if (told.length > 0) timeline = takeHint(timeline, told[step.at % told.length]!);
          // At any time: one range of numbers, nothing twice.
          expect(timeline.messages.map(({ seq }) => seq)).toEqual(
            timeline.messages.map((_, place) => (timeline.messages[0]?.seq ?? 0) + place),
          );
        }
        while (isBehind(timeline) || lastOf(timeline) < room.all().length)
          timeline = timeline.loaded
            ? takeDifference(timeline, room.after(lastOf(timeline)))
            : takeNewest(timeline, room.newest());
        while (timeline.older) timeline = takeOlder(timeline, room.before(timeline.messages[0]!.seq));
        expect(timeline.messages).toEqual(room.all());
      }),
      { numRuns: 400 },
    );
  });

  test('after a long absence the newest messages replace the old ones', () => {
    const room = createRoom();
    for (let turn = 0; turn < 3; turn += 1) room.send(1, `id ${turn}`, 'text');
    const before = takeNewest(noMessages, room.newest());
    for (let turn = 3; turn < 20; turn += 1) room.send(1, `id ${turn}`, 'text');
    const after = takeNewest(before, room.newest());
    expect(after.messages).toEqual(room.all().slice(-3));
    expect(after.older).toBe(true);
  });

  test('thousands of messages do not pile up', () => {
    const room = createRoom();
    let timeline = takeNewest(noMessages, room.newest());
    for (let turn = 0; turn < 1_500; turn += 1)
      timeline = takeHint(timeline, room.send(1, `id ${turn}`, 'text'));
    expect(timeline.messages.length).toBeLessThanOrEqual(1_000);
    expect(timeline.messages).toEqual(room.all().slice(-timeline.messages.length));
    expect(timeline.older).toBe(true);
  });
});
