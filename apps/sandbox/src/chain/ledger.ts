import { createHash, randomBytes } from 'node:crypto';
import { openBook } from '../party/index.ts';
import { GENESIS_MS, NETWORKS, type Network } from './networks.ts';

/** A token transfer. `units`: 1/1 000 000 of a token. */
export interface Transfer {
  readonly network: Network;
  readonly tx: string;
  readonly from: string;
  readonly to: string;
  readonly units: string;
  readonly contract: string;
  /** False: it was reverted and moved nothing. */
  readonly success: boolean;
  /** False: only the call data claims the transfer; the contract logged no event. */
  readonly logged: boolean;
  readonly block: number;
  readonly at: number;
}

export interface ChainPayout {
  readonly ref: string;
  readonly network: Network;
  readonly amount: string;
  readonly address: string;
  readonly tx: string;
  /** The block of its transaction; a re-org moves it to a later one. */
  readonly block: number;
  readonly at: number;
}

type Line =
  | { readonly type: 'address'; readonly network: Network; readonly player: string; readonly address: string }
  | ({ readonly type: 'transfer' } & Transfer)
  | { readonly type: 'mined'; readonly network: Network; readonly blocks: number }
  | {
      readonly type: 'reorg';
      readonly network: Network;
      /** First block that is replaced. */
      readonly from: number;
      /** First block after the replaced ones; transactions that return are placed here. */
      readonly next: number;
      /** False: incoming transfers are dropped for good. The platform's own payouts are always re-sent. */
      readonly keep: boolean;
    }
  | ({ readonly type: 'payout' } & ChainPayout)
  | {
      readonly type: 'payout-end';
      readonly ref: string;
      readonly state: 'confirmed' | 'failed';
      readonly at: number;
    };

/** Both simulated chains, rebuilt from their log at every start. Blocks advance with time. */
export interface ChainBook {
  /** Newest block. */
  height(network: Network): number;
  blockHash(network: Network, block: number): string;
  transfer(network: Network, tx: string): Transfer | undefined;
  /** Transfers to addresses of the platform, oldest first, without those dropped by a re-org. */
  incoming(): readonly Transfer[];
  addressOf(network: Network, player: string): string | undefined;
  isOurs(network: Network, address: string): boolean;
  payout(ref: string): ChainPayout | undefined;
  payoutEnd(ref: string): 'confirmed' | 'failed' | undefined;
  payouts(): readonly ChainPayout[];
  write(line: Line): void;
  close(): void;
}

export const freshHash = (network: Network): string =>
  `${network === 'erc20' ? '0x' : ''}${randomBytes(32).toString('hex')}`;

export function openChainBook(dir: string, time: () => number): ChainBook {
  const mined: Record<Network, number> = { erc20: 0, trc20: 0 };
  const reorgs: { network: Network; from: number }[] = [];
  const transfers = new Map<string, Transfer>();
  const addresses = new Map<string, string>();
  const ours = new Set<string>();
  const payouts = new Map<string, ChainPayout>();
  const ends = new Map<string, 'confirmed' | 'failed'>();

  const book = openBook<Line>(dir, 'chain', (line) => {
    switch (line.type) {
      case 'address':
        addresses.set(`${line.network} ${line.player}`, line.address);
        ours.add(`${line.network} ${line.address}`);
        return;
      case 'transfer':
        transfers.set(`${line.network} ${line.tx}`, line);
        return;
      case 'mined':
        mined[line.network] += line.blocks;
        return;
      case 'reorg':
        reorgs.push(line);
        for (const [key, transfer] of transfers) {
          if (transfer.network !== line.network || transfer.block < line.from) continue;
          if (line.keep) transfers.set(key, { ...transfer, block: line.next });
          else transfers.delete(key);
        }
        for (const [ref, payout] of payouts) {
          if (payout.network !== line.network || payout.block < line.from) continue;
          payouts.set(ref, { ...payout, block: line.next });
        }
        return;
      case 'payout':
        payouts.set(line.ref, line);
        return;
      case 'payout-end':
        ends.set(line.ref, line.state);
        return;
    }
  });
  return {
    height: (network) => Math.floor((time() - GENESIS_MS) / NETWORKS[network].blockMs) + mined[network],
    blockHash: (network, block) => {
      const written = reorgs.filter((one) => one.network === network && one.from <= block).length;
      const hash = createHash('sha256').update(`${network} ${block} ${written}`).digest('hex');
      return network === 'erc20' ? `0x${hash}` : hash;
    },
    transfer: (network, tx) => transfers.get(`${network} ${tx}`),
    incoming: () => [...transfers.values()].filter(({ network, to }) => ours.has(`${network} ${to}`)),
    addressOf: (network, player) => addresses.get(`${network} ${player}`),
    isOurs: (network, address) => ours.has(`${network} ${address}`),
    payout: (ref) => payouts.get(ref),
    payoutEnd: (ref) => ends.get(ref),
    payouts: () => [...payouts.values()],
    write: book.append,
    close: book.close,
  };
}
