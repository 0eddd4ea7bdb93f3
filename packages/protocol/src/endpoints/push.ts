import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../schemas.ts';

/** Address of a subscription: at the push service of a browser, or `fcm:` and the token of the native app. */
const address = z.union([
  z.url({ protocol: /^https?$/ }).max(1_000),
  z.string().regex(/^fcm:[\w:.-]{20,900}$/),
]);

/** Bytes of a fixed number in base64url without padding. */
const bytes = (count: number) =>
  z
    .string()
    .length(Math.ceil((count * 4) / 3))
    .regex(/^[A-Za-z0-9_-]+$/);

export const userPush = endpoint('POST', '/api/user/push', {
  request: z.object({
    /** The subscription that this browser has, if any. */
    endpoint: address.optional(),
  }),
  reply: z.object({
    /** Public key (P-256, uncompressed, base64url) with which a browser subscribes. */
    key: z.string(),
    /** Whether the native app can subscribe: this installation has a Firebase project. */
    apps: z.boolean(),
    /** Whether messages of this player go to that subscription. */
    on: z.boolean(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'The key for subscriptions to push messages, and whether this browser or app gets them.',
});

export const userPushSubscribe = endpoint('POST', '/api/user/push/subscribe', {
  request: z.object({
    endpoint: address,
    /** The browser's public key (P-256, uncompressed) and its secret, both base64url (RFC 8291). The native app sends neither. */
    p256dh: bytes(65).optional(),
    auth: bytes(16).optional(),
  }),
  reply: nothing,
  errors: ['validation_failed', 'push_service_unknown'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Sends push messages of this player to this browser or app, until it unsubscribes, signs out or the password changes. Of more than ten browsers, the one not used for the longest time is left out.',
});

export const userPushUnsubscribe = endpoint('POST', '/api/user/push/unsubscribe', {
  request: z.object({ endpoint: address }),
  reply: nothing,
  errors: [],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sends no more push messages to this browser. An unknown subscription is no error.',
});

export const userPushTest = endpoint('POST', '/api/user/push/test', {
  request: z.object({ endpoint: address }),
  reply: nothing,
  errors: ['not_found', 'too_many_requests'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sends a test message to this browser, at most one in 30 seconds.',
});
