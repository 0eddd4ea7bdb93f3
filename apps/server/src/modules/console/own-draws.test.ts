import { consoleEndpoints } from '@tessera/protocol/console';
import {
  type CommandAction,
  commandActionNames,
  consoleActions,
  roles,
} from '@tessera/protocol/console-permissions';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });

/** Draws of our own protocol, one in each state that an attack would want. */
const OPEN = 8_101n;
const SEALED = 8_102n;
const SETTLED = 8_103n;
const own = [OPEN, SEALED, SETTLED];

beforeAll(() =>
  app().db.asOwner(`
    set session_replication_role = replica;
    insert into draw (id, lottery_id, issue, state, round, open_at, close_at, draw_at, descriptor, seal, seal_proof, result, transcript)
    select id, 'ssc-1m', 'own-' || id, state, 77, now() - interval '3 h', now() - interval '2 h', now() - interval '1 h',
      '{"v":1,"source":"verifiable","family":"ssc"}', seal, seal, result, result
    from (values (${OPEN}, 'open', null::jsonb, null::jsonb), (${SEALED}, 'sealed', '{"s":1}', null),
      (${SETTLED}, 'settled', '{"s":1}', '[1,2,3,4,5]')) d (id, state, seal, result);
    set session_replication_role = origin`),
);

const NUMBERS = [9, 9, 9, 9, 9];
/** A payload for each command; those about results are given numbers of an own draw. */
const payloads: Readonly<Partial<Record<CommandAction, Record<string, unknown>>>> = {
  'result.enter': { numbers: NUMBERS },
  'result.correct': { numbers: NUMBERS },
};

test('[D6] the actions about results are those of official draws, and no other call writes', () => {
  expect(consoleActions.filter((action) => /result|\bdraw\b/.test(action))).toEqual([
    'draw.read',
    'result.write',
  ]);
  expect(commandActionNames.filter((action) => /result|\bdraw\b/.test(action))).toEqual([
    'result.enter',
    'result.void',
    'result.correct',
  ]);
  const writing = Object.values(consoleEndpoints)
    .filter(({ writes }) => writes)
    .map(({ path }) => path as string);
  // Whatever changes the platform is one of the commands above; the others are about the caller’s own session, keys and views, what is shown, notes,
  // a comparison of books, runs of reports, files of texts, customer support and rooms.
  expect(
    writing.filter(
      (path) =>
        !/^\/console\/(session|passkey|view|operator|service|chat|withdrawal\/reveal|player\/(note|reveal)|provider\/compare|report|log|text\/export)/.test(
          path,
        ),
    ),
  ).toEqual(['/console/command/propose', '/console/command/approve', '/console/command/reject']);
});

test.each(roles)('[D6] [O1] no command of %s reaches a draw of our own', async (role) => {
  const opened = await signedIn(app(), role);
  for (const action of commandActionNames)
    for (const draw of own) {
      const asked = { action, target: String(draw), payload: payloads[action] ?? {}, reason: 'an attempt' };
      const code = await opened.codeOf('/console/command/try', asked);
      expect([action, code]).toEqual([
        action,
        expect.stringMatching(/^(operator_not_permitted|command_invalid|offer_invalid|not_found)$/),
      ]);
      const proposed = { ...asked, rid: newRid(), shownHash: '0'.repeat(64) };
      expect(await opened.codeOf('/console/command/propose', proposed)).toBe(code);
    }
});

const forged = (result: string, round = 77): string =>
  `'{"result":${result},"seal":{"s":1},"descriptor":{"v":1,"source":"verifiable","family":"ssc"},"beacon":{"round":${round},"signature":"ab"}}'`;

/** Ways to set or move the result of an own draw, for both roles; none may succeed. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'give an open draw its result': `update draw set result = '[9,9,9,9,9]' where id = ${OPEN}`,
  'draw an open draw': `update draw set state = 'drawn', result = '[9,9,9,9,9]' where id = ${OPEN}`,
  'draw a sealed one without its transcript': `update draw set state = 'drawn', result = '[9,9,9,9,9]' where id = ${SEALED}`,
  'draw a sealed one as an operator': `update draw set state = 'drawn', result = '[9,9,9,9,9]', result_source = 'operator',
    transcript = ${forged('[9,9,9,9,9]')} where id = ${SEALED}`,
  'draw a sealed one by another round': `update draw set state = 'drawn', result = '[9,9,9,9,9]',
    transcript = ${forged('[9,9,9,9,9]', 78)} where id = ${SEALED}`,
  'draw a sealed one by the transcript of other numbers': `update draw set state = 'drawn', result = '[9,9,9,9,9]',
    transcript = ${forged('[1,1,1,1,1]')} where id = ${SEALED}`,
  'call an own draw an official one': `update draw set descriptor = '{"source":"operator"}' where id = ${SEALED}`,
  'change a result': `update draw set result = '[9,9,9,9,9]' where id = ${SETTLED}`,
  'change a transcript': `update draw set transcript = '{}' where id = ${SETTLED}`,
  'open a settled draw again': `update draw set state = 'open' where id = ${SETTLED}`,
  'void a settled draw': `update draw set state = 'void' where id = ${SETTLED}`,
  'call it a sample': `update draw set sample = true where id = ${SEALED}`,
  'correct it': `insert into draw_correction (draw_id, number, result, at) values (${SETTLED}, 1, '[9,9,9,9,9]', now())`,
  'sign a result': `insert into approval (subject, act, entry, operator_id)
    select 'draw:${SEALED}', 'result', '[9,9,9,9,9]', id from signer limit 1`,
  'remove it': `delete from draw where id = ${SEALED}`,
  'change the journal': `update journal set body = '{}'`,
};

/** Further ways of a session of the console: it writes nothing about draws at all. */
const OF_CONSOLE: Readonly<Record<string, string>> = {
  'draw a sealed one with a forged transcript': `update draw set state = 'drawn', result = '[9,9,9,9,9]',
    transcript = ${forged('[9,9,9,9,9]')} where id = ${SEALED}`,
  'void a draw on sale': `update draw set state = 'void', void_reason = 'x' where id = ${OPEN}`,
  'make a draw': `insert into draw (id, lottery_id, issue, open_at, close_at, draw_at) values (1, 'ssc-1m', 'x', now(), now() + '1 s', now() + '2 s')`,
  'write to the journal': `insert into journal (seq, kind, lottery_id, body, digest, hash, signature, at)
    values (9, 'result', 'ssc-1m', '{}', sha256(''), sha256(''), decode(repeat('00', 64), 'hex'), now())`,
  'move the head of the journal': 'update journal_head set seq = seq + 1',
  'make a seed chain': `insert into epoch (id, lottery_id, number, length, commitment, at) values (1, 'ssc-1m', 9, 1, sha256(''), now())`,
  'report a result as the feed': `insert into feed_report (draw_id, revision, report, signature)
    values (${SEALED}, 1, '{}', decode(repeat('00', 64), 'hex'))`,
  'drop the guard': 'drop trigger draw_guard on draw',
  'switch triggers off': 'set session_replication_role = replica',
};

/** Code of the refusal, or `through`. */
async function attempt(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(sql);
    return 'through';
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error);
  } finally {
    await client.query('rollback').catch(() => {});
    await client.end();
  }
}

test('[D6] no session of the console or the application writes the result of an own draw', async () => {
  const { appUrl, consoleUrl } = app().db.store.address as { appUrl: string; consoleUrl?: string };
  expect(consoleUrl).toBeDefined();
  const before = await app().db.asOwner('select * from draw where id = any ($1) order by id', [
    own.map(String),
  ]);
  for (const [role, url, attempts] of [
    ['tessera_app', appUrl, ATTEMPTS],
    ['tessera_console', consoleUrl!, { ...ATTEMPTS, ...OF_CONSOLE }],
  ] as const)
    for (const [name, sql] of Object.entries(attempts))
      expect([role, name, await attempt(url, sql)]).toEqual([
        role,
        name,
        expect.stringMatching(/^(TS001|42501|TSL01)$/),
      ]);
  expect(
    await app().db.asOwner('select * from draw where id = any ($1) order by id', [own.map(String)]),
  ).toEqual(before);
});
