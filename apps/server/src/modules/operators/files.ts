import { hash, randomBytes } from 'node:crypto';
import type { Download, DownloadTicket } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';

/** How long an address is good, seconds. */
const ADDRESS_S = 300;
const SECRET_BYTES = 32;
/** Addresses removed with each new one: more than are made. */
const REMOVED = 10;

const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** Whose address it is, and what it downloads. */
export interface WantedFile {
  /** Kind of the address. */
  readonly kind: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly operatorId: bigint;
  readonly sessionId: bigint;
  readonly browser: Buffer;
  readonly language: string;
}

/** Notes an address for the operator's browser, and returns its secret. */
export async function createFileTicket(
  db: Pick<Tx, 'query'>,
  { kind, about, operatorId, sessionId, browser, language }: WantedFile,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db.query(
    `with old as (
       delete from operator_file where secret_hash in (
         select secret_hash from operator_file where expires_at < app_now() order by expires_at limit $8)
     )
     insert into operator_file (secret_hash, kind, about, session_id, operator_id, browser_hash, language, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, app_now() + $9 * interval '1 s')`,
    [
      hashOf(secret),
      kind,
      JSON.stringify(about),
      sessionId,
      operatorId,
      browser,
      language,
      REMOVED,
      ADDRESS_S,
    ],
  );
  return secret;
}

interface Row extends Record<string, unknown> {
  readonly about: WantedFile['about'];
  readonly operator_id: bigint;
  readonly language: string;
}

/** SQL condition of an address that is good: not used, not expired, and called by the browser of a session that has not ended. */
const isGood = `f.kind = $3 and f.secret_hash = $1 and f.browser_hash = $2 and f.used_at is null and f.expires_at > app_now()
  and exists (
    select from operator_session s join operator o on o.id = s.operator_id and o.enabled
    where s.id = f.session_id and s.ended_at is null and s.ends_at > app_now())`;

/** The ticket of an address, for the browser that it was made for. Undefined when the address is not good. */
export async function findFileTicket(
  db: Pick<Tx, 'query'>,
  kind: string,
  secret: string,
  browser: Buffer,
  begin: (wanted: Pick<WantedFile, 'about' | 'language'>) => Promise<Download | undefined>,
): Promise<DownloadTicket | undefined> {
  const values = [hashOf(secret), browser, kind];
  const { rows } = await db.query<Row>(
    `select about, operator_id, language from operator_file f where ${isGood}`,
    values,
  );
  const row = rows[0];
  return (
    row && {
      userId: row.operator_id,
      async begin() {
        const { rowCount } = await db.query(
          `update operator_file f set used_at = app_now() where ${isGood}`,
          values,
        );
        return rowCount === 1 ? begin({ about: row.about, language: row.language }) : undefined;
      },
    }
  );
}
