import { shippedTerms, type Terms } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import { installOffer, listOffers, type Offer, SHIPPED_SINCE } from '../rewards/index.ts';

const SHIPPED = [
  { id: 'sign-in', name: { zhCn: '每日签到', enUs: 'Daily sign-in' }, terms: shippedTerms('sign_in') },
  { id: 'tasks', name: { zhCn: '一次性任务', enUs: 'One-time tasks' }, terms: shippedTerms('tasks') },
];

/** Makes the offers of welfare live, where they do not exist yet. */
export async function installWelfare(tx: Tx): Promise<void> {
  for (const offer of SHIPPED) await installOffer(tx, { ...offer, starts: SHIPPED_SINCE });
}

/** The sign-in that is offered now: of several live ones the one that started last. */
export async function signInOffer(db: Store | Tx, currency: string): Promise<Offer<'sign_in'> | undefined> {
  return (await listOffers(db, 'sign_in', ['live'])).find((offer) => offer.currency === currency);
}

/** A task with the offer that pays it. */
export interface OfferedTask {
  readonly offer: Offer<'tasks'>;
  readonly task: Terms<'tasks'>['tasks'][number];
}

/** Tasks that are offered now, each once: that of the offer that started last. */
export async function offeredTasks(db: Store | Tx, currency: string): Promise<OfferedTask[]> {
  const offers = (await listOffers(db, 'tasks', ['live'])).filter((offer) => offer.currency === currency);
  const all = offers.flatMap((offer) => offer.terms.tasks.map((task) => ({ offer, task })));
  return all.filter(({ task }, at) => all.findIndex((other) => other.task.task === task.task) === at);
}
