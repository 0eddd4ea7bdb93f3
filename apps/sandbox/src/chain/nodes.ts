import { type Body, done, refused, type Service, type SignedAnswer } from '../party/index.ts';
import type { ChainBook } from './ledger.ts';
import { isNetwork, NETWORKS, TRANSFER_TOPIC, wordOf } from './networks.ts';

/** Two nodes that serve the same chains independently. */
export const nodeIds = ['a', 'b'] as const;
export type NodeId = (typeof nodeIds)[number];

/** A node's report on a transaction. In mode `lying` the second node reports a wrong amount. */
export function receiptFrom(
  node: NodeId,
  { network, tx }: Body,
  { mode }: Pick<Service, 'mode'>,
  book: ChainBook,
): SignedAnswer {
  if (!isNetwork(network) || typeof tx !== 'string') return refused('invalid', 400);
  const height = book.height(network);
  const final = height - NETWORKS[network].finalAfter;
  const transfer = book.transfer(network, tx);
  if (!transfer || transfer.block > height) return done({ network, tx, status: 'unknown', height, final });
  const lie = mode() === 'lying' && node === 'b' ? 1n : 0n;
  const from = wordOf(network, transfer.from);
  const to = wordOf(network, transfer.to);
  return done({
    network,
    tx,
    status: transfer.success ? 'success' : 'reverted',
    block: {
      number: transfer.block,
      hash: book.blockHash(network, transfer.block),
      at: transfer.at,
    },
    height,
    final,
    logs:
      transfer.success && transfer.logged
        ? [
            {
              contract: transfer.contract,
              topics: [TRANSFER_TOPIC, from, to],
              data: `0x${(BigInt(transfer.units) + lie).toString(16).padStart(64, '0')}`,
            },
          ]
        : [],
  });
}
