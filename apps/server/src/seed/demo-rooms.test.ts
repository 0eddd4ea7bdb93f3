import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { decide, seedProducts } from '../../test/decided-bets.ts';
import { chatModule } from '../modules/chat/index.ts';
import { seedDemoRooms } from './demo-rooms.ts';

const app = useApp({ modules: [chatModule], extend: ({ db }) => seedProducts(db) });

test('the hall of the demonstration has a text and a shared bet, once', async () => {
  const { db, services } = app();
  const named = async (name: string) => {
    const player = await app().player();
    await db.asOwner('update user_account set user_name = $2 where id = $1', [player.userId, name]);
    return player;
  };
  await named('agent');
  const player = await named('demo2');
  const [bet] = await decide(db, [{ user: player.userId }]);
  for (let start = 0; start < 2; start += 1) await seedDemoRooms({ ...db, chat: services.chat });
  const messages = async (room: string) =>
    (await player.expectOk('POST /api/chat/messages', { room })).items.map(({ kind }) => kind);
  expect(await messages('hall')).toEqual(['text', 'bet']);
  expect(await messages('ssc')).toEqual(['text']);
  expect(bet).toBeDefined();
});
