import { randomBytes } from 'node:crypto';
import {
  CYCLE_MS,
  commitOf,
  type GameId,
  isClientSeed,
  type PageError,
  type PlatformId,
  type RotateReply,
  type RoundReply,
  roundStream,
  rulesOf,
  STAKE_STEP,
  type StateReply,
  type StepsOf,
} from '@tessera/games';
import { type Amount, parseAmount, printAmount } from '@tessera/protocol/money';
import { type PageAnswer, pageError, refusalOf } from './answers.ts';
import { createCrashClock } from './crash-clock.ts';
import type { GameLine, SessionLine, StartLine } from './lines.ts';
import { freshSeed, type Round, type Rounds, viewOf } from './rounds.ts';
import { createSteps, fieldOf } from './steps.ts';
import type { Wallet } from './wallet.ts';

/** Plays rounds. Every call belongs to a known session that has not expired. */
export interface Table {
  state(session: SessionLine): Promise<PageAnswer<StateReply>>;
  round(session: SessionLine, request: Readonly<Record<string, unknown>>): Promise<PageAnswer<RoundReply>>;
  step(session: SessionLine, request: Readonly<Record<string, unknown>>): Promise<PageAnswer<RoundReply>>;
  rotate(session: SessionLine): PageAnswer<RotateReply>;
  stop(): void;
}

export interface TableOptions {
  readonly plat: PlatformId;
  readonly rounds: Rounds;
  /** Writes a line to the log and applies it. */
  readonly write: (line: GameLine) => void;
  readonly wallet: Wallet;
  readonly time: () => number;
}

const STAKE_MIN = 10_000n;
const STAKE_MAX = 20_000_000n;
/** Opens the table. Rounds left open by a killed process are first finished or refunded; rounds of mines stay open. */
export function openTable({ plat, rounds, write, wallet, time }: TableOptions): Table {
  /** Rounds whose stake is being requested; a repeated request for the same round waits for the first. */
  const starting = new Map<string, Promise<PageAnswer<RoundReply>>>();

  const finish = (round: Round, steps: StepsOf<GameId>): Promise<void> => {
    const { start } = round;
    const stake = amountOfText(start.stake);
    const { outcome, payout } = rulesOf(start.game).play(roundStream(start), start.choice, stake, steps);
    write({ type: 'end', round: start.round, steps, outcome, payout: printAmount(payout), at: time() });
    clock.ended(round);
    return wallet.over(round);
  };
  const giveBack = (round: Round, why: PageError, untaken: boolean): Promise<void> => {
    write({ type: 'void', round: round.start.round, why, untaken, at: time() });
    return wallet.over(round);
  };
  const clock = createCrashClock(time, (round) => void finish(round, { cashout: null }));

  for (const round of rounds.open()) {
    const { game } = round.start;
    if (!round.taken) void giveBack(round, { code: 'unavailable' }, false);
    // A player could not leave a curve that was not displayed.
    else if (game === 'crash') void giveBack(round, { code: 'unavailable' }, false);
    else if (game !== 'mines') void finish(round, null);
  }

  const seedOf = (player: string, game: GameId) => {
    const known = rounds.seed(player, game);
    if (known) return known;
    write({ type: 'seed', player, game, seed: freshSeed() });
    return rounds.seed(player, game)!;
  };
  const nextAt = ({ player, game }: SessionLine): number => rounds.lastStart(player, game) + CYCLE_MS;

  const replyOf = async (session: SessionLine, round: Round): Promise<PageAnswer<RoundReply>> => {
    if (round.void && !round.taken) {
      return refusalOf(round.void.why);
    }
    // The stake was just taken, so the wallet knows a recent balance.
    const balance = wallet.known(session.player) ?? (await wallet.balance(session));
    if (balance === undefined) return pageError('unavailable');
    return {
      status: 200,
      body: {
        round: viewOf(round),
        balance,
        nonce: seedOf(session.player, session.game).used,
        nextAt: nextAt(session),
        now: time(),
      },
    };
  };

  const begin = async (session: SessionLine, start: StartLine): Promise<PageAnswer<RoundReply>> => {
    write(start);
    const round = rounds.round(start.round)!;
    const taken = await wallet.take(start, () => write({ type: 'taken', round: start.round }));
    if (!taken.ok) {
      const { code, reason, untaken } = taken;
      const told = giveBack(round, reason === undefined ? { code } : { code, reason }, untaken);
      if (untaken) await told;
      return replyOf(session, round);
    }
    if (start.game === 'crash') clock.follow(round);
    else if (start.game === 'mines') write({ type: 'steps', round: start.round, steps: { opened: [] } });
    else await finish(round, null);
    return replyOf(session, round);
  };

  const stepOf = createSteps({ write, time, clock, finish });

  return {
    async state(session) {
      const { player, game, language, origin: parent } = session;
      const balance = await wallet.balance(session);
      if (balance === undefined) return pageError('unavailable');
      const { seed, used } = seedOf(player, game);
      const running = rounds.running(player, game);
      return {
        status: 200,
        body: {
          game,
          plat,
          player,
          language,
          parent,
          simulated: true,
          balance,
          commit: commitOf(seed),
          nonce: used,
          limits: limits(),
          cycleMs: CYCLE_MS,
          nextAt: nextAt(session),
          now: time(),
          history: rounds.history(player, game).map(viewOf),
          running: running?.taken ? viewOf(running) : null,
        },
      };
    },

    async round(session, { rid, stake: stakeText, choice: chosen, clientSeed }) {
      const { player, game } = session;
      if (typeof rid !== 'string' || !/^[0-9A-Za-z-]{8,64}$/.test(rid)) return pageError('bad_request');
      const key = `${player}/${game}/${rid}`;
      const pending = starting.get(key);
      if (pending) return pending;
      const known = rounds.byRid(player, game, rid);
      if (known) return replyOf(session, known);

      const stake = parseAmount(stakeText);
      if (!stake.ok || !isClientSeed(clientSeed)) return pageError('bad_request');
      if (stake.value < STAKE_MIN || stake.value > STAKE_MAX || stake.value % STAKE_STEP !== 0n)
        return pageError('stake_out_of_range');
      const choice = rulesOf(game).parseChoice(chosen, stake.value);
      if (choice === undefined) return pageError('bad_request');
      if (rounds.running(player, game)) return pageError('round_running');
      const retryAt = nextAt(session);
      if (time() < retryAt) return pageError('too_soon', { retryAt });

      const { seed, used } = seedOf(player, game);
      const started = begin(session, {
        type: 'start',
        round: randomBytes(12).toString('hex'),
        rid,
        player,
        game,
        session: session.session,
        seed,
        nonce: used,
        clientSeed,
        stake: printAmount(stake.value),
        choice,
        at: time(),
      }).finally(() => starting.delete(key));
      starting.set(key, started);
      return started;
    },

    async step(session, { round: id, action }) {
      const round = typeof id === 'string' ? rounds.round(id) : undefined;
      const { player, game } = session;
      if (!round?.taken || round.start.player !== player || round.start.game !== game)
        return pageError('no_such_round');
      if (round.end || round.void) {
        return fieldOf(action, 'type') === 'open' ? pageError('round_over') : replyOf(session, round);
      }
      if (game !== 'crash' && game !== 'mines') return pageError('bad_request');
      const problem = await stepOf[game](round, action);
      return problem ? pageError(problem) : replyOf(session, round);
    },

    rotate({ player, game }) {
      if (rounds.running(player, game)) return pageError('round_running');
      const { seed, used } = seedOf(player, game);
      write({ type: 'seed', player, game, seed: freshSeed() });
      const next = rounds.seed(player, game)!;
      return {
        status: 200,
        body: { seed, commit: commitOf(seed), rounds: used, nextCommit: commitOf(next.seed) },
      };
    },

    stop: () => clock.stop(),
  };
}

const limits = () => ({
  min: printAmount(STAKE_MIN as Amount),
  max: printAmount(STAKE_MAX as Amount),
  step: printAmount(STAKE_STEP),
});

function amountOfText(text: string): Amount {
  const amount = parseAmount(text);
  if (!amount.ok) throw new Error(`invalid amount in the log: ${text}`);
  return amount.value;
}
