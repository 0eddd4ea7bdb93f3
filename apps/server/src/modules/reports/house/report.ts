import type { Role } from '@tessera/protocol/console-permissions';

/** A name in the languages of the console. */
export interface Names {
  readonly enUs: string;
  readonly zhCn: string;
}

/** What moved on one account of the house by one kind of movement. Amounts are 1/10 000. */
export interface Sums {
  readonly account: string;
  readonly kind: string;
  /** Sum of the entries that added to the account. */
  readonly received: bigint;
  /** Sum of the entries that took from it: never above 0. */
  readonly paid: bigint;
  readonly entries: number;
}

/** Entries that a figure counts. */
export interface Term {
  /** Kinds of accounts; one that ends with a colon stands for all that begin with it (`ext:`). */
  readonly accounts: readonly string[];
  readonly kinds: readonly string[];
  /** Default: both. */
  readonly side?: 'received' | 'paid';
  readonly times: 1 | -1;
}

/** A column with figures: sums of entries, their number, or a sum of columns before it. */
export type Figure = { readonly id: string; readonly name: Names } & (
  | { readonly unit: 'amount' | 'count'; readonly terms: readonly Term[] }
  | { readonly unit: 'amount'; readonly of: readonly (readonly [times: 1 | -1, id: string])[] }
);

/** A report of the house as data. Everything else about it is the same for all of them. */
export interface HouseReport {
  readonly id: string;
  readonly title: Names;
  /** Raised with every change of the figures: runs of different versions never have the same hash. */
  readonly version: number;
  /** Roles that may run it. */
  readonly roles: readonly Role[];
  /** What a row is about. */
  readonly rows: 'lottery' | 'platform' | 'product' | 'provider' | 'player' | 'kind';
  /** Names of the subjects where no table has them. */
  readonly names?: Readonly<Record<string, Names>>;
  readonly figures: readonly Figure[];
  /** The column of which a tax is computed at the rate that the operator gives. */
  readonly taxOf?: string;
}

/** The side of `house_day` that has the rows of a report. */
export const sideOf = ({ rows }: HouseReport): 'player' | 'subject' =>
  rows === 'player' ? 'player' : 'subject';

/** Kinds of movements that a report reads. */
export const kindsOf = ({ figures }: HouseReport): readonly string[] => [
  ...new Set(
    figures.flatMap((figure) => ('terms' in figure ? figure.terms : [])).flatMap(({ kinds }) => kinds),
  ),
];
