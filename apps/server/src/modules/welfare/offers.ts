import { namesOf } from '@tessera/messages/load';
import { shippedTerms, type Terms } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { installOffer, listOffers, type NewOffer, type Offer, SHIPPED_SINCE } from '../rewards/index.ts';
import { offersFor } from '../vip/index.ts';

const SHIPPED = [
  { id: 'sign-in', name: namesOf('offer', 'sign-in'), terms: shippedTerms('sign_in') },
  { id: 'tasks', name: namesOf('offer', 'tasks'), terms: shippedTerms('tasks') },
];

/** Days for which shipped packets can be opened. */
const PACKET_DAYS = 14;
const DAY_MS = 86_400_000;

/** Shipped packets: some to open from the first start on, and the next ones after them. */
const packetsFrom = (id: string, starts: number): NewOffer => ({
  id,
  name: namesOf('offer', 'packets'),
  terms: shippedTerms('packets'),
  starts,
  ends: starts + PACKET_DAYS * DAY_MS,
  budget: shippedTerms('packets').pool,
});

/** Makes the offers of welfare live, where they do not exist yet. */
export async function installWelfare(tx: Tx): Promise<void> {
  for (const offer of SHIPPED) await installOffer(tx, { ...offer, starts: SHIPPED_SINCE });
  const { rows } = await tx.query<{ now: Date }>('select app_now() as now');
  const now = rows[0]!.now.getTime();
  await installOffer(tx, packetsFrom('red-packets', now));
  await installOffer(tx, packetsFrom('red-packets-next', now + PACKET_DAYS * DAY_MS));
}

/** Whom an offer is looked for. */
type Player = Pick<CallSession, 'userId' | 'currency'>;

/** Live offers of a kind for a player, the one that started last first. */
async function liveOffers<K extends 'sign_in' | 'tasks'>(
  db: Store | Tx,
  kind: K,
  { userId, currency }: Player,
): Promise<Offer<K>[]> {
  const live = await listOffers(db, kind, ['live']);
  return offersFor(
    db,
    userId,
    live.filter((offer) => offer.currency === currency),
  );
}

/** The sign-in that a player is offered now: of several live ones the one that started last. */
export async function signInOffer(db: Store | Tx, player: Player): Promise<Offer<'sign_in'> | undefined> {
  return (await liveOffers(db, 'sign_in', player))[0];
}

/** A task with the offer that pays it. */
export interface OfferedTask {
  readonly offer: Offer<'tasks'>;
  readonly task: Terms<'tasks'>['tasks'][number];
}

/** Tasks that a player is offered now, each once: that of the offer that started last. */
export async function offeredTasks(db: Store | Tx, player: Player): Promise<OfferedTask[]> {
  const offers = await liveOffers(db, 'tasks', player);
  const all = offers.flatMap((offer) => offer.terms.tasks.map((task) => ({ offer, task })));
  return all.filter(({ task }, at) => all.findIndex((other) => other.task.task === task.task) === at);
}
