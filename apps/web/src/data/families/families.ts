import type { Family } from '@tessera/rules';
import type { BallLook } from '@tessera/ui';

/** What the client alone says of a lottery family. Everything else is in its facts (`@tessera/rules`). */
export interface ClientFamily {
  /** Shape and colours of its numbers. */
  readonly look: BallLook;
  /** Digits of a printed number: `3` is `03` with two. */
  readonly digits: 1 | 2;
  /** Words with another meaning than in other families: their text is `content_word_<family>_<word>`. */
  readonly ownWords: readonly string[];
}

/** Every family, in the order of the rules. */
const families: Readonly<Record<Family, ClientFamily>> = {
  ssc: {
    look: 'plain',
    digits: 1,
    ownWords: [],
  },
  d3: {
    look: 'plain',
    digits: 1,
    ownWords: [],
  },
  p5: {
    look: 'plain',
    digits: 1,
    ownWords: [],
  },
  x5: {
    look: 'plain',
    digits: 2,
    ownWords: [],
  },
  pk10: {
    look: 'square',
    digits: 1,
    ownWords: [],
  },
  k3: {
    look: 'die',
    digits: 1,
    ownWords: [],
  },
  pc28: {
    look: 'sum',
    digits: 1,
    ownWords: [],
  },
  kl8: {
    look: 'keno',
    digits: 2,
    ownWords: ['tie'],
  },
  kl10: {
    look: 'two-reds',
    digits: 2,
    ownWords: [],
  },
  lhc: {
    look: 'ring',
    digits: 2,
    ownWords: ['tame', 'wild', 'sky', 'earth', 'front', 'back', 'dragon', 'tiger'],
  },
  powerball: {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
  megamillions: {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
  'megamillions-old': {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
  euromillions: {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
  uklotto: {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
  ssq: {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
  dlt: {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
  'dlt-2019': {
    look: 'zones',
    digits: 2,
    ownWords: [],
  },
};

/** Families whose rules this client has. */
export const knownFamilies: readonly string[] = Object.keys(families);

/** A family by its id; `undefined` for one that this build does not know. */
export const clientFamily = (family: string): ClientFamily | undefined =>
  (families as Readonly<Record<string, ClientFamily>>)[family];

/** The look of a family's numbers; plain balls for an unknown family. */
export const lookOf = (family: string): BallLook => clientFamily(family)?.look ?? 'plain';

/** A number as printed by a family: `3` is `03` in families with two digits. */
export const numberText = (family: string, number: number | string): string =>
  String(number).padStart(clientFamily(family)?.digits ?? 1, '0');
