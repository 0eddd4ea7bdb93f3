import { beforeEach, describe, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { createTeamWorld } from '../../../test/teams.ts';

const db = useStore();
let room: bigint;
let user: bigint;
let made = 0;

beforeEach(async () => {
  const rows = await db().asOwner<{ id: bigint }>(
    "insert into chat_room (kind, key) values ('team', $1) returning id",
    [`room-${++made}`],
  );
  room = BigInt(rows[0]!.id);
  user = await createTeamWorld(db()).account();
});

const post = (id: string, sender: bigint | null = user) =>
  db().store.query<{ seq: bigint }>(
    `insert into chat_message (room, sender, client_id, kind, body, at)
     values ($1, $2, $3, $4, '{"text": "x"}', app_now()) returning seq`,
    [room, sender, id.repeat(32), sender === null ? 'system' : 'text'],
  );
const refused = (sql: string, values: unknown[] = []) =>
  expect(db().asOwner(sql, values), sql).rejects.toMatchObject({ code: 'TS002' });
const denied = (sql: string, values: unknown[] = []) =>
  expect(db().store.query(sql, values), sql).rejects.toMatchObject({ code: '42501' });
const lastSeq = async () =>
  (await db().store.query('select last_seq from chat_room where id = $1', [room])).rows[0]!.last_seq;

describe('messages', () => {
  test('get the next number of their room, whatever number is asked for', async () => {
    expect((await post('a')).rows).toEqual([{ seq: 1n }]);
    const { rows } = await db().store.query(
      `insert into chat_message (room, seq, sender, client_id, kind, body, at) values ($1, 77, $2, $3, 'text', '{}', app_now())
       returning seq`,
      [room, user, 'b'.repeat(32)],
    );
    expect(rows).toEqual([{ seq: 2n }]);
    expect(await lastSeq()).toBe(2n);
  });

  test('use up no number when they are rolled back or refused', async () => {
    await post('a');
    await expect(post('a')).rejects.toMatchObject({ code: '23505' });
    await expect(post('A')).rejects.toMatchObject({ code: '23514' });
    await db()
      .store.tx(async (tx) => {
        await tx.query(
          `insert into chat_message (room, sender, client_id, kind, body, at) values ($1, $2, $3, 'text', '{}', app_now())`,
          [room, user, 'c'.repeat(32)],
        );
        throw new Error('undone');
      })
      .catch(() => {});
    expect((await post('d')).rows).toEqual([{ seq: 2n }]);
  });

  test('of the platform are written once for their cause too', async () => {
    await post('a', null);
    await expect(post('a', null)).rejects.toMatchObject({ code: '23505' });
  });

  test('never change, but for their removal, once', async () => {
    await post('a');
    await refused(`update chat_message set body = '{"text": "y"}' where room = $1`, [room]);
    await refused('update chat_message set removed_by = 1, sender = 1 where room = $1', [room]);
    await refused('update chat_message set seq = 2 where room = $1', [room]);
    await db().asOwner('update chat_message set removed_by = 1 where room = $1', [room]);
    await refused('update chat_message set removed_by = 2 where room = $1', [room]);
    await refused('update chat_message set removed_by = null where room = $1', [room]);
    await refused('delete from chat_message where room = $1', [room]);
    await refused('truncate chat_message cascade');
  });
});

test('a room keeps its name and its last number, which only messages move', async () => {
  await post('a');
  await refused('update chat_room set last_seq = 2 where id = $1', [room]);
  await refused('update chat_room set last_seq = 0 where id = $1', [room]);
  await refused("update chat_room set key = 'other' where id = $1", [room]);
  await refused("insert into chat_room (kind, key, last_seq) values ('team', 'begun', 5)");
  await refused('delete from chat_room where id = $1', [room]);
  expect(await lastSeq()).toBe(1n);
});

test('a member stays, and what was read never becomes unread', async () => {
  await db().store.query(
    'insert into chat_member (room, user_id, read_seq, at) values ($1, $2, 5, app_now())',
    [room, user],
  );
  await refused('update chat_member set read_seq = 4 where room = $1', [room]);
  await refused('delete from chat_member where room = $1', [room]);
  await refused('truncate chat_member');
});

test('the application cannot moderate', async () => {
  await post('a');
  await db().store.query('insert into chat_member (room, user_id, at) values ($1, $2, app_now())', [
    room,
    user,
  ]);
  await denied('update chat_message set removed_by = 1 where room = $1', [room]);
  await denied('delete from chat_message where room = $1', [room]);
  await denied('update chat_room set open = false where id = $1', [room]);
  await denied('update chat_member set muted_until = null where room = $1', [room]);
  await denied("update chat_member set role = 'staff' where room = $1", [room]);
  await denied("insert into chat_member (room, user_id, at, role) values ($1, 1, app_now(), 'moderator')", [
    room,
  ]);
  await denied(
    "insert into chat_act (room, user_id, act, by, reason, at) values ($1, 1, 'unmute', 1, 'x', app_now())",
    [room],
  );
});

test('acts are never changed or removed', async () => {
  await db().asOwner(
    "insert into chat_act (room, user_id, act, by, reason, at) values ($1, 1, 'unmute', 1, 'x', app_now())",
    [room],
  );
  await refused("update chat_act set reason = 'y'");
  await refused('delete from chat_act');
  await refused('truncate chat_act cascade');
});
