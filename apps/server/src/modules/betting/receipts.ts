import { leafHash, merkleTree, PROTOCOL_VERSION, utf8 } from '@tessera/fairness';
import type { ReplyOf } from '@tessera/protocol';
import type { BetDraw } from './columns.ts';
import { hexOf, sha256 } from './hash.ts';

/** Signed proof of acceptance in the form the player keeps (B4). */
export type ReceiptView = Extract<ReplyOf<'betPlace'>['items'][number], { ok: true }>['receipt'];

/** Signs the tree of a batch of receipts; implemented by a call to the signer process. */
export interface ReceiptSigner {
  /** Ed25519 key, hex. */
  readonly publicKey: string;
  /** Signature over `root` (hex) and the number of receipts, hex. */
  signReceipts(root: string, size: number): Promise<string>;
}

/** A bet that needs a receipt: its canonical leaf preimage and its draw. */
export interface ReceiptSource {
  readonly id: bigint;
  readonly leaf: string;
  readonly draw: Omit<BetDraw, 'house'>;
}

/** A batch's tree, ready to be signed. */
export interface ReceiptTree {
  /** Hex. */
  readonly root: string;
  readonly size: number;
  /** Receipts by bet id. */
  sign(signature: string, key: string): Map<bigint, ReceiptView>;
}

/**
 * Builds the tree over a batch's receipts, which must be in ascending order of bet ids. The canonical text of a receipt
 * is written directly, because its leaf is already canonical. A test compares it with the documents of the protocol.
 */
export function receiptTree(sources: readonly ReceiptSource[]): ReceiptTree {
  const tree = merkleTree(
    sources.map((source) => leafHash(utf8(receiptText(source)), sha256)),
    sha256,
  );
  const root = hexOf(tree.root);
  return {
    root,
    size: sources.length,
    sign: (signature, key) =>
      new Map(
        sources.map(({ id, leaf, draw }, place) => {
          const { index, size, path } = tree.proof(place);
          const receipt: ReceiptView = {
            leaf,
            lottery_id: draw.lottery,
            issue: draw.issue,
            close_at: draw.closeAt,
            descriptor_hash: draw.descriptorHash,
            path: path.map(hexOf),
            index,
            size,
            root,
            signature,
            key,
          };
          return [id, receipt];
        }),
      ),
  };
}

/** Canonical JSON of the receipt document: keys close, descriptor, draw, leaf, v. */
function receiptText({ leaf, draw }: ReceiptSource): string {
  const { closeAt, descriptorHash, lottery, issue } = draw;
  return `{"close":${closeAt},"descriptor":"${descriptorHash}","draw":"${lottery}/${issue}","leaf":${leaf},"v":"${PROTOCOL_VERSION}"}`;
}
