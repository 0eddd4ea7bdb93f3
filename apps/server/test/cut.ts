import type { Store, Tx } from '../src/store/index.ts';

/** When a transaction is cut. */
export type When = 'before' | 'inside' | 'after';

/** The cuts, each with words for the title of a test. */
export const CUTS = [
  ['before it', 'before'],
  ['before the commit', 'inside'],
  ['before the answer', 'after'],
] as const satisfies readonly (readonly [string, When])[];

/** A store whose transactions are cut as by a killed server or database: before the work, before the commit, or after it. */
export function cutting(store: Store, when: When): Store {
  const cut = (tx: Tx) => tx.query('select pg_terminate_backend(pg_backend_pid())');
  return new Proxy(store, {
    get(target, name) {
      if (name !== 'tx') return Reflect.get(target, name);
      return async (work: (tx: Tx) => Promise<unknown>) => {
        await target.tx(async (tx) => {
          if (when === 'before') await cut(tx);
          const result = await work(tx);
          if (when === 'inside') await cut(tx);
          return result;
        });
        throw new Error('the answer is lost');
      };
    },
  });
}
