import { printAmount, type ReplyOf } from '@tessera/protocol';
import { monthOf, RULES_TO_READ, signInMonth } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import { mayReceive } from '../rewards/index.ts';
import type { WelfareDeps } from './deps.ts';
import { taskFacts } from './facts.ts';
import { offeredTasks, signInOffer } from './offers.ts';
import { packetsOf } from './packet-view.ts';
import { signedDays, todayOf } from './sign-in.ts';
import { TASK_SOURCE } from './tasks.ts';

type View = ReplyOf<'userWelfare'>;
type Player = Pick<CallSession, 'userId' | 'currency'>;

/** The calendar, the tasks and the red packets of a player; nothing for one who may not receive rewards. */
export async function welfareOf(player: Player, language: string, welfare: WelfareDeps): Promise<View> {
  const { userId, currency } = player;
  const available = (await mayReceive(welfare.store, [userId])).has(userId);
  return {
    currency,
    available,
    sign_in: available ? await calendarOf(player, welfare) : null,
    tasks: available ? await tasksOf(player, welfare) : [],
    packets: available ? await packetsOf(player, language, welfare) : [],
  };
}

async function calendarOf(player: Player, welfare: WelfareDeps): Promise<View['sign_in']> {
  const { store } = welfare;
  const offer = await signInOffer(store, player);
  if (!offer) return null;
  const today = await todayOf(welfare);
  const { days, milestones, count } = signInMonth(
    offer.terms,
    await signedDays(store, player.userId, monthOf(today)),
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

async function tasksOf(player: Player, { store }: WelfareDeps): Promise<View['tasks']> {
  const { userId } = player;
  const [offered, facts, { rows: claims }] = await Promise.all([
    offeredTasks(store, player),
    taskFacts(store, userId),
    store.query<{ task: string; at: Date }>(
      'select source_ref as task, at from reward where user_id = $1 and source = $2',
      [userId, TASK_SOURCE],
    ),
  ]);
  const claimed = new Map(claims.map(({ task, at }) => [task, at.getTime()]));
  return offered.map(({ offer: { id, version }, task: { task, prize } }): View['tasks'][number] => {
    const at = claimed.get(task) ?? null;
    return {
      offer: { id, version },
      task,
      prize: printAmount(prize),
      state: at !== null ? 'claimed' : facts.done[task] ? 'ready' : 'todo',
      progress: task === 'read_rules' ? { done: facts.rulesRead, goal: RULES_TO_READ } : null,
      claimed_at: at,
    };
  });
}
