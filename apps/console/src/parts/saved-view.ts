import type { Address } from '../platform/address.ts';

type Params = Address['params'];

/** What a view keeps of an address: its filters, without what is opened or which page of the list it shows. */
export const keptOf = (params: Params, filters: readonly string[]): Params =>
  Object.fromEntries(filters.flatMap((name) => (params[name] ? [[name, params[name]]] : [])));

/** Whether two views have the same filters. */
export const isSameView = (one: Params, other: Params): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);
