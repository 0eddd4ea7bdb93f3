import pg from 'pg';
import type { Log, Store, Tx } from '../store/index.ts';

/** Public keys of an installation's signer and witness (its helpers); Ed25519, hex. */
export interface HelperKeys {
  readonly signer: string;
  readonly witness: string;
}

/** Thrown at the start of a node with a foreign signer or witness. `message` tells the operator what to do. */
export class ForeignHelpers extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForeignHelpers';
  }
}

/**
 * Compares the keys of a node's helpers with those in the database. The first node of an installation stores its own.
 * Errors: `ForeignHelpers`, which is also logged. Such a node must not start: it would plan and seal draws with seeds that
 * the other nodes do not have.
 *
 * @param dataDir folder of the node's helpers; the message names it.
 */
export async function confirmHelpers(
  store: Store,
  log: Log,
  keys: HelperKeys,
  dataDir: string,
): Promise<void> {
  await store.query(
    `insert into installation (signer, witness) values (decode($1, 'hex'), decode($2, 'hex'))
     on conflict do nothing`,
    [keys.signer, keys.witness],
  );
  const known = await helpersOf(store);
  if (known === undefined) throw new Error('The database keeps no keys of signer and witness.');
  const foreign = (['signer', 'witness'] as const).filter((name) => known[name] !== keys[name]);
  if (foreign.length === 0) return;
  const error = new ForeignHelpers(foreignText(foreign, known, keys, dataDir));
  log.error({ installation: known, node: keys, dataDir }, error.message);
  throw error;
}

/** The keys of an installation's helpers; `undefined` before its first start. */
export async function helpersOf(db: Pick<Tx, 'query'>): Promise<HelperKeys | undefined> {
  const { rows } = await db.query<HelperKeys>(
    `select encode(signer, 'hex') as signer, encode(witness, 'hex') as witness
     from installation order by seq desc limit 1`,
  );
  return rows[0];
}

/**
 * Replaces the witness of the installation. Runs as owner of the tables, because the application's role lacks the right.
 * @param ownerUrl connection of the tables' owner.
 */
export async function acceptWitness(ownerUrl: string, { signer, witness }: HelperKeys): Promise<void> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    await owner.query(
      `insert into installation (seq, signer, witness)
       select max(seq) + 1, decode($1, 'hex'), decode($2, 'hex') from installation`,
      [signer, witness],
    );
  } finally {
    await owner.end();
  }
}

const short = (key: string): string => `${key.slice(0, 16)}…`;

function foreignText(
  foreign: readonly ('signer' | 'witness')[],
  known: HelperKeys,
  keys: HelperKeys,
  dataDir: string,
): string {
  const differences = foreign.map(
    (name) => `its ${name} has the key ${short(keys[name])}, the installation's is ${short(known[name])}`,
  );
  return [
    `This node does not belong to the installation of its database: ${differences.join('; ')}.`,
    `Its keys come from ${dataDir}. Set DATA_DIR to the folder of the installation, which all its nodes share,`,
    'or DATABASE_URL to the database of this folder (docs/operations.md, "What nodes share").',
  ].join(' ');
}
