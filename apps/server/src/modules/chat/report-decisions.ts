import type { Events } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import { reportsDecided } from './events.ts';
import { roomNamed } from './rooms.ts';

/** Players named by one event. */
const TOGETHER = 500;

/** Tells everybody who reported a message what became of it; nobody, when its reports were dismissed before. */
export async function publishDecided(
  tx: Tx,
  { room, seq, removed }: { readonly room: bigint; readonly seq: number; readonly removed: boolean },
  events: Events,
): Promise<void> {
  let last = 0n;
  for (let part = 0; ; part += 1) {
    const { rows } = await tx.query<{ user_id: bigint; now: Date }>(
      `select user_id, app_now() as now from chat_report r
       where room = $1 and seq = $2 and user_id > $3 and not ($4 and exists (
         select from chat_report_dismissal d where d.room = r.room and d.seq = r.seq))
       order by user_id limit $5`,
      [room, seq, last, removed, TOGETHER],
    );
    if (rows.length > 0) {
      const users = rows.map(({ user_id }) => user_id);
      const decided = {
        ...(await roomNamed(tx, room)),
        seq: BigInt(seq),
        removed,
        at: rows[0]!.now.getTime(),
      };
      await events.publish(tx, reportsDecided, `${room}/${seq}/${part}`, { users, ...decided });
    }
    if (rows.length < TOGETHER) return;
    last = rows.at(-1)!.user_id;
  }
}
