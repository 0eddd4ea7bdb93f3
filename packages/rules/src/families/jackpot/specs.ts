import { type JackpotSpec, namedTier, plusTiers } from './spec.ts';

const fiveAndOne = plusTiers('5+1', '5+0', '4+1', '4+0', '3+1', '3+0', '2+1', '1+1', '0+1');

export const powerballSpec: JackpotSpec<'powerball'> = {
  family: 'powerball',
  main: { pick: 5, of: 69 },
  extra: { pick: 1, of: 26 },
  tiers: fiveAndOne,
};

/** Draws from 8 April 2025. */
export const megaMillionsSpec: JackpotSpec<'megamillions'> = {
  family: 'megamillions',
  main: { pick: 5, of: 70 },
  extra: { pick: 1, of: 24 },
  tiers: fiveAndOne,
};

export const megaMillionsOldSpec: JackpotSpec<'megamillions-old'> = {
  family: 'megamillions-old',
  main: { pick: 5, of: 70 },
  extra: { pick: 1, of: 25 },
  tiers: fiveAndOne,
};

export const euroMillionsSpec: JackpotSpec<'euromillions'> = {
  family: 'euromillions',
  main: { pick: 5, of: 50 },
  extra: { pick: 2, of: 12 },
  tiers: plusTiers('5+2', '5+1', '5+0', '4+2', '4+1', '3+2', '4+0', '2+2', '3+1', '3+0', '1+2', '2+1', '2+0'),
};

/** The bonus ball is drawn from the main drum. It only separates tier 5+b from tier 5. */
export const ukLottoSpec: JackpotSpec<'uklotto'> = {
  family: 'uklotto',
  main: { pick: 6, of: 59 },
  extra: 'bonus',
  tiers: [
    namedTier('6', [6, 0]),
    namedTier('5+b', [5, 1]),
    namedTier('5', [5, 0]),
    namedTier('4', [4, 0], [4, 1]),
    namedTier('3', [3, 0], [3, 1]),
    namedTier('2', [2, 0], [2, 1]),
  ],
};

export const ssqSpec: JackpotSpec<'ssq'> = {
  family: 'ssq',
  main: { pick: 6, of: 33 },
  extra: { pick: 1, of: 16 },
  tiers: [
    namedTier('first', [6, 1]),
    namedTier('second', [6, 0]),
    namedTier('third', [5, 1]),
    namedTier('fourth', [5, 0], [4, 1]),
    namedTier('fifth', [4, 0], [3, 1]),
    namedTier('sixth', [2, 1], [1, 1], [0, 1]),
    namedTier('lucky', [3, 0]),
  ],
  notes: [
    'Tier lucky (福运奖, 3+0) exists in draws from 2026014 on, only during special-rule periods (opened at a pool of 1.5 billion yuan, closed below 0.3 billion); outside them its prize is 0.',
  ],
};

/** Seven tiers, draws from 26014. */
export const dltSpec: JackpotSpec<'dlt'> = {
  family: 'dlt',
  main: { pick: 5, of: 35 },
  extra: { pick: 2, of: 12 },
  zonedBankers: true,
  tiers: [
    namedTier('first', [5, 2]),
    namedTier('second', [5, 1]),
    namedTier('third', [5, 0], [4, 2]),
    namedTier('fourth', [4, 1]),
    namedTier('fifth', [4, 0], [3, 2]),
    namedTier('sixth', [3, 1], [2, 2]),
    namedTier('seventh', [3, 0], [2, 1], [1, 2], [0, 2]),
  ],
};

/** Nine tiers, draws 19019 to 26013. */
export const dlt2019Spec: JackpotSpec<'dlt-2019'> = {
  family: 'dlt-2019',
  main: { pick: 5, of: 35 },
  extra: { pick: 2, of: 12 },
  zonedBankers: true,
  tiers: [
    namedTier('first', [5, 2]),
    namedTier('second', [5, 1]),
    namedTier('third', [5, 0]),
    namedTier('fourth', [4, 2]),
    namedTier('fifth', [4, 1]),
    namedTier('sixth', [3, 2]),
    namedTier('seventh', [4, 0]),
    namedTier('eighth', [3, 1], [2, 2]),
    namedTier('ninth', [3, 0], [2, 1], [1, 2], [0, 2]),
  ],
};
