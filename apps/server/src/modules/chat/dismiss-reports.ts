import type { Events } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import type { Moderation } from './acts.ts';
import { publishDecided } from './report-decisions.ts';

/** Closes the reports of a message in which there is nothing to remove. False: there is no open one. */
export async function dismissReports(
  tx: Tx,
  { room, seq, by, reason }: Moderation & { readonly room: bigint; readonly seq: number },
  events: Events,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into chat_report_dismissal (room, seq, by, reason, at)
     select room, seq, $3, $4, app_now() from chat_report where room = $1 and seq = $2 limit 1
     on conflict do nothing`,
    [room, seq, by, reason],
  );
  if (rowCount === 0) return false;
  await publishDecided(tx, { room, seq, removed: false }, events);
  return true;
}
