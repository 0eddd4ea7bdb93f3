import type { CallPayload } from '@tessera/protocol/endpoints';
import { type Days, daysOf, momentsOf } from '../../../components/days/index.ts';
import type { Params } from '../../../platform/navigation/index.ts';
import type { BetState } from './bet.ts';

/** Filter of the player's bets. Empty text means all. */
export interface BetFilter {
  readonly days: Days;
  readonly lottery: string;
  readonly state: BetState | '';
  /** Digits of a bet id; when set, the days are ignored. */
  readonly betId: string;
}

export const betStates: readonly BetState[] = ['accepted', 'won', 'lost', 'void', 'cancelled'];

/** The initial filter: the last seven days, plus what the address asks for. */
export function firstFilter(params: Params, nowMs: number, zone: string): BetFilter {
  const state = betStates.find((known) => known === params.state);
  return { days: daysOf('week', nowMs, zone), lottery: params.lottery ?? '', state: state ?? '', betId: '' };
}

/** Number of active filters besides the days. */
export function activeCount({ lottery, state, betId }: BetFilter): number {
  return [lottery, state, betId].filter(Boolean).length;
}

/** A typed bet id: digits of a positive safe integer, otherwise `undefined`. */
export function readBetId(text: string): number | undefined {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : undefined;
}

/** The filter as call payload. */
export function askFor(filter: BetFilter, zone: string): CallPayload<'POST /api/record/bet'> {
  const id = readBetId(filter.betId);
  return {
    ...(id === undefined ? momentsOf(filter.days, zone) : { bet_id: id }),
    ...(filter.lottery && { lottery: filter.lottery }),
    ...(filter.state && { state: filter.state }),
  };
}
