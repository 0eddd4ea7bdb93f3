import { type Amount, parseAmount, printAmount } from '@tessera/protocol/money';
import { launchOf, openSession, statementPage } from '../game-host/index.ts';
import { done, refused, type Service, type SignedHandler } from '../party/index.ts';
import type { Events } from './events.ts';
import type { StatementLine } from './lines.ts';

/** The signed calls by the operator. Errors: 400 `invalid`. */
export function seamlessCalls(
  { time, mode }: Service,
  events: Events,
  address: () => string,
): Readonly<Record<string, SignedHandler>> {
  return {
    '/v1/launch': (body) => {
      const launch = launchOf('harbor', body);
      return launch
        ? done({ url: `${address()}${openSession(launch, events.book.write, time())}` })
        : invalid;
    },
    '/v1/statement': (body) => {
      const page = statementPage(events.statement(), body);
      if (!page) return invalid;
      const lines = page.lines.map((line) => (mode() === 'lying' ? lied(line) : line));
      if (mode() === 'out-of-order') lines.reverse();
      return done({ ...page, lines: mode() === 'repeating' ? [...lines, ...lines] : lines });
    },
  };
}

const invalid = refused('invalid', 400);

/** The same line; a win is raised by one unit. */
function lied(line: StatementLine): StatementLine {
  const amount = parseAmount(line.amount);
  if (line.type !== 'win' || !amount.ok) return line;
  return { ...line, amount: printAmount((amount.value + 1n) as Amount) };
}
