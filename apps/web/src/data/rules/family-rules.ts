import { catalogueHouse, type HouseRules } from '@tessera/rules';
import type { Rules } from '@tessera/rules/core';
import { loadRules } from '@tessera/rules/load';

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
  const known = loadRules(family);
  if (!known) return;
  const [{ createRules }, rules] = await Promise.all([import('@tessera/rules/core'), known]);
  makers.set(family, (house) => createRules([rules], house));
}
