import type { NodeChannels, Tx } from '../../store/index.ts';

const CHANNEL = 'notice';

/** Tells every node, with the commit of `tx`, that notices have changed. */
export const noticesChanged = (nodeChannels: Pick<NodeChannels, 'notify'>, tx: Tx): Promise<void> =>
  nodeChannels.notify(CHANNEL, '', tx);

/** Calls `handler` on this node whenever notices have changed, or may have while the connection was lost. */
export async function onNoticesChanged(
  nodeChannels: Pick<NodeChannels, 'listen' | 'onReconnect'>,
  handler: () => void,
): Promise<void> {
  await nodeChannels.listen(CHANNEL, handler);
  nodeChannels.onReconnect(handler);
}
