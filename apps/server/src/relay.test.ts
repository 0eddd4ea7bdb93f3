import { expect, test } from 'vitest';
import { passOn, relayTo, type ToApi } from './relay.ts';
import type { Emit } from './socket/index.ts';

test('events of a player and of a chat room pass from the process without sockets to the other one', () => {
  const sent: ToApi[] = [];
  const heard: unknown[][] = [];
  const emit = {
    ...relayTo(() => {}),
    user: (...event: unknown[]) => void heard.push(['user', ...event]),
    chat: (...event: unknown[]) => void heard.push(['chat', ...event]),
  } satisfies Emit;
  const relayed = relayTo((message) => sent.push(message));
  relayed.user(7n, 'chat:changed', {});
  const message = {
    room: 'hall',
    seq: 1,
    kind: 'system',
    from: null,
    client_id: 'x',
    text: null,
    removed: false,
  } as const;
  relayed.chat('hall', 'chat:message', { ...message, removes: null, at: 5 });
  // As they travel between processes.
  for (const one of JSON.parse(JSON.stringify(sent))) passOn(emit, one);
  expect(heard).toEqual([
    ['user', 7n, 'chat:changed', {}],
    ['chat', 'hall', 'chat:message', { ...message, removes: null, at: 5 }],
  ]);
});
