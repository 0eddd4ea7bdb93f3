import type { CallPayload, CallReply } from '@tessera/protocol/endpoints';

export type Quote = CallReply<'POST /api/withdraw/quote'>;
/** One withdrawal of the player. */
export type Withdrawal = CallReply<'POST /api/withdraw/detail'>;
export type Target = CallPayload<'POST /api/withdraw/create'>['target'];
type State = Withdrawal['state'];

/** Stages shown to players; each groups states of L11. */
export const stages = ['requested', 'review', 'sending', 'arrived'] as const;
export type Stage = (typeof stages)[number];

const stageOfState: Readonly<Record<State, Stage>> = {
  requested: 'requested',
  reviewing: 'review',
  approved: 'review',
  sending: 'sending',
  sent: 'sending',
  confirmed: 'arrived',
  rejected: 'review',
  failed: 'sending',
};

/** One displayed stage of a withdrawal. */
export interface StageView {
  readonly stage: Stage;
  readonly look: 'done' | 'now' | 'stopped' | 'ahead';
  /** When it was reached, ms. */
  readonly at: number | undefined;
}

/** Whether the withdrawal has ended. */
export function isOver({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'confirmed' || isReturned({ state });
}

/** Whether the money was returned to the balance. */
export function isReturned({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'rejected' || state === 'failed';
}

/**
 * The stages of a withdrawal with the time each was reached. The current stage is marked; the stage that stopped it stays
 * marked, and later stages are left out.
 */
export function stagesOf({ state, steps }: Pick<Withdrawal, 'state' | 'steps'>): readonly StageView[] {
  const current = stages.indexOf(stageOfState[state]);
  const views = stages.map((stage, place): StageView => {
    const reached = steps.filter((step) => stageOfState[step.state] === stage);
    return { stage, look: lookAt(place, current, state), at: reached[0]?.at };
  });
  return isReturned({ state }) ? views.slice(0, current + 1) : views;
}

function lookAt(place: number, current: number, state: State): StageView['look'] {
  if (place > current) return 'ahead';
  if (place < current) return 'done';
  if (isReturned({ state })) return 'stopped';
  // An approval completes the review stage.
  return state === 'confirmed' || state === 'approved' || state === 'requested' ? 'done' : 'now';
}

/** Tag colour of a withdrawal state. */
export function toneOfWithdrawal(state: State): 'success' | 'danger' | 'info' {
  if (state === 'confirmed') return 'success';
  return isReturned({ state }) ? 'danger' : 'info';
}
