import { createHmac } from 'node:crypto';
import { type InboxKind, isLoud, lockedInboxKinds, type Quiet } from '@tessera/protocol';
import type { InboxEvent } from '../event.ts';
import type { AppParcel } from './fcm.ts';
import type { Parcel } from './sending-thread.ts';
import { appTokenOf, isPushService, type PushServices } from './services.ts';
import { plainWordsOf, type Style, wordsOf } from './words.ts';

/** What is known of a message when its turn has come; without an event it is the player's test. */
export interface PushFacts {
  readonly endpoint: string;
  /** The keys of a browser; an app has none. */
  readonly p256dh: Uint8Array | null;
  readonly auth: Uint8Array | null;
  /** Site of the subscription, or empty. */
  readonly origin: string;
  /** Whether the subscription still is the player's: not gone, and not of a session that was ended on purpose. */
  readonly open: boolean;
  readonly event?: {
    readonly id: bigint;
    readonly type: InboxEvent['type'];
    readonly kind: InboxKind;
    readonly key: string;
    readonly data: InboxEvent['data'];
    readonly read: boolean;
  };
  readonly off: readonly InboxKind[];
  readonly quiet: Quiet | null;
  readonly onBreak: boolean;
  /** ms */
  readonly expiresAt: number;
}

interface Given extends Style {
  readonly now: number;
  readonly services: PushServices;
  readonly contact: string;
}

const HOUR = 3_600;
/** Longest time a push service keeps a message for a device that is off, in seconds, by kind. */
const lives: Readonly<Record<InboxKind, number>> = {
  bets: 6 * HOUR,
  money: 24 * HOUR,
  guard: 24 * HOUR,
  security: 24 * HOUR,
  rewards: 12 * HOUR,
  team: 12 * HOUR,
  messages: 24 * HOUR,
  notice: 24 * HOUR,
};
/** Life of a test, seconds. */
export const TEST_LIFE = 300;

/** Seconds after its event until a message is of no use. */
export const pushLifeOf = (kind: InboxKind): number => lives[kind];

/**
 * Decides at the time of sending: the message, or that nobody wants it any more. `dropped`: the subscription is not the player's any more,
 * or the event was read elsewhere, is too old, switched off, in quiet hours, or during a break that it does not guard (RP8, RP15). `failed`: the
 * operator has taken the push service off the list.
 */
export function pushOf(
  facts: PushFacts,
  { now, services, contact, ...style }: Given,
): Parcel | AppParcel | 'dropped' | 'failed' {
  const { event, endpoint, p256dh, auth, off, quiet, onBreak } = facts;
  if (!facts.open || facts.expiresAt <= now) return 'dropped';
  if (event && (event.read || !isLoud(event.kind, { off, quiet, onBreak }, now))) return 'dropped';
  const path = `#/user/inbox${event ? `?open=${event.id}` : ''}`;
  const topic = topicOf(event?.key ?? 'test', auth ?? endpoint);
  const sending = {
    ttl: Math.ceil((facts.expiresAt - now) / 1000),
    urgency: urgencyOf(event?.kind),
    topic,
  } as const;
  const app = appTokenOf(endpoint);
  if (app !== undefined)
    return services.apps ? { app, ...plainWordsOf(event, style.language), path, ...sending } : 'failed';
  if (!p256dh || !auth || !isPushService(endpoint, services)) return 'failed';
  const { title, body } = wordsOf(event, style);
  const navigate = `${facts.origin}/${path}`;
  const notification = { title, body, lang: langOf(style.language), navigate, tag: topic, silent: false };
  const text = JSON.stringify({ web_push: 8030, notification });
  return { endpoint, p256dh, auth, text, contact, ...sending };
}

/**
 * Name of what a message is about: a later message with the same name replaces an earlier one, at the push service as `Topic` and on the
 * device as `tag`. All events of a draw share one. With the browser's secret as key, the push service learns nothing from it; for an
 * app its token is the key, which keeps one player's topics apart from another's.
 */
function topicOf(key: string, auth: Uint8Array | string): string {
  const about = key.startsWith('draw:') ? key.split(':', 2).join(':') : key;
  return createHmac('sha256', auth).update(about).digest('base64url').slice(0, 32);
}

function urgencyOf(kind: InboxKind | undefined): Parcel['urgency'] {
  if (kind === undefined || lockedInboxKinds.includes(kind)) return 'high';
  return kind === 'bets' || kind === 'money' ? 'normal' : 'low';
}

/** Language code as a tag: `zhCn` is `zh-CN`. */
const langOf = (language: string): string => `${language.slice(0, 2)}-${language.slice(2).toUpperCase()}`;
