import type { DigitFamily, Family } from '@tessera/rules';
import type { BallLook } from '@tessera/ui';

/**
 * What the client alone says of a lottery family; everything else is in its facts (`@tessera/rules`). The home page needs this
 * and not the facts.
 */
interface ClientFamily {
  /** Shape and colours of its numbers. */
  readonly look: BallLook;
  /** Digits of a printed number: `3` is `03` with two. */
  readonly digits: 1 | 2;
  /** Words with another meaning than in other families: their text is `content_word_<family>_<word>`. */
  readonly ownWords?: readonly string[];
}

/** A family of digits, and one that this build does not know: plain balls. */
const plain: ClientFamily = { look: 'plain', digits: 1 };

/** Two zones of numbers, in the colours of the official balls. */
const jackpot = (look: BallLook): ClientFamily => ({ look, digits: 2 });

/** Every other family, in the order of the rules. */
const families: Readonly<Record<Exclude<Family, DigitFamily>, ClientFamily>> = {
  x5: { look: 'plain', digits: 2 },
  pk10: { look: 'square', digits: 1 },
  k3: { look: 'die', digits: 1 },
  pc28: { look: 'sum', digits: 1 },
  kl8: { look: 'keno', digits: 2, ownWords: ['tie'] },
  kl10: { look: 'two-reds', digits: 2 },
  lhc: {
    look: 'ring',
    digits: 2,
    ownWords: ['tame', 'wild', 'sky', 'earth', 'front', 'back', 'dragon', 'tiger'],
  },
  powerball: jackpot('white-red'),
  megamillions: jackpot('white-gold'),
  'megamillions-old': jackpot('white-gold'),
  euromillions: jackpot('stars'),
  uklotto: jackpot('ranges'),
  ssq: jackpot('zones'),
  dlt: jackpot('zones'),
  'dlt-2019': jackpot('zones'),
};

const familyOf = (family: string): ClientFamily =>
  (families as Readonly<Record<string, ClientFamily>>)[family] ?? plain;

/** The look of a family's numbers; plain balls for an unknown family. */
export const lookOf = (family: string): BallLook => familyOf(family).look;

/** A number as printed by a family: `3` is `03` in families with two digits. */
export const numberText = (family: string, number: number | string): string =>
  String(number).padStart(familyOf(family).digits, '0');

/** Whether a word means something else in this family: its text is `content_word_<family>_<word>`. */
export const hasOwnWord = (family: string, word: string): boolean =>
  familyOf(family).ownWords?.includes(word) === true;
