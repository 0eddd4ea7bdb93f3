import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  newRid,
  seedOperators,
  signedIn,
} from '../../../test/console.ts';
import { easeTime, FUND_PASSWORD, type Payee, payee } from '../../../test/withdrawals.ts';
import { createContactVault, recoveryModule } from '../recovery/index.ts';
import { consoleModule } from './index.ts';

const app = useApp({
  modules: [consoleModule, recoveryModule],
  extend: (made) => seedOperators(made as never),
});
let risk: ConsoleBrowser;
let service: ConsoleBrowser;
let player: Payee;
beforeAll(async () => {
  await easeTime(app());
  [risk, service] = [await signedIn(app(), 'risk'), await signedIn(app(), 'service')];
  player = await payee(app(), '500');
});

const found = async (by: ConsoleBrowser, word: string) =>
  (await by.call('/console/player/list', { word })).items.map(({ id }) => id);
const own = () => Number(player.userId);
const unknown = { id: 9_999_999 };

/** Adds a contact as `modules/recovery` stores one. */
async function addContact(address: string): Promise<void> {
  const vault = createContactVault(app().services.settings.secrets);
  await app().db.asOwner(
    `insert into account_contact (user_id, kind, address, fingerprint, masked, added_at) values ($1, 'email', $2, $3, 'r***@mail.example', app_now())`,
    [player.userId, vault.seal(player.userId, address), vault.fingerprint(address)],
  );
}

test('[R6.2] a player is found by name, id, contact, card, wallet and device', async () => {
  await addContact('river@mail.example');
  const card = await app().db.asOwner<{ shown: string }>(
    'select shown from payout_account where user_id = $1',
    [player.userId],
  );
  const { sessions } = await risk.call('/console/player/get', { id: own() });
  await player.expectOk('POST /api/wallet/add', {
    network: 'erc20',
    address: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
    fund_password: FUND_PASSWORD,
  });
  for (const word of [
    player.name.slice(0, -1).toUpperCase(),
    `#${own()}`,
    'river@mail.example',
    card[0]!.shown,
    '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
    sessions[0]!.mark,
  ])
    expect([word, await found(risk, word)]).toEqual([word, expect.arrayContaining([own()])]);
  expect(await found(risk, 'nobody_of_this_name')).toEqual([]);
});

test('[O1] a role searches nothing that it may not see, and nobody searches documents', async () => {
  const [card] = await app().db.asOwner<{ shown: string }>(
    `select shown from payout_account where user_id = $1 and kind = 'bank'`,
    [player.userId],
  );
  expect(await found(service, card!.shown)).not.toContain(own());
  expect(await risk.codeOf('/console/player/list', { word: '11010519491231002X' })).toBe('validation_failed');
});

test('[R6.2] views, filters and the order', async () => {
  const other = await app().player({ balance: '900' });
  const { items } = await risk.call('/console/player/list', { registered: 30 });
  expect(items.map(({ id }) => id).slice(0, 2)).toEqual([Number(other.userId), own()]);
  const { items: unverified } = await risk.call('/console/player/list', { identity: 'unverified' });
  expect(unverified.map(({ id }) => id)).not.toContain(own());
  const few = await risk.call('/console/player/list', { size: 1 });
  expect(few.next).toBe(Number(other.userId));
  const { items: older } = await risk.call('/console/player/list', { size: 1, before: few.next! });
  expect(older[0]).toMatchObject({ id: own(), name: '王**', balance: '500.0000', identity: 'verified' });

  await player.expectOk('POST /api/user/time-out', { length: '24h' });
  const breaks = await risk.call('/console/player/list', { view: 'break' });
  expect(breaks.items).toMatchObject([{ id: own(), guard: 'break' }]);
  expect(breaks.counts).toMatchObject({ break: 1, excluded: 0, disabled: 0, online: 0 });

  await app().db.asOwner(
    `with node as (insert into admission_node (id, seen_at) values (gen_random_uuid(), app_now()) returning id)
     insert into admission_socket (node, id, network, user_id) select id, 1, '198.51.100.7', $1 from node`,
    [own()],
  );
  const online = await risk.call('/console/player/list', { view: 'online' });
  expect([online.items.map(({ id }) => id), online.counts.online]).toEqual([[own()], 1]);
});

test('[R6.2] the profile is masked by role', async () => {
  const seen = await risk.call('/console/player/get', { id: own() });
  expect(seen).toMatchObject({
    name: '王**',
    contacts: [{ kind: 'email', masked: 'r***@mail.example' }],
    security: { fundPassword: true, authenticator: false },
    reveals: ['name', 'account', 'phone', 'email', 'birth'],
  });
  expect(JSON.stringify(seen)).not.toContain('river@mail.example');
  const admin = await signedIn(app(), 'admin');
  const less = await admin.call('/console/player/get', { id: own() });
  expect([less.name, less.reveals, less.payees.map(({ shown }) => shown)]).toEqual([null, [], [null, null]]);
  expect(await risk.codeOf('/console/player/get', unknown)).toBe('not_found');
});

test('[R6.2] entries have the balance after each, over pages too', async () => {
  const all = await risk.call('/console/player/entries', { id: own() });
  expect(all.items[0]).toMatchObject({ after: '500.0000' });
  expect(await risk.codeOf('/console/player/entries', unknown)).toBe('not_found');
  expect(await risk.codeOf('/console/player/bets', unknown)).toBe('not_found');
  expect((await risk.call('/console/player/bets', { id: own() })).items).toEqual([]);
});

test('[R6.2] accounts that one browser has signed in to are linked', async () => {
  const other = await app().player();
  await player.expectOk('POST /api/user/heart', {});
  await app().db.asOwner(
    'update session set browser_hash = (select browser_hash from session where user_id = $1 limit 1) where user_id = $2',
    [player.userId, other.userId],
  );
  const { linked } = await risk.call('/console/player/get', { id: own() });
  expect(linked).toMatchObject([{ id: Number(other.userId), by: ['device'], enabled: true }]);
});

test('[O1] a field is revealed with purpose and reference, logged, ten times a minute at most', async () => {
  const ask = () =>
    ({
      rid: newRid(),
      id: own(),
      field: 'email',
      purpose: 'call',
      reference: 'case-311',
    }) as const;
  const { value, hideAt } = await service.call('/console/player/reveal', ask());
  expect(value).toBe('river@mail.example');
  expect(hideAt - app().db.clock.local()).toBeGreaterThan(55_000);
  const log = await app().db.asOwner<{ data: object }>(
    `select data from event_log where action = 'player.reveal' and subject = 'player:${own()}'`,
  );
  expect(log).toEqual([{ data: { field: 'email', purpose: 'call', reference: 'case-311' } }]);
  expect(await service.codeOf('/console/player/reveal', { ...ask(), field: 'name' })).toBe(
    'operator_not_permitted',
  );
  expect(await service.codeOf('/console/player/reveal', { ...ask(), reference: '' })).toBe(
    'validation_failed',
  );
  expect(await service.codeOf('/console/player/reveal', { ...ask(), field: 'phone' })).toBe('not_found');
  expect(await service.codeOf('/console/player/reveal', { ...ask(), ...unknown })).toBe('not_found');
  const codes = await Promise.all(
    Array.from({ length: 12 }, () => service.codeOf('/console/player/reveal', ask())),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(9);
  expect(new Set(codes)).toEqual(new Set(['ok', 'too_many_requests']));
  await app().db.clock.advance(61_000);
  expect(await service.codeOf('/console/player/reveal', ask())).toBe('ok');
});

test('[R6.2] notes are added and never change; the log has no text of them', async () => {
  const rid = newRid();
  const note = { rid, id: own(), text: 'called about the card' };
  const made = await service.call('/console/player/note', note);
  expect(await service.call('/console/player/note', note)).toEqual(made);
  expect(await service.codeOf('/console/player/note', { ...note, text: 'another' })).toBe(
    'idempotency_conflict',
  );
  expect(await service.codeOf('/console/player/note', { ...note, rid: newRid(), ...unknown })).toBe(
    'not_found',
  );
  expect(await service.codeOf('/console/player/note', { ...note, text: ' ' })).toBe('validation_failed');
  const { items } = await risk.call('/console/player/notes', { id: own() });
  expect(items).toMatchObject([{ by: 'service', text: note.text }]);
  await expect(app().db.asOwner('update player_note set text = $1', ['x'])).rejects.toThrow('append_only');
  const { items: events } = await risk.call('/console/player/timeline', { id: own() });
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'player.note', by: 'operator', byName: 'service' }),
    ]),
  );
  expect(JSON.stringify(events)).not.toContain(note.text);
});

test('nobody reads players without a session', async () => {
  expect(await consoleBrowser(app()).codeOf('/console/player/list', {})).toBe('please_login');
});
