import type { Store } from '../../src/store/index.ts';
import type { Chance } from '../seeded.ts';

/** What a caller finds when the node dies under its call. */
export class Died extends Error {}

/** A store over which the node dies now and then: before a call reached it, or after its commit and before the answer. */
export interface MortalStore {
  readonly store: Store;
  /** How often, in percent of the calls; 0 lets everything live. */
  risk: number;
  deaths: number;
}

/** A whole transaction counts as one call: what happens inside it is the database's to undo. */
export function mortalStore(real: Store, chance: Chance): MortalStore {
  const mortal: MortalStore = { store: real, risk: 0, deaths: 0 };
  const exposed = async <T>(call: () => Promise<T>): Promise<T> => {
    const dies = mortal.risk > 0 && chance.happens(mortal.risk);
    const before = dies && chance.happens(50);
    if (dies) mortal.deaths += 1;
    if (before) throw new Died();
    const result = await call();
    if (dies) throw new Died();
    return result;
  };
  const exposedQuery =
    (of: Pick<Store, 'query'>): Store['query'] =>
    (text, values) =>
      exposed(() => of.query(text as string, values) as Promise<never>);
  const query = exposedQuery(real);
  const lane = { query: exposedQuery(real.lane) };
  const tx: Store['tx'] = (work, options) => exposed(() => real.tx(work, options));
  return Object.assign(mortal, { store: { ...real, query, lane, tx } });
}
