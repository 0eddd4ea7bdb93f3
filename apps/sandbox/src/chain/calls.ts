import { done, refused, type Service, type SignedAnswer, type SignedHandler } from '../party/index.ts';
import { type ChainBook, freshHash } from './ledger.ts';
import { addressFor, isNetwork, NETWORKS, networkIds, wordOf } from './networks.ts';
import { nodeIds, receiptFrom } from './nodes.ts';

const LINES_MAX = 500;

/** The signed calls of the chain service. */
export function chainCalls(
  service: Pick<Service, 'time' | 'mode'>,
  book: ChainBook,
): Readonly<Record<string, SignedHandler>> {
  const { time } = service;
  const receipts = nodeIds.map((node): [string, SignedHandler] => [
    `/v1/nodes/${node}/receipt`,
    (body) => receiptFrom(node, body, service, book),
  ]);
  return {
    ...Object.fromEntries(receipts),
    '/v1/addresses': ({ network, player }) => {
      if (!isNetwork(network) || typeof player !== 'string' || player === '') return refused('invalid', 400);
      if (!book.addressOf(network, player)) {
        const address = addressFor(network, freshHash(network));
        book.write({ type: 'address', network, player, address });
      }
      return done({ network, player, address: book.addressOf(network, player) });
    },
    '/v1/payouts': ({ ref, kind, amount, currency, target }) => {
      const address = (target as { address?: unknown } | null)?.address;
      if (typeof ref !== 'string' || ref === '' || currency !== 'USDT' || !isNetwork(kind))
        return refused('invalid', 400);
      if (typeof amount !== 'string' || !/^(0|[1-9]\d{0,10})\.\d{4}$/.test(amount) || amount === '0.0000')
        return refused('invalid', 400);
      if (typeof address !== 'string' || !wordOf(kind, address)) return refused('target_refused');
      const earlier = book.payout(ref);
      if (earlier && (earlier.amount !== amount || earlier.address !== address || earlier.network !== kind))
        return refused('ref_conflict');
      const block = book.height(kind) + 1;
      if (!earlier)
        book.write({
          type: 'payout',
          ref,
          network: kind,
          amount,
          address,
          tx: freshHash(kind),
          block,
          at: time(),
        });
      return done(payoutOf(ref, book));
    },
    '/v1/payouts/status': ({ ref }) =>
      done(
        typeof ref === 'string' && book.payout(ref)
          ? payoutOf(ref, book)
          : { ref: String(ref), state: 'unknown' },
      ),
    '/v1/statement': ({ cursor, limit }) => statementFrom(book, cursor, limit),
  };
}

/** A payout as reported to the platform: `sent` from its block on, `confirmed` when that block is final. */
export function payoutOf(ref: string, book: ChainBook): Readonly<Record<string, unknown>> {
  const { network, amount, tx, block } = book.payout(ref)!;
  const state = book.payoutEnd(ref) ?? (book.height(network) < block ? 'sending' : 'sent');
  return { ref, state, amount, currency: 'USDT', tx };
}

/** Final transfers to the platform and its final payouts, in block order; the cursor is a line count. */
function statementFrom(book: ChainBook, cursor: unknown, limit: unknown): SignedAnswer {
  const from = cursor === null || cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(from) || from < 0) return refused('invalid', 400);
  const deposits = networkIds.flatMap((network) =>
    book
      .incoming()
      .filter((one) => one.network === network && one.success && one.logged)
      .filter((one) => one.contract.toLowerCase() === NETWORKS[network].contract.toLowerCase())
      .filter((one) => one.block <= book.height(network) - NETWORKS[network].finalAfter)
      .map((one) => ({
        type: 'deposit',
        ref: `${network}/${one.contract}/${one.tx}/0`,
        amount: amountOf(one.units),
        currency: 'USDT',
        at: one.at,
      })),
  );
  const payouts = book
    .payouts()
    .filter(({ ref }) => book.payoutEnd(ref) === 'confirmed')
    .map(({ ref, amount, at }) => ({ type: 'payout', ref, amount, currency: 'USDT', at }));
  const all = [...deposits, ...payouts].sort((one, other) => one.at - other.at);
  const lines = all.slice(from, from + Math.min(Math.max(Number(limit) || LINES_MAX, 1), LINES_MAX));
  return done({ lines, next: String(from + lines.length), more: from + lines.length < all.length });
}

/** Millionths as decimal text with 4 places, truncated. */
export function amountOf(units: string): string {
  const whole = String(BigInt(units) / 100n).padStart(5, '0');
  return `${whole.slice(0, -4)}.${whole.slice(-4)}`;
}
