import { comparedBet, digestOf, multipliedBet, placeableBet, quoteBet } from './judge.ts';

/** Tasks for each bet of a request. Arguments: the bet, its lottery, and the task's own argument. */
const tasks = {
  quote: quoteBet,
  compare: comparedBet,
  multiply: multipliedBet,
  place: placeableBet,
  digest: (value: unknown, _lottery: undefined, _more: undefined): Uint8Array => digestOf(value),
};
type Tasks = typeof tasks;

export type TaskName = keyof Tasks;
export type BetOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type MoreOf<Name extends TaskName> = Parameters<Tasks[Name]>[2];
export type AnswerOf<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** A question about consecutive bets of one request; plain data, so that it can be sent to a worker thread. */
export interface Question<Name extends TaskName = TaskName> {
  readonly task: Name;
  readonly bets: readonly BetOf<Name>[];
  readonly lottery: Parameters<Tasks[Name]>[1];
  readonly more: MoreOf<Name>;
}

/** Runs the task of a question for each of its bets. */
export function answersOf<Name extends TaskName>(question: Question<Name>): AnswerOf<Name>[] {
  const { task, bets, lottery, more } = question;
  // The arguments have the types that `task` names.
  const work = tasks[task] as (bet: unknown, lottery: unknown, more: unknown) => unknown;
  return bets.map((bet) => work(bet, lottery, more) as AnswerOf<Name>);
}
