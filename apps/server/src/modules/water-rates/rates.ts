import type { Tx } from '../../store/index.ts';

/** Rates of water-back by level, level 1 first, in ppm. */
export interface Rates {
  readonly lottery: readonly number[];
  readonly platform: readonly number[];
}

/** Rates with their place in the history. A version never changes. */
export interface RatesVersion extends Rates {
  readonly number: number;
  /** First day of the platform's zone that they are for, `2026-12-01`. */
  readonly fromDay: string;
  readonly by: string;
  readonly at: Date;
}

/** The highest rates of any level, in ppm: what an item's edge has to leave room for. */
export interface HighestRates {
  readonly lottery: number;
  readonly platform: number;
}

type Db = Pick<Tx, 'query'>;
interface Row extends Record<string, unknown> {
  readonly number: number;
  readonly from_day: string;
  readonly lottery_ppm: readonly number[];
  readonly platform_ppm: readonly number[];
  readonly by: string;
  readonly at: Date;
}

const COLUMNS = 'number, from_day, lottery_ppm, platform_ppm, by, at';
const versionOf = ({
  from_day: fromDay,
  lottery_ppm: lottery,
  platform_ppm: platform,
  ...row
}: Row): RatesVersion => ({
  ...row,
  fromDay,
  lottery,
  platform,
});

/** The rates of a day. */
export async function ratesOn(db: Db, day: string): Promise<RatesVersion> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from water_back_rates where from_day <= $1 order by number desc limit 1`,
    [day],
  );
  return versionOf(rows[0]!);
}

/** The newest versions, the newest first; those of days to come included. */
export async function ratesVersions(db: Db, limit: number): Promise<readonly RatesVersion[]> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from water_back_rates order by number desc limit $1`,
    [limit],
  );
  return rows.map(versionOf);
}

/** The highest rates of a day or any later one, as far as they are decided. */
export async function highestFrom(db: Db, day: string): Promise<HighestRates> {
  const { rows } = await db.query<{ lottery: number; platform: number }>(
    `select max(lottery_ppm[8]) as lottery, max(platform_ppm[8]) as platform from water_back_rates
     where number >= (select max(number) from water_back_rates where from_day <= $1)`,
    [day],
  );
  return rows[0]!;
}

/** Adds the next version. The database refuses one for a day that has begun, or before an earlier version. */
export async function addRates(
  tx: Tx,
  { fromDay, lottery, platform, by }: Rates & { readonly fromDay: string; readonly by: string },
): Promise<void> {
  await tx.query(
    `insert into water_back_rates (number, from_day, lottery_ppm, platform_ppm, by)
     select max(number) + 1, $1, $2, $3, $4 from water_back_rates`,
    [fromDay, lottery, platform, by],
  );
}
