import type { Family } from '@tessera/rules';
import type { Store, Tx } from '../../store/index.ts';
import { type LotteryConfig, parseLotteryConfig } from './config.ts';
import { itemsAboveStake } from './returns.ts';

/** A product with rules and a timetable. */
export interface Lottery {
  readonly id: string;
  readonly family: Family;
  /** By language code. */
  readonly name: Readonly<Record<string, string>>;
  readonly source: 'verifiable' | 'feed' | 'operator';
  /** IANA zone of its days and issues. */
  readonly zone: string;
  /** Seconds between draws; 0 for a calendar. */
  readonly periodS: number;
  /** Seconds between close and draw time. */
  readonly leadS: number;
  readonly config: LotteryConfig;
  /** Listed for players. An unlisted lottery accepts no bets; its planned draws still end. */
  readonly listed: boolean;
  /** Accepts bets: listed, not suspended, and without `aboveStake`. */
  readonly enabled: boolean;
  /** Items whose prices return more than is staked, the highest rebate included. The lottery accepts no bets until they do not. */
  readonly aboveStake: readonly string[];
}

interface LotteryRow extends Record<string, unknown> {
  id: string;
  family: string;
  name: Record<string, string>;
  source: Lottery['source'];
  zone: string;
  period_s: number;
  lead_s: number;
  config: unknown;
  enabled: boolean;
}

const COLUMNS = 'id, family, name, source, zone, period_s, lead_s, config, enabled';

/** All lotteries in lobby order. Throws for an invalid configuration. */
export async function readLotteries(store: Pick<Store, 'query'>): Promise<Lottery[]> {
  const { rows } = await store.query<LotteryRow>(`select ${COLUMNS} from lottery order by sort, id`);
  return rows.map(lotteryOf);
}

/** One lottery, locked until the commit when asked to. Throws for an invalid configuration. */
export async function readLottery(
  tx: Pick<Tx, 'query'>,
  id: string,
  lock: '' | 'for no key update' = '',
): Promise<Lottery | undefined> {
  const { rows } = await tx.query<LotteryRow>(`select ${COLUMNS} from lottery where id = $1 ${lock}`, [id]);
  return rows[0] && lotteryOf(rows[0]);
}

function lotteryOf(row: LotteryRow): Lottery {
  const config = parseLotteryConfig(row.config);
  const family = row.family as Family;
  const aboveStake = itemsAboveStake({ family, config });
  return {
    id: row.id,
    family,
    name: row.name,
    source: row.source,
    zone: row.zone,
    periodS: row.period_s,
    leadS: row.lead_s,
    config,
    listed: row.enabled,
    enabled: row.enabled && !config.suspended && aboveStake.length === 0,
    aboveStake,
  };
}
