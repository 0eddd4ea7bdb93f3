import type { Amount } from '@tessera/protocol/money';
import type { Cost, Kind, Terms } from '@tessera/rewards';
import type { IconProps } from '@tessera/ui';
import type { ComponentType } from 'react';
import type { Format } from '../../../data/settings/index.ts';
import type { Translate } from '../../../platform/i18n/index.ts';
import type { ActivityDetail } from '../api/activities.ts';
import type { DoDeed } from '../components/use-deed.ts';

/** What texts are made with. */
export interface Words {
  readonly t: Translate;
  readonly format: Format;
}

/** A named value: a fact, or a line of arithmetic. */
export interface Named {
  readonly name: string;
  readonly value: string;
}

/** A figure and the arithmetic it comes from. */
export interface Figure extends Named {
  readonly why: string;
}

/** What the figures of an activity depend on. */
export interface Shown<K extends Kind = Kind> {
  readonly terms: Terms<K>;
  readonly cost: Cost;
  /** The deposit or loss that they are for. */
  readonly base: Amount | undefined;
  /** Players of a race, with the one who looks at it. */
  readonly entrants: number;
}

/** What an own part of a kind gets. */
export interface PartProps<K extends Kind = Kind> {
  readonly activity: ActivityDetail;
  readonly terms: Terms<K>;
  readonly deed: DoDeed;
}

/** How one kind of activity is shown. A kind is one file that declares it; `kinds/index.ts` lists them. */
export interface KindView<K extends Kind = Kind> {
  readonly icon: IconProps['of'];
  /** The real condition, in one line. */
  line(terms: Terms<K>, words: Words): string;
  facts(terms: Terms<K>, words: Words): readonly Named[];
  rules(terms: Terms<K>, words: Words): readonly string[];
  /** Mean cost, chance, worst case: what is shown before anything is taken. */
  figures(shown: Shown<K>, words: Words): readonly [Figure, Figure, Figure];
  /** A calculated example; its last line is the result. */
  example(shown: Shown<K>, words: Words): readonly Named[];
  /** Name of the amount that the player can choose for the figures; absent where they depend on none. */
  readonly base?: (words: Words) => string;
  /** What a player who has joined still lacks, when nothing is counted yet; absent where the page has an own card for it. */
  readonly missing?: (terms: Terms<K>, words: Words) => string;
  /** An own part of the page before the figures, with its own action; loads when it is shown. */
  readonly Stage?: ComponentType<PartProps<K>>;
  /** What a player who takes part has so far, instead of the progress and the list of rewards. */
  readonly Own?: ComponentType<PartProps<K>>;
}
