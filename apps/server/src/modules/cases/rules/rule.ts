import type { Tx } from '../../../store/index.ts';

/** A name in the languages of the console. */
export interface Names {
  readonly enUs: string;
  readonly zhCn: string;
}

/** How a fact is read: an amount as decimal text, a whole number, or a text such as the name of a platform. */
export type FactUnit = 'amount' | 'count' | 'text';

/** A figure of the evidence, with the id under which it is stored. */
export interface FactName {
  readonly id: string;
  readonly name: Names;
  readonly unit: FactUnit;
}

/** Values by the id of their fact, in JSON. */
export type Facts = Readonly<Record<string, string | number>>;

export type Strength = 'strong' | 'medium';

/** A time from and to which a rule looks; `to` is excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What a rule has found about a player. */
export interface Mark {
  readonly userId: bigint;
  /** The same finding has the same key, so that it is written once. At most 80 characters. */
  readonly key: string;
  readonly facts: Facts;
  /** Default: that of the rule. */
  readonly strength?: Strength;
}

/** A rule that opens cases. A further one is a file and a line in the list. */
export interface CaseRule {
  /** Unique: `velocity`. */
  readonly id: string;
  readonly title: Names;
  /** Raised with every change of what the rule finds. */
  readonly version: number;
  /** `care`: for the player. `risk`: for the house. */
  readonly kind: 'care' | 'risk';
  readonly strength: Strength;
  /** Hours in which somebody has to have acted. */
  readonly dueHours: number;
  readonly facts: readonly FactName[];
  /** Findings of a span, at most {@link MARKS_MAX}. */
  find(tx: Tx, span: Span): Promise<readonly Mark[]>;
}

/** Most findings of one look of a rule; what is beyond is found again while it goes on. */
export const MARKS_MAX = 200;
/** Most rows that a rule reads to decide about. */
export const ROWS_MAX = 2_000;
