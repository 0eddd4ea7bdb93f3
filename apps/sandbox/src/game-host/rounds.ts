import { randomBytes } from 'node:crypto';
import { commitOf, type GameId, type RoundView } from '@tessera/games';
import type { EndLine, GameLine, SessionLine, StartLine, StepsLine, VoidLine } from './lines.ts';

/** A round with all its log lines. */
export interface Round {
  readonly start: StartLine;
  taken: boolean;
  steps: StepsLine['steps'];
  end?: EndLine;
  void?: VoidLine;
}

/** Rounds, seeds and sessions, as read from the log. */
export interface Rounds {
  /** Applies one line. */
  read(line: GameLine): void;
  session(id: string): SessionLine | undefined;
  round(id: string): Round | undefined;
  byRid(player: string, game: GameId, rid: string): Round | undefined;
  running(player: string, game: GameId): Round | undefined;
  /** Rounds that are neither ended nor void. */
  open(): readonly Round[];
  /** Every round, oldest first. */
  all(): Iterable<Round>;
  /** The seed for the next rounds and the number of rounds already played with it. */
  seed(player: string, game: GameId): { seed: string; used: number } | undefined;
  /** Finished rounds whose stake was taken, newest first, at most 50. */
  history(player: string, game: GameId): readonly Round[];
  /** Start of the last round that counts, ms. */
  lastStart(player: string, game: GameId): number;
}

const HISTORY_MAX = 50;

interface Seat {
  seed: string;
  used: number;
  running?: Round;
  history: Round[];
  lastStart: number;
}

export function createRounds(): Rounds {
  const sessions = new Map<string, SessionLine>();
  const rounds = new Map<string, Round>();
  const rids = new Map<string, Round>();
  const seats = new Map<string, Seat>();
  const open = new Set<Round>();
  const seatOf = (player: string, game: GameId): Seat => {
    const key = `${player}/${game}`;
    let seat = seats.get(key);
    if (!seat) {
      seat = { seed: '', used: 0, history: [], lastStart: 0 };
      seats.set(key, seat);
    }
    return seat;
  };
  const over = (round: Round): void => {
    const seat = seatOf(round.start.player, round.start.game);
    delete seat.running;
    open.delete(round);
    if (!round.taken) return;
    seat.history.unshift(round);
    seat.history.length = Math.min(seat.history.length, HISTORY_MAX);
  };
  const readers: { [T in GameLine['type']]: (line: Extract<GameLine, { type: T }>) => void } = {
    seed({ player, game, seed }) {
      Object.assign(seatOf(player, game), { seed, used: 0 });
    },
    session(line) {
      sessions.set(line.id, line);
    },
    start(start) {
      const round: Round = { start, taken: false, steps: null };
      const seat = seatOf(start.player, start.game);
      seat.running = round;
      seat.used = start.nonce + 1;
      rounds.set(start.round, round);
      rids.set(`${start.player}/${start.game}/${start.rid}`, round);
      open.add(round);
    },
    taken({ round }) {
      const known = rounds.get(round)!;
      known.taken = true;
      const seat = seatOf(known.start.player, known.start.game);
      seat.lastStart = Math.max(seat.lastStart, known.start.at);
    },
    steps({ round, steps }) {
      rounds.get(round)!.steps = steps;
    },
    end(line) {
      const round = rounds.get(line.round)!;
      round.end = line;
      round.steps = line.steps;
      over(round);
    },
    void(line) {
      const round = rounds.get(line.round)!;
      round.void = line;
      over(round);
    },
  };
  return {
    read: (line) => (readers[line.type] as (line: GameLine) => void)(line),
    session: (id) => sessions.get(id),
    round: (id) => rounds.get(id),
    byRid: (player, game, rid) => rids.get(`${player}/${game}/${rid}`),
    running: (player, game) => seatOf(player, game).running,
    open: () => [...open],
    all: () => rounds.values(),
    seed(player, game) {
      const { seed, used } = seatOf(player, game);
      return seed ? { seed, used } : undefined;
    },
    history: (player, game) => seatOf(player, game).history,
    lastStart: (player, game) => seatOf(player, game).lastStart,
  };
}

/** 32 random bytes, as hex. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** The page's view of a round: of a running round it holds only the player's own actions. */
export function viewOf({ start, taken, steps, end, void: voided }: Round): RoundView {
  return {
    round: start.round,
    game: start.game,
    state: end ? 'done' : voided ? 'void' : 'running',
    at: start.at,
    nonce: start.nonce,
    clientSeed: start.clientSeed,
    commit: commitOf(start.seed),
    stake: start.stake,
    choice: start.choice,
    steps,
    outcome: end?.outcome ?? null,
    payout: end?.payout ?? (voided && taken ? start.stake : '0.0000'),
  };
}
