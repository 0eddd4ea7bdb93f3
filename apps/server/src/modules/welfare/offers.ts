import { readTerms, type Terms } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import { installOffer, listOffers, type Offer } from '../rewards/index.ts';

/** Offers that ship with the platform; they have been open since before its first start. */
const STARTS = Date.UTC(2020, 0, 1);

const SHIPPED = [
  {
    id: 'sign-in',
    name: { zhCn: '每日签到', enUs: 'Daily sign-in' },
    terms: {
      kind: 'sign_in',
      weekdays: ['1', '1', '1', '1', '1', '1', '2'],
      milestones: [
        { days: 7, prize: '3' },
        { days: 14, prize: '5' },
        { days: 21, prize: '8' },
        { days: 28, prize: '10' },
      ],
    },
  },
  {
    id: 'tasks',
    name: { zhCn: '一次性任务', enUs: 'One-time tasks' },
    terms: {
      kind: 'tasks',
      tasks: [
        { task: 'set_limit', prize: '3' },
        { task: 'authenticator', prize: '5' },
        { task: 'identity', prize: '8' },
        { task: 'add_card', prize: '5' },
        { task: 'first_bet', prize: '1' },
      ],
    },
  },
] as const;

/** Makes the offers of welfare live, where they do not exist yet. */
export async function installWelfare(tx: Tx): Promise<void> {
  for (const { terms, ...offer } of SHIPPED)
    await installOffer(tx, { ...offer, terms: shippedTerms(terms), starts: STARTS });
}

function shippedTerms(json: (typeof SHIPPED)[number]['terms']): Terms {
  const read = readTerms(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
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
