import type { Amount } from '@tessera/protocol';
import type { LevelTerms } from '@tessera/rewards';
import type { Tx } from '../../store/index.ts';

/** A table of levels with its place in the history. A version never changes. */
export interface LevelsVersion {
  readonly number: number;
  /** When it comes into force: the start of a day in the platform's zone. */
  readonly fromAt: Date;
  readonly by: string;
  readonly at: Date;
  /** Level 1 first. */
  readonly levels: readonly LevelTerms[];
}

type Db = Pick<Tx, 'query'>;
interface Row extends Record<string, unknown> {
  readonly number: number;
  readonly from_at: Date;
  readonly turnover: readonly bigint[];
  readonly promotion: readonly bigint[];
  readonly weekly: readonly bigint[];
  readonly monthly: readonly bigint[];
  readonly birthday: readonly bigint[];
  readonly withdrawals: readonly number[];
  readonly withdrawal_max: readonly bigint[];
  readonly by: string;
  readonly at: Date;
}

const versionOf = ({ number, from_at: fromAt, by, at, ...row }: Row): LevelsVersion => ({
  number,
  fromAt,
  by,
  at,
  levels: row.turnover.map((turnover, place) => ({
    level: place + 1,
    turnover: turnover as Amount,
    promotion: row.promotion[place]! as Amount,
    weekly: row.weekly[place]! as Amount,
    monthly: row.monthly[place]! as Amount,
    birthday: row.birthday[place]! as Amount,
    withdrawals: row.withdrawals[place]!,
    withdrawalMax: row.withdrawal_max[place]! as Amount,
  })),
});

/** The levels in force. */
export async function levelsNow(db: Db): Promise<LevelsVersion> {
  const { rows } = await db.query<Row>('select * from vip_levels_now');
  return versionOf(rows[0]!);
}

/** The newest versions, the newest first; those that begin later included. */
export async function levelsVersions(db: Db, limit: number): Promise<readonly LevelsVersion[]> {
  const { rows } = await db.query<Row>('select * from vip_levels order by number desc limit $1', [limit]);
  return rows.map(versionOf);
}

/** What a version begins with. */
export interface NewLevels {
  /** First day, `2026-12-01`, of a time zone. */
  readonly fromDay: string;
  readonly zone: string;
  readonly levels: readonly LevelTerms[];
  readonly by: string;
}

/** Adds the next version. The database refuses one that has begun, that begins before an earlier one, or whose levels fall. */
export async function addLevels(tx: Tx, { fromDay, zone, levels, by }: NewLevels): Promise<void> {
  const column = <K extends keyof LevelTerms>(name: K) => levels.map((level) => level[name]);
  await tx.query(
    `insert into vip_levels
       (number, from_at, turnover, promotion, weekly, monthly, birthday, withdrawals, withdrawal_max, by)
     select max(number) + 1, $1::timestamp at time zone $2, $3, $4, $5, $6, $7, $8, $9, $10 from vip_levels`,
    [
      fromDay,
      zone,
      column('turnover'),
      column('promotion'),
      column('weekly'),
      column('monthly'),
      column('birthday'),
      column('withdrawals'),
      column('withdrawalMax'),
      by,
    ],
  );
}
