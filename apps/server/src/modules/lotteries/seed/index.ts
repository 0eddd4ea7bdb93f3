import type { Tx } from '../../../store/index.ts';
import { seedConfigOf } from './config.ts';
import { verifiableSeeds } from './list.ts';
import { officialSeeds } from './official.ts';

/** Adds the missing lotteries; never changes an existing one. Safe to run at every start. */
export async function seedLotteries(tx: Tx): Promise<void> {
  const rows = [...verifiableSeeds, ...officialSeeds].map(({ periodS, leadS, calendar, ...seed }, sort) => ({
    ...seed,
    period_s: periodS,
    lead_s: leadS,
    config: { ...seedConfigOf(seed.family), ...(calendar && { calendar }) },
    sort,
  }));
  await tx.query(
    `insert into lottery (id, family, name, source, zone, period_s, lead_s, config, sort)
     select id, family, name, source, zone, period_s, lead_s, config, sort from jsonb_to_recordset($1) as seed(
       id text, family text, name jsonb, source text, zone text, period_s int, lead_s int, config jsonb, sort int)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}
