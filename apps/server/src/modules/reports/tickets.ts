import { hash, randomBytes } from 'node:crypto';
import type { DownloadTicket } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { Range } from './range.ts';

/** What an address downloads: everybody below `of`, for the agent who asked. */
export interface Wanted extends Range {
  readonly userId: bigint;
  readonly of: bigint;
  readonly currency: string;
  /** Language of the heads. */
  readonly language: string;
}

/** How long an address is good, seconds. */
const ADDRESS_S = 300;
const SECRET_BYTES = 32;
/** Addresses removed with each new one: more than are made. */
const REMOVED = 10;

const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** Notes an address for the caller's browser, and returns its secret. */
export async function createTicket(
  db: Pick<Tx, 'query'>,
  { userId, of, currency, from, to, language }: Wanted,
  { sessionId, browser }: { readonly sessionId: bigint; readonly browser: Buffer },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db.query(
    `with old as (
       delete from report_download where secret_hash in (
         select secret_hash from report_download where expires_at < app_now() order by expires_at limit $10)
     )
     insert into report_download (secret_hash, user_id, session_id, browser_hash, of_user, currency, from_day, to_day, language, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, app_now() + $11 * interval '1 s')`,
    [hashOf(secret), userId, sessionId, browser, of, currency, from, to, language, REMOVED, ADDRESS_S],
  );
  return secret;
}

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly of_user: bigint;
  readonly currency: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly language: string;
}

/** SQL condition of an address that is good: not used, not expired, and called by the browser of a session that has not ended. */
const isGood = `d.secret_hash = $1 and d.browser_hash = $2 and d.used_at is null and d.expires_at > app_now()
  and exists (
    select from player_session s where s.id = d.session_id and s.ended_at is null and s.expires_at > app_now())
  and exists (select from player p where p.id = d.user_id and p.enable)`;

/** The ticket of an address, for the browser that it was made for. Undefined when the address is not good. */
export async function findTicket<Found>(
  db: Pick<Tx, 'query'>,
  secret: string,
  browser: Buffer,
  begin: (wanted: Wanted) => Found,
): Promise<(Omit<DownloadTicket, 'begin'> & { begin(): Promise<Found | undefined> }) | undefined> {
  const values = [hashOf(secret), browser];
  const { rows } = await db.query<Row>(
    `select user_id, of_user, currency, from_day, to_day, language from report_download d where ${isGood}`,
    values,
  );
  const row = rows[0];
  return (
    row && {
      userId: row.user_id,
      async begin() {
        const { rowCount } = await db.query(
          `update report_download d set used_at = app_now() where ${isGood}`,
          values,
        );
        if (rowCount !== 1) return undefined;
        return begin({
          userId: row.user_id,
          of: row.of_user,
          currency: row.currency,
          from: row.from_day,
          to: row.to_day,
          language: row.language,
        });
      },
    }
  );
}
