import { printAmount, type ReplyOf } from '@tessera/protocol';
import { monthOf, signInMonth } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import { mayReceive } from '../rewards/index.ts';
import type { WelfareDeps } from './deps.ts';
import { isKnown, taskFacts } from './facts.ts';
import { offeredTasks, signInOffer } from './offers.ts';
import { signedDays, todayOf } from './sign-in.ts';
import { TASK_SOURCE } from './tasks.ts';

type View = ReplyOf<'userWelfare'>;
/** The calendar and the tasks of a player; nothing for one who may not receive rewards. */
export async function welfareOf(
  { userId, currency }: Pick<CallSession, 'userId' | 'currency'>,
  welfare: WelfareDeps,
): Promise<View> {
  const available = (await mayReceive(welfare.store, [userId])).has(userId);
  return {
    currency,
    available,
    sign_in: available ? await calendarOf(userId, currency, welfare) : null,
    tasks: available ? await tasksOf(userId, currency, welfare) : [],
  };
}

async function calendarOf(userId: bigint, currency: string, welfare: WelfareDeps): Promise<View['sign_in']> {
  const { store } = welfare;
  const offer = await signInOffer(store, currency);
  if (!offer) return null;
  const today = await todayOf(welfare);
  const { days, milestones, count } = signInMonth(
    offer.terms,
    await signedDays(store, userId, monthOf(today)),
    today,
  );
  return {
    offer: { id: offer.id, version: offer.version },
    today,
    count,
    days: days.map(({ amount, ...day }) => ({ ...day, amount: printAmount(amount) })),
    milestones: milestones.map(({ prize, ...milestone }) => ({ ...milestone, prize: printAmount(prize) })),
  };
}

async function tasksOf(userId: bigint, currency: string, { store }: WelfareDeps): Promise<View['tasks']> {
  const [offered, facts, { rows: claims }] = await Promise.all([
    offeredTasks(store, currency),
    taskFacts(store, userId),
    store.query<{ task: string; at: Date }>(
      'select source_ref as task, at from reward where user_id = $1 and source = $2',
      [userId, TASK_SOURCE],
    ),
  ]);
  const claimed = new Map(claims.map(({ task, at }) => [task, at.getTime()]));
  return offered.flatMap(({ offer: { id, version }, task: { task, prize } }): View['tasks'] => {
    if (!isKnown(facts, task)) return [];
    const at = claimed.get(task) ?? null;
    return [
      {
        offer: { id, version },
        task,
        prize: printAmount(prize),
        state: at !== null ? 'claimed' : facts[task] ? 'ready' : 'todo',
        claimed_at: at,
      },
    ];
  });
}
