import { type GameBook, openGameBook, type Round } from '../game-host/index.ts';
import {
  type EventKind,
  eventId,
  type LateLine,
  type SeamlessLine,
  type StatementLine,
  type ToldLine,
} from './lines.ts';

/** Events sent to the operator and events still pending, derived from the log alone. */
export interface Events {
  readonly book: GameBook<ToldLine | LateLine>;
  /** Rounds whose win or rollback has no final answer yet, oldest first. */
  waiting(): readonly Round[];
  /** The pending event of a round. */
  eventOf(round: Round): EventKind;
  /** Earliest time to send it, ms. */
  dueAt(round: Round): number;
  /** Whether the operator confirmed that a round's stake was taken. */
  isTaken(round: string): boolean;
  /** Events that the operator refused finally; they need manual review. */
  refused(): readonly ToldLine[];
  statement(): readonly StatementLine[];
}

export function openEvents(dir: string): Events {
  const waiting = new Map<string, Round>();
  const due = new Map<string, number>();
  /** Rounds whose bet was answered with 200. */
  const taken = new Set<string>();
  const refused: ToldLine[] = [];
  const statement: StatementLine[] = [];
  const book = openGameBook<ToldLine | LateLine>(dir, (line: SeamlessLine, rounds) => {
    switch (line.type) {
      case 'end':
        waiting.set(line.round, rounds.round(line.round)!);
        break;
      case 'void':
        if (!line.untaken) waiting.set(line.round, rounds.round(line.round)!);
        break;
      case 'late':
        due.set(line.round, line.dueAt);
        break;
      case 'told': {
        const round = rounds.round(line.round)!;
        if (line.event !== 'bet') waiting.delete(line.round);
        if (line.refused !== null) refused.push(line);
        else {
          // The operator took a stake, but its answer to the bet was lost.
          if (line.event === 'rollback' && Number(line.amount) > 0 && !taken.has(line.round))
            statement.push(statementLine(round, { ...line, event: 'bet' }));
          if (line.event === 'bet') taken.add(line.round);
          statement.push(statementLine(round, line));
        }
        break;
      }
      default:
    }
  });
  return {
    book,
    waiting: () => [...waiting.values()],
    eventOf: (round) => (round.end ? 'win' : 'rollback'),
    dueAt: ({ start }) => due.get(start.round) ?? 0,
    isTaken: (round) => taken.has(round),
    refused: () => refused,
    statement: () => statement,
  };
}

function statementLine({ start }: Round, { event, amount, at }: ToldLine): StatementLine {
  const { round, player, game } = start;
  return { type: event, ref: eventId(round, event), round, player, game, amount, at };
}
