import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext, sessionOf } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import type { InboxDeps } from '../deps.ts';
import { isBrowserKey } from './encrypt.ts';
import { TEST_LIFE } from './message.ts';
import { OPEN } from './open.ts';
import { sendJob } from './send-job.ts';
import { appTokenOf, isPushService, type PushServices } from './services.ts';

/** Browsers of a player that get messages. */
const BROWSERS_MAX = 10;
/** A subscription of a browser that has not been here for this many days is removed. */
const UNSEEN_DAYS = 90;
/** Days that a message is kept after its outcome. */
const KEPT_DAYS = 7;
const TEST_SECONDS = 30;

/** The key of this installation, whether apps can subscribe, and whether the caller's browser gets the player's messages. */
export async function readPush(
  { endpoint }: InputOf<'userPush'>,
  context: CallContext,
  { store, push }: InboxDeps,
): Promise<ReplyOf<'userPush'>> {
  const { publicKey: key, services } = push;
  const { apps } = services();
  if (endpoint === undefined) return { key, apps, on: false };
  const { rowCount } = await store.query(
    `select from push_subscription s where s.endpoint = $1 and s.user_id = $2 and ${OPEN}`,
    [endpoint, sessionOf(context).userId],
  );
  return { key, apps, on: rowCount === 1 };
}

/**
 * Sends this player's messages to a browser or app from now on; one that belonged to another player belongs to this one. Errors:
 * `push_service_unknown` for an address that is not on the list, `validation_failed` for a key that is not one of the curve, for a browser
 * without keys and for an app with keys.
 */
export async function subscribe(
  { endpoint, p256dh, auth }: InputOf<'userPushSubscribe'>,
  context: CallContext,
  { store, push }: InboxDeps,
): Promise<void> {
  const { userId } = sessionOf(context);
  const { key, secret } = keysOf({ endpoint, p256dh, auth }, push.services());
  const origin = (context.origin ?? '').slice(0, 200);
  await store.tx(async (tx) => {
    // With the messages that waited for the player before, or for the keys before.
    await tx.query(
      'delete from push_subscription where endpoint = $1 and (user_id <> $2 or p256dh is distinct from $3 or auth is distinct from $4 or gone_at is not null)',
      [endpoint, userId, key, secret],
    );
    await tx.query(
      `insert into push_subscription (user_id, browser_hash, endpoint, p256dh, auth, origin, created_at, seen_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)
       on conflict (endpoint) do update set browser_hash = excluded.browser_hash, origin = excluded.origin, seen_at = excluded.seen_at
       where push_subscription.user_id = excluded.user_id`,
      [userId, context.browser.secretHash, endpoint, key, secret, origin, new Date(context.now)],
    );
    await tx.query(
      `delete from push_subscription where user_id = $1 and id in (
         select id from push_subscription where user_id = $1 order by seen_at desc, id desc offset $2)`,
      [userId, BROWSERS_MAX],
    );
  });
}

/** The keys of a browser's subscription; an app has none. Errors: see `subscribe`. */
function keysOf(
  { endpoint, p256dh, auth }: InputOf<'userPushSubscribe'>,
  services: PushServices,
): { readonly key: Buffer | null; readonly secret: Buffer | null } {
  if (appTokenOf(endpoint) !== undefined) {
    if (!services.apps) throw new AppError('push_service_unknown');
    if (p256dh !== undefined || auth !== undefined)
      throw new AppError('validation_failed', { field: 'p256dh' });
    return { key: null, secret: null };
  }
  if (!isPushService(endpoint, services)) throw new AppError('push_service_unknown');
  const key = Buffer.from(p256dh ?? '', 'base64url');
  if (!isBrowserKey(key)) throw new AppError('validation_failed', { field: 'p256dh' });
  if (auth === undefined) throw new AppError('validation_failed', { field: 'auth' });
  return { key, secret: Buffer.from(auth, 'base64url') };
}

/** Sends no more messages of this player to a browser; what waits for it goes too. */
export async function unsubscribe(
  { endpoint }: InputOf<'userPushUnsubscribe'>,
  context: CallContext,
  { store }: Pick<InboxDeps, 'store'>,
): Promise<void> {
  await store.query('delete from push_subscription where endpoint = $1 and user_id = $2', [
    endpoint,
    sessionOf(context).userId,
  ]);
}

/** Sends a test to a browser. Errors: `not_found`, also for another player's; `too_many_requests` within 30 seconds of another. */
export async function sendTest(
  { endpoint }: InputOf<'userPushTest'>,
  context: CallContext,
  { store, jobs, clock }: InboxDeps,
): Promise<void> {
  const { userId } = sessionOf(context);
  await store.tx(async (tx) => {
    const { rows } = await tx.query<{ id: bigint; wait: number | null }>(
      `select s.id, (select ceil($3 - extract(epoch from app_now() - max(d.at)))::integer from push_delivery d
         where d.subscription_id = s.id and d.event_id is null) as wait
       from push_subscription s where s.endpoint = $1 and s.user_id = $2 and ${OPEN} for update of s`,
      [endpoint, userId, TEST_SECONDS],
    );
    const [found] = rows;
    if (!found) throw new AppError('not_found');
    const now = clock.local();
    if ((found.wait ?? 0) > 0) throw new AppError('too_many_requests', { retryAt: now + found.wait! * 1000 });
    const { rows: added } = await tx.query<{ id: bigint }>(
      `insert into push_delivery (subscription_id, user_id, not_before, expires_at, at)
       values ($1, $2, app_now(), app_now() + make_interval(secs => $3), app_now()) returning id`,
      [found.id, userId, TEST_LIFE],
    );
    await jobs.add(sendJob, `test:${added[0]!.id}`, now, {}, tx);
  });
}

/** Removes the subscriptions of a player in browsers that are not signed in. */
export async function dropSubscriptions(store: Store, userId: bigint): Promise<void> {
  await store.query(
    `delete from push_subscription s where s.user_id = $1
       and not exists (select from browser_session b
         where b.user_id = s.user_id and b.browser_hash = s.browser_hash and b.ended_at is null)`,
    [userId],
  );
}

/** Removes subscriptions that are gone, or of browsers that have not been here for long, and old messages. */
export async function tidyPushes(store: Store): Promise<void> {
  await store.query(
    `delete from push_subscription s where s.seen_at < app_now() - make_interval(days => $2)
       and not exists (select from browser_session b where b.user_id = s.user_id and b.browser_hash = s.browser_hash
         and b.last_action_at > app_now() - make_interval(days => $2))
       or s.gone_at < app_now() - make_interval(days => $1)`,
    [KEPT_DAYS, UNSEEN_DAYS],
  );
  await store.query(
    `delete from push_delivery where ctid = any (array(
       select ctid from push_delivery where at < app_now() - make_interval(days => $1) and state <> 'queued' limit 5000))`,
    [KEPT_DAYS],
  );
}
