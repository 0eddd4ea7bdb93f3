import type { JsonObject } from '@tessera/protocol';
import { FINAL_AFTER } from './rows.ts';

export type Network = keyof typeof FINAL_AFTER;

/** The only token contracts whose transfers count (P3), one per network. */
export const USDT = {
  erc20: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  trc20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
} as const;

/** First topic of the event `Transfer(address,address,uint256)`: Keccak-256 of its signature. */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** A USDT transfer from the event of its contract; `to`: the 20 bytes of the receiver in hex. */
export interface TokenTransfer {
  /** Index of the event in the receipt of its transaction; a re-org does not change it. */
  readonly log: number;
  readonly to: string;
  /** 1/1 000 000 of a token. */
  readonly units: bigint;
}

/**
 * Combined result of two nodes about a transaction. `seen`: in a block that may still be removed. `final`: in the same
 * final block on both. `nothing`: it moved no USDT and never will. `disagree`: they contradict each other, so neither is
 * trusted.
 */
export type Judged =
  | { readonly kind: 'unknown' | 'nothing' | 'disagree' }
  | {
      readonly kind: 'seen' | 'final';
      readonly confirmations: number;
      /** Time of its block, ms. */
      readonly at: number;
      readonly transfers: readonly TokenTransfer[];
    };

interface Receipt {
  readonly status: 'success' | 'reverted' | 'unknown';
  readonly block: number;
  readonly hash: string;
  readonly at: number;
  readonly height: number;
  readonly final: number;
  readonly transfers: readonly TokenTransfer[];
}

/**
 * Judges a transaction by the answers of two nodes (P3). It must be successful, in a final block, and emitted by the exact
 * contract; the event log counts, not the call data. Both nodes must agree on everything.
 */
export function judge(network: Network, tx: string, one: JsonObject, other: JsonObject): Judged {
  const receipts = [one, other].map((body) => readReceipt(network, tx, body));
  const [here, there] = receipts;
  if (!here || !there) return { kind: 'disagree' };
  // A node that lags behind knows less, which is not a contradiction.
  if (here.status === 'unknown' || there.status === 'unknown') return { kind: 'unknown' };
  if (
    here.hash !== there.hash ||
    here.block !== there.block ||
    here.at !== there.at ||
    here.status !== there.status
  )
    return { kind: 'disagree' };
  if (textOf(here.transfers) !== textOf(there.transfers)) return { kind: 'disagree' };
  const final = here.block <= here.final && here.block <= there.final;
  if (here.status === 'reverted' || here.transfers.length === 0)
    return { kind: final ? 'nothing' : 'unknown' };
  const depth = Math.min(here.height, there.height) - here.block;
  const confirmations = final ? FINAL_AFTER[network] : Math.min(Math.max(depth, 0), FINAL_AFTER[network] - 1);
  return { kind: final ? 'final' : 'seen', confirmations, at: here.at, transfers: here.transfers };
}

function readReceipt(network: Network, tx: string, body: JsonObject): Receipt | undefined {
  const { status, height, final } = body;
  if (body.network !== network || body.tx !== tx || !isCount(height) || !isCount(final)) return undefined;
  const nowhere = { block: 0, hash: '', at: 0, height, final, transfers: [] };
  if (status === 'unknown') return { status, ...nowhere };
  const block = body.block as JsonObject | null;
  if ((status !== 'success' && status !== 'reverted') || !block || !isCount(block.number)) return undefined;
  if (!isCount(block.at)) return undefined;
  if (typeof block.hash !== 'string' || block.hash === '' || !Array.isArray(body.logs)) return undefined;
  const transfers = body.logs.flatMap((log, place) => transferIn(network, log, place));
  return { status, block: block.number, hash: block.hash, at: block.at, height, final, transfers };
}

/** The transfer in an event; empty for events of other contracts or of other kinds. */
function transferIn(network: Network, log: unknown, place: number): TokenTransfer[] {
  if (typeof log !== 'object' || log === null) return [];
  const { contract, topics, data } = log as { contract?: unknown; topics?: unknown; data?: unknown };
  if (!isContract(network, contract) || !Array.isArray(topics) || topics.length !== 3) return [];
  if (topics[0] !== TRANSFER_TOPIC || typeof topics[2] !== 'string') return [];
  const to = /^0x0{24}([0-9a-f]{40})$/.exec(topics[2])?.[1];
  const word = typeof data === 'string' ? /^0x([0-9a-f]{64})$/.exec(data)?.[1] : undefined;
  if (to === undefined || word === undefined) return [];
  const units = BigInt(`0x${word}`);
  return units > 0n ? [{ log: place, to, units }] : [];
}

/** Ethereum addresses may be printed in any case; TRON addresses are case-sensitive. */
function isContract(network: Network, contract: unknown): boolean {
  if (typeof contract !== 'string') return false;
  return (network === 'erc20' ? contract.toLowerCase() : contract) === USDT[network];
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const textOf = (transfers: readonly TokenTransfer[]): string =>
  transfers.map(({ log, to, units }) => `${log} ${to} ${units}`).join('\n');
