import { catalogueHouse, type Family, type HouseRules } from '@tessera/rules';
import type { FamilyRules, Rules } from '@tessera/rules/core';

/** Rules of each family, each in its own chunk: a page needs few families, the betting page one. */
const loaders: Readonly<Record<Family, () => Promise<FamilyRules>>> = {
  ssc: async () => (await import('@tessera/rules/ssc')).ssc,
  d3: async () => (await import('@tessera/rules/d3')).d3,
  p5: async () => (await import('@tessera/rules/p5')).p5,
  x5: async () => (await import('@tessera/rules/x5')).x5,
  pk10: async () => (await import('@tessera/rules/pk10')).pk10,
  k3: async () => (await import('@tessera/rules/k3')).k3,
  pc28: async () => (await import('@tessera/rules/pc28')).pc28,
  kl8: async () => (await import('@tessera/rules/kl8')).kl8,
  kl10: async () => (await import('@tessera/rules/kl10')).kl10,
  lhc: async () => (await import('@tessera/rules/lhc')).lhc,
  powerball: async () => (await import('@tessera/rules/jackpot')).powerball,
  megamillions: async () => (await import('@tessera/rules/jackpot')).megaMillions,
  'megamillions-old': async () => (await import('@tessera/rules/jackpot')).megaMillionsOld,
  euromillions: async () => (await import('@tessera/rules/jackpot')).euroMillions,
  uklotto: async () => (await import('@tessera/rules/jackpot')).ukLotto,
  ssq: async () => (await import('@tessera/rules/jackpot')).ssq,
  dlt: async () => (await import('@tessera/rules/jackpot')).dlt,
  'dlt-2019': async () => (await import('@tessera/rules/jackpot')).dlt2019,
};

/** House rules of a lottery that differ from the catalogue's, as in the lottery list. */
export type HouseChoice = Readonly<Record<string, string>>;

const makers = new Map<string, (house: HouseRules) => Rules>();
/** One engine per family and house rules. */
const engines = new Map<string, Rules>();
const loading = new Map<string, Promise<void>>();

/** Family of a play: the first part of its id. */
export function familyOf(playId: string): string {
  return playId.split('.', 1)[0] ?? '';
}

/**
 * Loads the rules of a family; concurrent and later calls share one promise. A family unknown to this build is ignored; after a
 * failed fetch the next call retries.
 */
export function loadFamily(family: string): Promise<void> {
  const known = loading.get(family);
  if (known) return known;
  const started = fetchRules(family).catch((error: unknown) => {
    loading.delete(family);
    throw error;
  });
  loading.set(family, started);
  return started;
}

/** Loads the rules of these plays. */
export async function loadRulesOf(playIds: readonly string[]): Promise<void> {
  await Promise.all([...new Set(playIds.map(familyOf))].map(loadFamily));
}

/** The rules of a play with the house rules of a lottery, once loaded. */
export function rulesOf(playId: string, house: HouseChoice = {}): Rules | undefined {
  const family = familyOf(playId);
  const key = `${family} ${JSON.stringify(house)}`;
  const engine = engines.get(key) ?? makers.get(family)?.({ ...catalogueHouse, ...house });
  if (engine) engines.set(key, engine);
  return engine;
}

async function fetchRules(family: string): Promise<void> {
  const loader = (loaders as Readonly<Record<string, (() => Promise<FamilyRules>) | undefined>>)[family];
  if (!loader) return;
  const [{ createRules }, rules] = await Promise.all([import('@tessera/rules/core'), loader()]);
  makers.set(family, (house) => createRules([rules], house));
}
