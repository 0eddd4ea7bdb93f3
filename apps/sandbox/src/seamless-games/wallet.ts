import { parseAmountDown, printAmount, sumAmounts } from '@tessera/protocol/money';
import type { Round, StartLine, Taken, Wallet } from '../game-host/index.ts';
import { LATE_MS, type Mode } from '../party/index.ts';
import type { Events } from './events.ts';
import { eventId } from './lines.ts';
import { CURRENCY, type Operator, type Told } from './operator.ts';

const LOOK_MS = 100;
const PAUSE_MS_MAX = 60_000;
const NOTHING = '0.0000';

/** The operator's wallet as the games see it, with the pending events to it. */
export interface SeamlessWallet extends Wallet {
  /** Sends what is due; resolves when each was tried once. */
  deliver(): Promise<void>;
  stop(): void;
}

/**
 * Every bet is confirmed before its round is played; a bet without a clear answer is rolled back. Wins and rollbacks are
 * retried until a final answer, also after restarts, always with the same id.
 */
export function createSeamlessWallet(
  events: Events,
  operator: Operator,
  time: () => number,
  mode: () => Mode,
): SeamlessWallet {
  const { book } = events;
  const tries = new Map<string, { count: number; next: number }>();
  const busy = new Map<string, Promise<void>>();

  const bodyOf = (round: Round, event: 'win' | 'rollback') => {
    const { round: id, player, game } = round.start;
    const common = { id: eventId(id, event), bet: eventId(id, 'bet'), round: id, player, currency: CURRENCY };
    return event === 'win' ? { ...common, game, amount: round.end!.payout } : common;
  };
  const tellBet = ({ round, player, session, game, stake }: StartLine): Promise<Told> => {
    const id = eventId(round, 'bet');
    const body = { id, round, player, session, game, amount: stake, currency: CURRENCY };
    return operator.tell('bet', id, body);
  };

  const tellOnce = async (round: Round): Promise<void> => {
    const id = round.start.round;
    const event = round.end ? 'win' : 'rollback';
    const told = await operator.tell(event, eventId(id, event), bodyOf(round, event));
    if (told.outcome === 'unclear') {
      const count = (tries.get(id)?.count ?? 0) + 1;
      tries.set(id, { count, next: performance.now() + Math.min(100 * 2 ** count, PAUSE_MS_MAX) });
      return;
    }
    tries.delete(id);
    const refused = told.outcome === 'no' ? told.code : null;
    const amount = round.end?.payout ?? (told.outcome === 'done' ? givenBack(round, told.amount) : NOTHING);
    book.write({ type: 'told', event, round: id, refused, amount, at: time() });
  };
  const givenBack = ({ start }: Round, said: string | undefined): string =>
    said ?? (events.isTaken(start.round) ? start.stake : NOTHING);
  /** At most one attempt at a time per round. */
  const tell = (round: Round): Promise<void> => {
    const id = round.start.round;
    let running = busy.get(id);
    if (!running) {
      running = tellOnce(round).finally(() => busy.delete(id));
      busy.set(id, running);
    }
    return running;
  };
  const isDue = (round: Round): boolean =>
    mode() !== 'down' &&
    events.dueAt(round) <= time() &&
    (tries.get(round.start.round)?.next ?? 0) <= performance.now();

  const deliver = async (): Promise<void> => {
    await Promise.all(events.waiting().filter(isDue).map(tell));
  };
  const timer = setInterval(() => void deliver(), LOOK_MS);
  timer.unref();

  return {
    balance: (session) => operator.balance(session),
    known(player) {
      const said = operator.known(player);
      // Pending wins already count for the player.
      const wins = events.waiting().filter(({ start, end }) => end && start.player === player);
      return said && sumOf([said, ...wins.map(({ end }) => end!.payout)]);
    },
    async take(start, write): Promise<Taken> {
      if (mode() === 'out-of-order') {
        // Sends the rollback before its bet: the late bet must not count.
        const id = start.round;
        const early = {
          id: eventId(id, 'rollback'),
          bet: eventId(id, 'bet'),
          round: id,
          player: start.player,
        };
        await operator.tell('rollback', early.id, { ...early, currency: CURRENCY });
      }
      const told = await tellBet(start);
      if (told.outcome === 'unclear') return { ok: false, code: 'unavailable', untaken: false };
      book.write({
        type: 'told',
        event: 'bet',
        round: start.round,
        refused: told.outcome === 'no' ? told.code : null,
        amount: start.stake,
        at: time(),
      });
      if (told.outcome === 'done') {
        write();
        return { ok: true };
      }
      if (told.code === 'insufficient') return { ok: false, code: 'insufficient_balance', untaken: true };
      return { ok: false, code: 'refused', reason: told.code, untaken: mode() !== 'out-of-order' };
    },
    async over(round) {
      if (round.void?.untaken) return;
      if (mode() === 'late' && round.end) {
        book.write({ type: 'late', round: round.start.round, dueAt: time() + LATE_MS });
      }
      if (isDue(round)) await tell(round);
    },
    deliver,
    stop: () => clearInterval(timer),
  };
}

/** The sum of amounts, as text. */
function sumOf(texts: readonly string[]): string {
  const amounts = texts.map(parseAmountDown);
  return printAmount(sumAmounts(amounts.flatMap((amount) => (amount.ok ? [amount.value] : []))));
}
