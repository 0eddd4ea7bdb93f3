import type { Family } from '@tessera/rules';
import type { FamilyRules } from '@tessera/rules/core';
import type { BallLook } from '@tessera/ui';

/** What the client alone says of a lottery family. Everything else is in its facts (`@tessera/rules`). */
export interface ClientFamily {
  /** Shape and colours of its numbers. */
  readonly look: BallLook;
  /** Digits of a printed number: `3` is `03` with two. */
  readonly digits: 1 | 2;
  /** Words with another meaning than in other families: their text is `content_word_<family>_<word>`. */
  readonly ownWords: readonly string[];
  /** Loads the rules, each family's in its own chunk: a page needs few families, the betting page one. */
  readonly load: () => Promise<FamilyRules>;
}

/** Every family, in the order of the rules. */
const families: Readonly<Record<Family, ClientFamily>> = {
  ssc: {
    look: 'plain',
    digits: 1,
    ownWords: [],
    load: async () => (await import('@tessera/rules/ssc')).ssc,
  },
  d3: {
    look: 'plain',
    digits: 1,
    ownWords: [],
    load: async () => (await import('@tessera/rules/d3')).d3,
  },
  p5: {
    look: 'plain',
    digits: 1,
    ownWords: [],
    load: async () => (await import('@tessera/rules/p5')).p5,
  },
  x5: {
    look: 'plain',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/x5')).x5,
  },
  pk10: {
    look: 'square',
    digits: 1,
    ownWords: [],
    load: async () => (await import('@tessera/rules/pk10')).pk10,
  },
  k3: {
    look: 'die',
    digits: 1,
    ownWords: [],
    load: async () => (await import('@tessera/rules/k3')).k3,
  },
  pc28: {
    look: 'sum',
    digits: 1,
    ownWords: [],
    load: async () => (await import('@tessera/rules/pc28')).pc28,
  },
  kl8: {
    look: 'keno',
    digits: 2,
    ownWords: ['tie'],
    load: async () => (await import('@tessera/rules/kl8')).kl8,
  },
  kl10: {
    look: 'two-reds',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/kl10')).kl10,
  },
  lhc: {
    look: 'ring',
    digits: 2,
    ownWords: ['tame', 'wild', 'sky', 'earth', 'front', 'back', 'dragon', 'tiger'],
    load: async () => (await import('@tessera/rules/lhc')).lhc,
  },
  powerball: {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).powerball,
  },
  megamillions: {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).megaMillions,
  },
  'megamillions-old': {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).megaMillionsOld,
  },
  euromillions: {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).euroMillions,
  },
  uklotto: {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).ukLotto,
  },
  ssq: {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).ssq,
  },
  dlt: {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).dlt,
  },
  'dlt-2019': {
    look: 'zones',
    digits: 2,
    ownWords: [],
    load: async () => (await import('@tessera/rules/jackpot')).dlt2019,
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
