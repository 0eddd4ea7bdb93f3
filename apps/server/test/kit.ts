import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openOperatorStore, openParts, type Store } from '../src/store/index.ts';
import { setSteering } from '../src/store/steering.ts';
import { copyTemplate, dropCopy } from './template.ts';
import './global-setup.ts';

/** A migrated store of one test file, on the run's temporary cluster, with a movable clock. */
export interface TestStore extends Database {
  /** The store with the owner's credential, as in `npm run ops`. */
  opsStore: Store;
  /** Runs SQL as the owner of the tables: to insert rows, and to act as an intruder. */
  asOwner<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<Row[]>;
}

/** Opens a new store; the caller closes it. For test files that need several; others use `useStore`. */
export async function openTestStore(): Promise<TestStore> {
  const address = await copyTemplate(inject('cluster'));
  const owner = new pg.Pool({ connectionString: address.ownerUrl, max: 1 });
  owner.on('error', () => {});
  await setSteering(address, true);
  const parts = await openParts(address, true);
  const opsStore = openOperatorStore(address);
  return {
    ...parts,
    opsStore,
    asOwner: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await owner.query<Row>(text, values)).rows,
    close: async () => {
      await parts.close();
      await opsStore.close();
      await owner.end();
      await dropCopy(address);
    },
  };
}

/**
 * Gives a test file its store: opened before its tests, removed after them.
 *
 * ```ts
 * const db = useStore();
 * test('…', async () => { await db().store.tx(…) });
 * ```
 */
export function useStore(): () => TestStore {
  let opened: TestStore | undefined;
  beforeAll(async () => {
    opened = await openTestStore();
  });
  afterAll(async () => {
    await opened?.close();
  });
  return () => {
    if (!opened) throw new Error('The store is open inside tests and hooks only');
    return opened;
  };
}
