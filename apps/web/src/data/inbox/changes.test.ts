import { INBOX_UNREAD_MAX, type InboxKind, inboxKinds } from '@tessera/protocol/inbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Change,
  type InboxEvent,
  type InboxPage,
  isShort,
  kindOf,
  marksAfter,
  noMarks,
  pagesAfter,
  settled,
  type Unread,
  unreadAfter,
} from './changes.ts';

const PAGE = 3;
const types = ['deposit.credited', 'guard.marked', 'vip.rose'] as const;
const eventOf = (id: number, of: number): InboxEvent =>
  ({ id, type: types[of % types.length]!, data: {}, at: id, read: false }) as unknown as InboxEvent;

/** What the server would answer. */
const pageOf = (events: readonly InboxEvent[], kind: InboxKind | undefined, before: number): InboxPage => {
  const all = events
    .filter((event) => event.id < before && (kind === undefined || kindOf(event) === kind))
    .sort((one, other) => other.id - one.id);
  const items = all.slice(0, PAGE);
  return { items, next: all.length > PAGE ? String(items.at(-1)!.id) : null };
};
const pagesOf = (events: readonly InboxEvent[], kind: InboxKind | undefined, count: number) => {
  const pages: InboxPage[] = [];
  for (let before = Number.POSITIVE_INFINITY; pages.length < count; ) {
    const page = pageOf(events, kind, before);
    pages.push(page);
    if (page.next === null) break;
    before = Number(page.next);
  }
  return pages;
};
const unreadOf = (events: readonly InboxEvent[]): Unread => {
  const all = events.filter(({ read }) => !read).sort((one, other) => other.id - one.id);
  return {
    items: all.slice(0, INBOX_UNREAD_MAX).map(({ id, type }) => ({ id, type })),
    more: all.length > INBOX_UNREAD_MAX,
  };
};
const serverAfter = (events: readonly InboxEvent[], change: Change): readonly InboxEvent[] =>
  change.kind === 'added'
    ? [...events, change.event]
    : events.map((event) =>
        event.id <= change.up_to || change.ids.includes(event.id) ? { ...event, read: true } : event,
      );

/** Events that were there, what happens then, and an order in which the hints arrive, some of them twice. */
const story = fc
  .record({
    before: fc.nat(12),
    steps: fc.array(
      fc.oneof(
        fc.record({ add: fc.nat(2) }),
        fc.record({ read: fc.integer({ min: 1, max: 40 }) }),
        fc.record({ upTo: fc.integer({ min: 1, max: 40 }) }),
      ),
      { maxLength: 25 },
    ),
    kind: fc.option(fc.constantFrom(...inboxKinds), { nil: undefined }),
    loaded: fc.integer({ min: 1, max: 4 }),
    seed: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
  })
  .map(({ before, steps, kind, loaded, seed }) => {
    const start = Array.from({ length: before }, (_, at) => eventOf(at + 1, at));
    let [end, next]: [readonly InboxEvent[], number] = [start, before];
    const changes: Change[] = [];
    for (const step of steps) {
      const change: Change =
        'add' in step
          ? { kind: 'added', event: eventOf(++next, step.add) }
          : 'read' in step
            ? { kind: 'read', ids: [Math.min(step.read, next)], up_to: 0 }
            : { kind: 'read', ids: [], up_to: Math.min(step.upTo, next) };
      end = serverAfter(end, change);
      changes.push(change);
    }
    const order = [...changes, ...changes.slice(0, 5)]
      .map((change, at) => ({ change, rank: seed[at % seed.length]! }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ change }) => change);
    return { start, end, order, kind, loaded };
  });

test('state and events, in any order and repeated, are the state that a fresh page gets', () => {
  fc.assert(
    fc.property(story, ({ start, end, order, kind, loaded }) => {
      let marks = noMarks;
      let unread = unreadOf(start);
      let pages: readonly InboxPage[] = pagesOf(start, kind, loaded);
      for (const change of order) {
        const counted = settled(change, marks);
        marks = marksAfter(marks, change);
        unread = unreadAfter(unread, counted);
        pages = pagesAfter(pages, kind, counted);
      }
      expect(unread).toEqual(unreadOf(end));
      const shown = pages.flatMap(({ items }) => items);
      const fresh = pagesOf(end, kind, Number.POSITIVE_INFINITY).flatMap(({ items }) => items);
      expect(shown).toEqual(fresh.slice(0, shown.length));
      // Nothing newer than what is shown is missing, and without a further page nothing at all.
      if (pages.at(-1)?.next === null) expect(shown).toHaveLength(fresh.length);
    }),
    { numRuns: process.env.TRUST === 'full' ? 20_000 : 500 },
  );
});

test('beyond a hundred the count knows that there are more, and asks again when it falls short', () => {
  let unread: Unread = { items: [], more: false };
  for (let id = 1; id <= INBOX_UNREAD_MAX + 1; id += 1)
    unread = unreadAfter(unread, { kind: 'added', event: eventOf(id, 0) });
  expect(unread).toMatchObject({ more: true });
  expect(unread.items).toHaveLength(INBOX_UNREAD_MAX);
  expect(isShort(unread)).toBe(false);
  expect(isShort(unreadAfter(unread, { kind: 'read', ids: [50], up_to: 0 }))).toBe(true);
});
