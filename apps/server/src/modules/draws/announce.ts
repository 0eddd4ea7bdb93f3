import type { DrawEvent, DrawEventName, ServerEvents } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { DrawsDeps } from './deps.ts';
import { type Head, journalHead } from './journal.ts';
import type { DrawRow } from './store.ts';

const channel = 'draw';

interface Announcement {
  event: DrawEventName;
  payload: ServerEvents[DrawEventName];
}

/** The fields of an event beyond those that every draw event has. */
export type Particulars<Name extends DrawEventName> = Omit<ServerEvents[Name], keyof DrawEvent>;

/**
 * Notifies all nodes, once the step is committed, that a draw changed; each node informs its own sockets.
 * `head` is the journal head after this step; left out when the step adds no entry.
 */
export async function announce<Name extends DrawEventName>(
  tx: Tx,
  deps: Pick<DrawsDeps, 'nodeChannels' | 'clock'>,
  draw: DrawRow,
  event: Name,
  particulars: Particulars<Name>,
  head?: Head,
): Promise<void> {
  const common: DrawEvent = {
    lottery_id: draw.lottery_id,
    draw_id: Number(draw.id),
    issue: draw.issue,
    at: deps.clock.local(),
    head: head ?? (await journalHead(tx)),
  };
  await deps.nodeChannels.notify(
    channel,
    JSON.stringify({ event, payload: { ...common, ...particulars } }),
    tx,
  );
}

/** Forwards announcements of all nodes to the sockets of this node, after calling `onMoved`. */
export async function hearAnnouncements(
  { nodeChannels, emit }: Pick<DrawsDeps, 'nodeChannels' | 'emit'>,
  onMoved: (lotteryId: string) => void,
): Promise<void> {
  await nodeChannels.listen(channel, (text) => {
    const { event, payload } = JSON.parse(text) as Announcement;
    onMoved(payload.lottery_id);
    emit.lottery(payload.lottery_id, event, payload);
  });
}
