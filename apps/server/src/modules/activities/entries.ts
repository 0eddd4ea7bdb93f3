import type { Store, Tx } from '../../store/index.ts';
import type { OfferVersion } from '../rewards/index.ts';
import type { Entry } from './kind.ts';

interface Row extends Record<string, unknown> {
  readonly offer_id: string;
  readonly version: number;
  readonly joined_at: Date;
  readonly left_at: Date | null;
  readonly shown: boolean;
}

/** Names a version of an offer. */
export const versionName = ({ id, version }: OfferVersion): string => `${id}/${version}`;

/** Entries of a player by `versionName`. */
export async function entriesOf(db: Store | Tx, user: bigint): Promise<ReadonlyMap<string, Entry>> {
  const { rows } = await db.query<Row>(
    'select offer_id, version, joined_at, left_at, shown from activity_entry where user_id = $1',
    [user],
  );
  return new Map(
    rows.map(({ offer_id, version, joined_at, left_at, shown }) => [
      versionName({ id: offer_id, version }),
      { joinedAt: joined_at.getTime(), leftAt: left_at?.getTime() ?? null, shown },
    ]),
  );
}

/** Enters a player, also one who has left; one who is in it only changes `shown`. */
export async function enter(
  tx: Tx,
  user: bigint,
  { id, version }: OfferVersion,
  shown: boolean,
): Promise<void> {
  await tx.query(
    `insert into activity_entry (offer_id, version, user_id, joined_at, shown) values ($1, $2, $3, app_now(), $4)
     on conflict (offer_id, version, user_id) do update set left_at = null, shown = excluded.shown`,
    [id, version, user, shown],
  );
}

/** Takes a player out of a version, or of all versions of all offers. */
export async function leave(tx: Tx, user: bigint, offer?: OfferVersion): Promise<void> {
  await tx.query(
    `update activity_entry set left_at = app_now()
     where user_id = $1 and left_at is null and ($2::text is null or offer_id = $2 and version = $3::integer)`,
    [user, offer?.id ?? null, offer?.version ?? null],
  );
}
