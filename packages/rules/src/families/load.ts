import type { Family } from './all-facts.ts';
import type { FamilyRules } from './declare.ts';

// These are the families of `all.ts`. A bundler puts the rules of a family in a file of their own only where nothing in the same module
// imports them at once.

/** The rules of each family: a page needs few families, the betting page one. */
const loaders: Readonly<Record<Family, () => Promise<FamilyRules>>> = {
  ssc: async () => (await import('./ssc/index.ts')).ssc,
  d3: async () => (await import('./d3/index.ts')).d3,
  p5: async () => (await import('./p5/index.ts')).p5,
  x5: async () => (await import('./x5/index.ts')).x5,
  pk10: async () => (await import('./pk10/index.ts')).pk10,
  k3: async () => (await import('./k3/index.ts')).k3,
  pc28: async () => (await import('./pc28/index.ts')).pc28,
  kl8: async () => (await import('./kl8/index.ts')).kl8,
  kl10: async () => (await import('./kl10/index.ts')).kl10,
  lhc: async () => (await import('./lhc/index.ts')).lhc,
  powerball: async () => (await import('./jackpot/index.ts')).powerball,
  megamillions: async () => (await import('./jackpot/index.ts')).megaMillions,
  'megamillions-old': async () => (await import('./jackpot/index.ts')).megaMillionsOld,
  euromillions: async () => (await import('./jackpot/index.ts')).euroMillions,
  uklotto: async () => (await import('./jackpot/index.ts')).ukLotto,
  ssq: async () => (await import('./jackpot/index.ts')).ssq,
  dlt: async () => (await import('./jackpot/index.ts')).dlt,
  'dlt-2019': async () => (await import('./jackpot/index.ts')).dlt2019,
};

/** The id of every family, in the order of the catalogue. */
export const familyIds: readonly string[] = Object.keys(loaders);

/**
 * The rules of a family; `undefined` for one that this build does not know. Errors: rejects when its file cannot be fetched; a later call
 * tries again.
 */
export const loadRules = (family: string): Promise<FamilyRules> | undefined =>
  (loaders as Readonly<Record<string, () => Promise<FamilyRules>>>)[family]?.();
