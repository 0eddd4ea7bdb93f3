import type { FamilyRules, Rules } from '@tessera/rules/core';

/** Rules of each family, each a chunk of its own: a player's bets are of few families. */
const loaders: Readonly<Record<string, () => Promise<FamilyRules>>> = {
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

const loaded = new Map<string, Rules>();

/** Family of a played item: the first part of its id. */
export function familyOf(playedId: string): string {
  return playedId.split('.', 1)[0] ?? '';
}

/** Loads the rules that these played items belong to. A family this build does not know is passed over. */
export async function loadRulesOf(playedIds: readonly string[]): Promise<void> {
  const families = [...new Set(playedIds.map(familyOf))].filter((family) => !loaded.has(family));
  if (families.length === 0) return;
  const { createRules } = await import('@tessera/rules/core');
  await Promise.all(
    families.map(async (family) => {
      const rules = await loaders[family]?.();
      if (rules) loaded.set(family, createRules([rules]));
    }),
  );
}

/** The rules of a played item, once `loadRulesOf` has brought them. */
export function rulesOf(playedId: string): Rules | undefined {
  return loaded.get(familyOf(playedId));
}
