import type { FreeInboxKind, InboxKind } from '@tessera/protocol/inbox';
import type { InboxSettings } from '../../../data/inbox/hearing.ts';

type Channels = Pick<InboxSettings, 'off' | 'push_off'>;

/** Whether a kind is announced on pages, and by push messages. What is not announced on pages is not pushed either. */
export function channelsOf(
  { off, push_off: pushOff }: Channels,
  kind: InboxKind,
): { page: boolean; push: boolean } {
  const page = !(off as readonly InboxKind[]).includes(kind);
  return { page, push: page && !(pushOff as readonly InboxKind[]).includes(kind) };
}

/** The change that switches a kind on or off in a channel. */
export function withChannel(
  settings: Channels,
  channel: keyof Channels,
  kind: FreeInboxKind,
  on: boolean,
): Partial<Channels> {
  const others = settings[channel].filter((other) => other !== kind);
  return { [channel]: on ? others : [...others, kind] };
}
