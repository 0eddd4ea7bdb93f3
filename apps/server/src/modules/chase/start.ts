import { type InputOf, parseAmount, printAmount } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { once, type Tx, wasAnswered } from '../../store/index.ts';
import type { Bettor } from '../betting/index.ts';
import type { Lottery } from '../lotteries/index.ts';
import { requirePlay } from '../protection/index.ts';
import type { ChaseDeps } from './deps.ts';
import { closeJob, issueKey, openJob, startJob } from './jobs.ts';
import { type BalanceAfter, balanceAfter, hold } from './money.ts';
import { type JudgedChase, judgeChase } from './terms.ts';
import { type ChaseView, findChase, shownBets } from './view.ts';

type Input = InputOf<'chaseStart'>;
type Slot = Awaited<ReturnType<ChaseDeps['issues']>>[number];

/** A started chase. */
export interface Started {
  readonly chase: ChaseView;
  readonly balance: string;
  readonly seq: number;
}

/**
 * Starts a chase: holds the cost of its whole plan and adds the jobs that place its issues, in one transaction. A repeated
 * request id with the same body gets the same answer and starts one chase (L6).
 *
 * Errors: `not_found`; `lottery_suspended`; `draw_closed` when the plan does not start with the issue on sale, or has more
 * issues than are known; `balance_insufficient`; those of `judgeChase` and `requirePlay`.
 */
export async function startChase(deps: ChaseDeps, bettor: Bettor, input: Input): Promise<Started> {
  const { userId } = bettor;
  // D6: staff never bet.
  if (bettor.kind === 'operator') throw new AppError('not_found');
  const { judging } = deps.betting;
  const { rid, items, ...rest } = input;
  const body = { ...rest, items: (await judging.digest(items, items)).toString('hex') };
  // Slow work is done before a connection is taken. A request that was answered before gets the same answer, whatever
  // has changed since (L6).
  const isNew = !(await hasStarted(deps, userId, rid));
  const early = isNew ? await judgedOf(deps, bettor, input) : undefined;
  return deps.store.tx((tx) =>
    once(tx, { userId, scope: SCOPE, rid, body }, async () => {
      if (!early) throw new AppError('platform_maintenance');
      const { judged, lottery } = early;
      await requirePlay(tx, userId, bettor.sessionAge?.id);
      const slots = await deps.issues(tx, lottery, judged.plan.rows.length);
      if (slots[0]?.issue !== input.issue || slots.length < judged.plan.rows.length)
        throw new AppError('draw_closed');
      const chaseId = await insertChase(tx, bettor, input, judged, slots);
      await deps.ledger.post(tx, [hold(bettor, chaseId, judged.plan.cost)]);
      await addJobs(deps, tx, chaseId, input.lottery, judged, slots);
      const after: BalanceAfter = await balanceAfter(tx, bettor);
      const chase = await findChase(tx, userId, chaseId);
      return { chase: chase!, balance: printAmount(after.balance), seq: after.seq };
    }),
  );
}

/** Whether the player's request `rid` has started a chase. */
export const hasStarted = (
  { store }: Pick<ChaseDeps, 'store'>,
  userId: bigint,
  rid: string,
): Promise<boolean> => wasAnswered(store, { userId, scope: SCOPE, rid });

const SCOPE = 'chase';

async function judgedOf(
  deps: ChaseDeps,
  bettor: Bettor,
  input: Input,
): Promise<{ lottery: Lottery; judged: JudgedChase }> {
  const lottery = deps.lotteries.find(input.lottery);
  if (!lottery) throw new AppError('not_found');
  if (!lottery.enabled) throw new AppError('lottery_suspended');
  await requirePlay(deps.store, bettor.userId, bettor.sessionAge?.id);
  const terms = await deps.betting.terms(lottery, input.items, bettor);
  const judged = await judgeChase(deps.betting.judging, input, terms, bettor.sessionAge?.id);
  return { lottery, judged };
}

async function insertChase(
  tx: Tx,
  { userId, currency }: Bettor,
  { lottery, plan, stop_on_win }: Input,
  { bets, plan: { rows, cost }, stopLoss }: JudgedChase,
  slots: readonly Slot[],
): Promise<bigint> {
  const { rows: made } = await tx.query<{ id: bigint }>(
    `insert into chase (id, user_id, lottery_id, currency, plan, bets, bets_shown, stop_on_win, stop_loss, cost, created_at)
     values (nextval('id_seq'), $1, $2, $3, $4, $5, $6, $7, $8, $9, app_now()) returning id`,
    [
      userId,
      lottery,
      currency,
      JSON.stringify({ ...plan, budget: asText(plan.budget) }),
      JSON.stringify(bets),
      JSON.stringify(shownBets(bets.map((bet) => ({ ...bet, unit_stake: String(bet.unit_stake) })))),
      stop_on_win,
      stopLoss ?? null,
      cost,
    ],
  );
  const { id } = made[0]!;
  const taken = rows.flatMap((row, place) => (row.multiple > 0 ? [{ ...row, ...slots[place]!, place }] : []));
  await tx.query(
    `insert into chase_issue (id, chase_id, user_id, lottery_id, issue, place, open_at, close_at, multiple, stake)
     select nextval('id_seq'), $1, $2, $3, row.*
     from unnest($4::text[], $5::smallint[], $6::timestamptz[], $7::timestamptz[], $8::integer[], $9::bigint[]) row`,
    [
      id,
      userId,
      lottery,
      taken.map(({ issue }) => issue),
      taken.map(({ place }) => place),
      taken.map(({ openAt }) => new Date(openAt)),
      taken.map(({ closeAt }) => new Date(closeAt)),
      taken.map(({ multiple }) => multiple),
      taken.map(({ stake }) => stake),
    ],
  );
  return id;
}

/** An amount of a request in the format of answers; undefined without a valid amount. */
function asText(input: string | number | undefined): string | undefined {
  const amount = input === undefined ? undefined : parseAmount(input);
  return amount?.ok ? printAmount(amount.value) : undefined;
}

/** One job when an issue opens and one when it closes, shared by all chases of the lottery; and one that runs at once. */
async function addJobs(
  { jobs, clock }: ChaseDeps,
  tx: Tx,
  chaseId: bigint,
  lottery: string,
  { plan }: JudgedChase,
  slots: readonly Slot[],
): Promise<void> {
  for (const [place, { multiple }] of plan.rows.entries()) {
    if (multiple === 0) continue;
    const { issue, openAt, closeAt } = slots[place]!;
    const key = issueKey(lottery, issue);
    await jobs.add(openJob, key, openAt, {}, tx);
    await jobs.add(closeJob, key, closeAt, {}, tx);
  }
  await jobs.add(startJob, String(chaseId), clock.local(), {}, tx);
}
