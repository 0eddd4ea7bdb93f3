import type { PlatformId } from '@tessera/games';
import { parseAmount } from '@tessera/protocol/money';
import { isPlayer, launchOf, openSession, statementPage } from '../game-host/index.ts';
import { done, refused, type Service, type SignedAnswer, type SignedHandler } from '../party/index.ts';
import { type Purses, type TransferLine, textOf } from './purses.ts';

/** The signed calls by the operator. Errors: 400 `invalid`; for a transfer also 409 `insufficient` and `ref_conflict`. */
export function transferCalls(
  { time, mode }: Service,
  plat: PlatformId,
  purses: Purses,
  address: () => string,
): Readonly<Record<string, SignedHandler>> {
  const { book } = purses;
  /** In mode `lying` the balance is one unit too high. */
  const told = (player: string): string => textOf(purses.balance(player) + (mode() === 'lying' ? 1n : 0n));

  const answerOf = ({ ref, player, refused: code }: TransferLine): SignedAnswer =>
    code === null ? done({ ref, state: 'done', balance: told(player) }) : refused(code);

  return {
    '/v1/players': ({ player }) => (isPlayer(player) ? done({ player }) : invalid),
    '/v1/balance': ({ player }) =>
      isPlayer(player) ? done({ balance: told(player), in_play: textOf(purses.inPlay(player)) }) : invalid,
    '/v1/transfer': ({ player, ref, amount: text }) => {
      const amount = parseAmount(text);
      if (!isPlayer(player) || !isRef(ref) || !amount.ok || amount.value === 0n) return invalid;
      const known = purses.transfer(ref);
      if (known) {
        const same = known.player === player && known.amount === textOf(amount.value);
        return same ? answerOf(known) : refused('ref_conflict');
      }
      const missing = purses.balance(player) + amount.value < 0n;
      book.write({
        type: 'transfer',
        player,
        ref,
        amount: textOf(amount.value),
        refused: missing ? 'insufficient' : null,
        at: time(),
      });
      return answerOf(purses.transfer(ref)!);
    },
    '/v1/transfer/status': ({ ref }) => {
      if (!isRef(ref)) return invalid;
      const known = purses.transfer(ref);
      if (!known) return done({ ref, state: 'unknown' });
      return known.refused === null
        ? done({ ref, state: 'done', balance: told(known.player) })
        : done({ ref, state: 'refused', code: known.refused });
    },
    '/v1/launch': (body) => {
      const launch = launchOf(plat, body);
      return launch ? done({ url: `${address()}${openSession(launch, book.write, time())}` }) : invalid;
    },
    '/v1/statement': (body) => {
      const page = statementPage(purses.statement(), body);
      if (!page) return invalid;
      const lines = [...page.lines];
      if (mode() === 'out-of-order') lines.reverse();
      return done({ ...page, lines: mode() === 'repeating' ? [...lines, ...lines] : lines });
    },
  };
}

const invalid = refused('invalid', 400);

const isRef = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(value);
