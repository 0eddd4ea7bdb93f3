import type { ConsolePayload } from '@tessera/protocol/console';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  newRid,
  seedOperators,
  signedIn,
} from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let first: ConsoleBrowser;
let second: ConsoleBrowser;
beforeAll(async () => {
  [first, second] = [await signedIn(app(), 'lottery'), await signedIn(app(), 'risk')];
});

const NUMBERS = { main: [3, 9, 14, 22, 28, 31], extra: [12] };
const DIGITS = /3,\s*9,\s*14,\s*22,\s*28,\s*31/;
let made = 0;

/** An official draw that is over and sealed, or in another state. */
async function official(state = 'sealed', source = 'feed'): Promise<number> {
  made += 1;
  const rows = await app().db.asOwner<{ id: string }>(
    `with one as (select nextval('id_seq') as id) insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor,
       descriptor_hash)
     select id, 'ssq-cn', $1, 'closed', app_now() - interval '3 h', app_now() - interval '2 h', app_now() - interval '1 h', $2, sha256('')
     from one returning id`,
    [`7${made}`, JSON.stringify({ v: 1, source, family: 'ssq', lottery: 'ssq-cn' })],
  );
  const id = Number(rows[0]!.id);
  if (state === 'closed') return id;
  await app().db.asOwner(`update draw set state = 'sealed', seal = '{}' where id = $1`, [id]);
  if (state === 'settled')
    await app().db.asOwner(
      `update draw set state = 'drawn', result = '{"main":[1,2,3,4,5,6],"extra":[1]}', drawn_at = app_now() where id = $1`,
      [id],
    );
  if (state !== 'sealed') await app().db.asOwner('update draw set state = $2 where id = $1', [id, state]);
  return id;
}

type Asked = ConsolePayload<'/console/command/try'>;
const asked = (
  action: Asked['action'],
  id: number,
  payload: Asked['payload'] = { numbers: NUMBERS },
): Asked => ({
  action,
  target: String(id),
  payload,
  reason: 'official page',
});
async function propose(by: ConsoleBrowser, what: Asked) {
  const { shownHash } = await by.call('/console/command/try', what);
  return by.call('/console/command/propose', { ...what, rid: newRid(), shownHash });
}
const approval = ({ id, shownHash }: { id: number; shownHash: string }, entry?: unknown) => ({
  rid: newRid(),
  id,
  shownHash,
  ...(entry === undefined ? {} : { entry }),
});
const signatures = (draw: number) =>
  app().db.asOwner<{ act: string; entry: unknown; operator_id: string }>(
    'select act, entry, operator_id from approval where subject = $1 order by id',
    [`draw:${draw}`],
  );
/** Everything that the tables of the console and the log have. */
async function written(): Promise<string> {
  const rows = await app().db.asOwner(
    `select (select json_agg(c) from console_command c) as commands, (select json_agg(d) from console_decision d) as decisions,
       (select json_agg(e) from event_log e) as log`,
  );
  return JSON.stringify(rows);
}

test('[D6] [O1] the second person enters the same numbers blind, and both signatures reach the draw', async () => {
  const draw = await official();
  const command = await propose(first, asked('result.enter', draw));
  expect(command).toMatchObject({
    state: 'pending',
    needs: 2,
    shown: { payload: { sealed: expect.any(String) } },
  });
  const seen = await second.call('/console/command/get', { id: command.id });
  expect(JSON.stringify(seen)).not.toMatch(DIGITS);
  expect(await written()).not.toMatch(DIGITS);
  expect((await second.call('/console/draw/get', { id: draw })).command).toMatchObject({
    id: command.id,
    own: false,
    action: 'result.enter',
  });
  expect(await signatures(draw)).toEqual([]);
  expect(await second.codeOf('/console/command/approve', approval(command))).toBe('entry_needed');
  // Balls in another order are the same draw.
  const shuffled = { main: NUMBERS.main.toReversed(), extra: NUMBERS.extra };
  expect(await second.call('/console/command/approve', approval(command, shuffled))).toMatchObject({
    state: 'applied',
  });
  const signed = await signatures(draw);
  expect(signed.map(({ act, entry }) => ({ act, entry }))).toEqual([
    { act: 'result', entry: NUMBERS },
    { act: 'result', entry: NUMBERS },
  ]);
  expect(new Set(signed.map(({ operator_id }) => operator_id)).size).toBe(2);
  const jobs = await app().db.asOwner(`select from job where kind = 'draw.operator'`);
  expect(jobs).toHaveLength(1);
  // The steps of the draw publish the numbers after this; the log has none of them.
  expect(await written()).not.toMatch(DIGITS);
});

test('[D6] different entries change nothing, and both enter the numbers again', async () => {
  const draw = await official();
  const command = await propose(first, asked('result.enter', draw));
  const other = { main: [3, 9, 14, 22, 28, 32], extra: [12] };
  const given = approval(command, other);
  expect(await second.codeOf('/console/command/approve', given)).toBe('entry_differs');
  expect(await second.codeOf('/console/command/approve', given)).toBe('entry_differs');
  expect(await signatures(draw)).toEqual([]);
  expect(await first.call('/console/command/get', { id: command.id })).toMatchObject({ state: 'rejected' });
  expect(await second.codeOf('/console/command/approve', approval(command, NUMBERS))).toBe('command_ended');
  const again = await propose(second, asked('result.enter', draw));
  expect(await first.call('/console/command/approve', approval(again, NUMBERS))).toMatchObject({
    state: 'applied',
  });
});

test('[D6] a slip of the pen is no second entry: the command waits on', async () => {
  const draw = await official();
  const command = await propose(first, asked('result.enter', draw));
  for (const entry of [{ main: [1], extra: [1] }, [1, 2], 'text', null])
    expect(await second.codeOf('/console/command/approve', approval(command, entry))).toBe('command_invalid');
  expect(await second.call('/console/command/get', { id: command.id })).toMatchObject({ state: 'pending' });
  expect(await first.codeOf('/console/command/approve', approval(command, NUMBERS))).toBe('command_own');
});

test('[D6] nobody learns the first entry by trying numbers, or proposes a seal instead of numbers', async () => {
  const draw = await official();
  const mine = await first.call('/console/command/try', asked('result.enter', draw));
  const theirs = await second.call('/console/command/try', asked('result.enter', draw));
  expect(mine.shown.payload).not.toEqual(theirs.shown.payload);
  expect(await first.codeOf('/console/command/try', asked('result.enter', draw, mine.shown.payload))).toBe(
    'command_invalid',
  );
});

test('[D6] [O1] two people void an official draw without its result', async () => {
  const draw = await official('closed');
  const command = await propose(first, asked('result.void', draw, {}));
  await second.call('/console/command/approve', approval(command));
  expect((await signatures(draw)).map(({ act, entry }) => [act, entry])).toEqual([
    ['void', null],
    ['void', null],
  ]);
  expect(
    await first.codeOf('/console/command/try', asked('result.void', await official('settled'), {})),
  ).toBe('command_invalid');
});

test('[D6] [O1] two people correct a settled official draw, blind as well', async () => {
  const draw = await official('settled');
  const command = await propose(first, asked('result.correct', draw));
  await second.call('/console/command/approve', approval(command, NUMBERS));
  expect((await signatures(draw)).map(({ act, entry }) => [act, entry])).toEqual([
    ['correction', NUMBERS],
    ['correction', NUMBERS],
  ]);
  expect(await first.codeOf('/console/command/try', asked('result.correct', await official()))).toBe(
    'command_invalid',
  );
});

test('draws by day and those that wait, each with what was published about it', async () => {
  const draw = await official();
  const waiting = await first.call('/console/draw/list', { view: 'waiting', size: 100 });
  expect(waiting.items.map(({ id }) => id)).toContain(draw);
  expect(waiting.waiting).toBe(waiting.items.length);
  const { drawAt, issue } = waiting.items.find(({ id }) => id === draw)!;
  const day = new Date(drawAt + 8 * 3_600_000).toISOString().slice(0, 10);
  const listed = await first.call('/console/draw/list', { lottery: 'ssq-cn', day, size: 1 });
  expect(listed.items).toHaveLength(1);
  expect(listed).toMatchObject({ day, zone: 'Asia/Shanghai' });
  // Without a day: today in the zone of the lottery.
  const today = new Date(app().db.clock.local() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect((await first.call('/console/draw/list', { lottery: 'ssq-cn', size: 1 })).day).toBe(today);
  const rest = await first.call('/console/draw/list', {
    lottery: 'ssq-cn',
    day,
    before: listed.next!,
    size: 100,
  });
  expect(rest.items.length).toBeGreaterThan(0);
  expect(await first.call('/console/draw/get', { id: draw })).toMatchObject({
    issue,
    journal: [],
    reports: [],
    corrections: [],
    source: 'feed',
  });
});

test('an unknown draw, bad input, a wrong role and no session are refused', async () => {
  expect(await first.codeOf('/console/draw/get', { id: 999_999_999 })).toBe('not_found');
  expect(await first.codeOf('/console/draw/get', { id: 0 })).toBe('validation_failed');
  expect(await first.codeOf('/console/draw/list', { lottery: 'nothing' })).toBe('not_found');
  expect(await first.codeOf('/console/draw/list', { day: '2026-1-1' })).toBe('validation_failed');
  expect(await first.codeOf('/console/command/try', asked('result.enter', 999_999_999))).toBe('not_found');
  const service = await signedIn(app(), 'service');
  expect(await service.codeOf('/console/draw/list', {})).toBe('operator_not_permitted');
  expect(await service.codeOf('/console/draw/get', { id: 1 })).toBe('operator_not_permitted');
  expect(await service.codeOf('/console/command/try', asked('result.enter', 1))).toBe(
    'operator_not_permitted',
  );
  expect(await consoleBrowser(app()).codeOf('/console/draw/list', {})).toBe('please_login');
});
