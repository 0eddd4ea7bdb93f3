import type { InboxDeps } from './deps.ts';
import type { Written } from './event.ts';
import { type NewEvent, tellWritten, writeEvents } from './write.ts';

/** Rows whose events are written together. */
const TOGETHER = 500;

/** Reads the rows of a query with a cursor and writes their events, all in one transaction, and tells the players. */
export async function recordRows<Row extends Record<string, unknown>>(
  deps: InboxDeps,
  select: string,
  values: readonly unknown[],
  eventsOf: (row: Row) => NewEvent[],
): Promise<void> {
  const written = await deps.store.tx(async (tx) => {
    await tx.query(`declare found no scroll cursor for ${select}`, [...values]);
    const all: Written[] = [];
    for (;;) {
      const { rows } = await tx.query<Row>(`fetch ${TOGETHER} from found`);
      all.push(...(await writeEvents(tx, rows.flatMap(eventsOf), deps)));
      if (rows.length < TOGETHER) return all;
    }
  });
  tellWritten(deps, written);
}
