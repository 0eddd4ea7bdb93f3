import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { acceptWitness, confirmHelpers, ForeignHelpers, helpersOf } from './installation.ts';

const db = useStore();
const keys = () => ({ signer: randomBytes(32).toString('hex'), witness: randomBytes(32).toString('hex') });
const own = keys();

function recordingLog() {
  const errors: [object, string][] = [];
  return {
    info: () => {},
    warn: () => {},
    error: (facts: object, text: string) => errors.push([facts, text]),
    errors,
  };
}

test('[E17] the first start stores the keys; of several first starts at once only one does', async () => {
  const candidates = [own, keys(), keys()];
  const log = recordingLog();
  const tried = await Promise.allSettled(
    candidates.map((mine) => confirmHelpers(db().store, log, mine, '/data')),
  );
  const known = await helpersOf(db().store);
  expect(candidates).toContainEqual(known);
  const confirmed = tried.map(({ status }) => status === 'fulfilled');
  expect(confirmed).toEqual(candidates.map((mine) => mine.signer === known?.signer));
  expect(log.errors).toHaveLength(2);
  Object.assign(own, known);
});

test.each(['signer', 'witness'] as const)(
  '[E17] [F14] a node with another %s is refused, with instructions',
  async (name) => {
    const log = recordingLog();
    const node = { ...own, [name]: keys()[name] };
    const refused = confirmHelpers(db().store, log, node, '/data/of-its-own');
    await expect(refused).rejects.toThrow(ForeignHelpers);
    await expect(refused).rejects.toThrow(
      `its ${name} has the key ${node[name].slice(0, 16)}…, the installation's is ${own[name].slice(0, 16)}…`,
    );
    await expect(refused).rejects.toThrow('Its keys come from /data/of-its-own. Set DATA_DIR');
    expect(log.errors).toEqual([
      [{ installation: own, node, dataDir: '/data/of-its-own' }, expect.stringContaining('DATA_DIR')],
    ]);
    await confirmHelpers(db().store, log, own, '/data');
  },
);

test('[E17] the application cannot change, remove or add stored keys', async () => {
  const other = keys();
  for (const [sql, values] of [
    [`update installation set witness = decode($1, 'hex')`, [other.witness]],
    ['delete from installation', []],
    ['truncate installation', []],
    [
      `insert into installation (seq, signer, witness) values (2, decode($1, 'hex'), decode($2, 'hex'))`,
      [other.signer, other.witness],
    ],
  ] as const) {
    await expect(db().store.query(sql, [...values])).rejects.toMatchObject({ code: '42501' });
  }
  // The application may insert only the first row, and that row exists.
  await expect(
    db().store.query(
      `insert into installation (signer, witness) values (decode($1, 'hex'), decode($2, 'hex'))`,
      [other.signer, other.witness],
    ),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await helpersOf(db().store)).toEqual(own);
});

test('[E17] after an operator has replaced the witness, the new one belongs to the installation', async () => {
  const replaced = { ...own, witness: keys().witness };
  await acceptWitness(db().store.address.ownerUrl, replaced);
  expect(await helpersOf(db().store)).toEqual(replaced);
  await confirmHelpers(db().store, recordingLog(), replaced, '/data');
  await expect(confirmHelpers(db().store, recordingLog(), own, '/data')).rejects.toThrow('its witness');
  const [rows] = await db().asOwner('select count(*)::int as rows from installation');
  expect(rows).toEqual({ rows: 2 });
  await expect(db().asOwner('delete from installation')).rejects.toThrow('append_only');
});
