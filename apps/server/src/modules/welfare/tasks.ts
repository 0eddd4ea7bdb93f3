import { type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import { once } from '../../store/index.ts';
import { type Given, requireStanding, rewardMovements } from '../rewards/index.ts';
import type { WelfareDeps } from './deps.ts';
import { taskFacts } from './facts.ts';
import { offeredTasks } from './offers.ts';

/** Source of grants for tasks; the reference is the task, so that no other offer pays it again. */
export const TASK_SOURCE = 'task';

/**
 * Pays a task that is done. The same `rid` always gets the same answer (L6).
 * Errors: `trial_not_allowed`, `reward_not_available`, `reward_ended`, `reward_not_reached`, and those of `rewards.claim`.
 */
export async function claimTask(
  { userId, currency }: Pick<CallSession, 'userId' | 'currency'>,
  { rid, task }: InputOf<'userWelfareTask'>,
  { store, rewards }: WelfareDeps,
): Promise<ReplyOf<'userWelfareTask'>> {
  let given: Given | undefined;
  const reply = await store.tx((tx) =>
    once(tx, { userId, scope: 'user/welfare/task', rid, body: { task } }, async () => {
      await requireStanding(tx, userId);
      const offered = (await offeredTasks(tx, { userId, currency })).find((one) => one.task.task === task);
      if (!offered) throw new AppError('reward_ended');
      if (!(await taskFacts(tx, userId)).done[task]) throw new AppError('reward_not_reached');
      const { id, version } = offered.offer;
      given = await rewards.claim(tx, {
        source: TASK_SOURCE,
        kind: rewardMovements.task,
        offer: { id, version },
        row: { user: userId, ref: task, amount: offered.task.prize, terms: { task } },
      });
      return {
        task,
        amount: printAmount(given.amount),
        balance: printAmount(given.balance!.amount),
      };
    }),
  );
  if (given) rewards.tell([given]);
  return reply;
}
