import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type DrawEventName,
  type JournalHead,
  rooms,
  type ServerEvents,
  SOCKET_LIMITS,
  SOCKET_OPTIONS,
  serverEvents,
} from './events.ts';

describe('socket', () => {
  test('[R9.7] connection constants', () => {
    expect(SOCKET_OPTIONS).toMatchObject({
      path: '/socket.io',
      timeout: 20_000,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    });
    expect('ackTimeout' in SOCKET_OPTIONS).toBe(false);
  });

  test('[E11] limits', () => {
    expect(SOCKET_LIMITS).toEqual({
      eventsPerSecond: 20,
      messageBytes: 16_384,
      perAccount: 5,
      perAddress: 20,
    });
  });

  test('lists every event of the wire description once', () => {
    expect(serverEvents).toEqual([
      'draw:open',
      'draw:closing',
      'draw:closed',
      'draw:sealed',
      'draw:pending',
      'draw:result',
      'draw:settled',
      'draw:corrected',
      'draw:void',
      'bet:settled',
      'bet:corrected',
      'chase',
      'withdraw',
      'balance',
      'spin:drawn',
      'notice',
      'chat:message',
      'chat:messages',
      'chat:changed',
      'chat:read',
      'chat:typing',
      'service:changed',
      'cache:version',
      'protection:changed',
      'rewards:changed',
      'team:changed',
      'notice:changed',
      'inbox:event',
      'inbox:read',
      'inbox:settings',
      'session:ended',
    ]);
  });

  test('every draw event carries the journal head', () => {
    expectTypeOf<ServerEvents[DrawEventName]['head']>().toEqualTypeOf<JournalHead | null>();
  });

  test('room names consist of kind and id', () => {
    expect([rooms.lottery('ssc-1m'), rooms.user(7), rooms.chat('lobby')]).toEqual([
      'lottery:ssc-1m',
      'user:7',
      'chat:lobby',
    ]);
  });
});
