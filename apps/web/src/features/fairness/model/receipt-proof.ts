import { drawRef, parseTranscript, type ReceiptProof, type Transcript } from '@tessera/fairness';
import type { CallReply } from '@tessera/protocol/endpoints';

type ReceiptReply = CallReply<'POST /api/fairness/receipt'>;

/**
 * Converts a player's receipt to the form used in transcripts. The leaf is parsed from the signed text itself; the checks
 * decide whether it belongs to the draw.
 */
export function receiptProofOf({ receipt, inclusion }: ReceiptReply): ReceiptProof {
  const { lottery_id, issue, close_at, descriptor_hash, leaf, key, signature } = receipt;
  return {
    receipt: {
      v: 'lot/v1',
      leaf: JSON.parse(leaf),
      draw: drawRef({ lottery: lottery_id, issue }),
      close: close_at,
      descriptor: descriptor_hash,
    },
    batch: { index: receipt.index, size: receipt.size, path: receipt.path },
    key,
    signature,
    ...(inclusion && { bets: { index: inclusion.index, size: inclusion.size, path: inclusion.path } }),
  };
}

/** The transcript with these receipts added; a receipt already in it is not added again. */
export function withReceipts(transcript: Transcript, receipts: readonly ReceiptProof[]): Transcript {
  const there = new Set(transcript.receipts.map(({ receipt }) => receipt.leaf.bet));
  const added = receipts.filter(({ receipt }) => !there.has(receipt.leaf.bet));
  return { ...transcript, receipts: [...transcript.receipts, ...added] };
}

/** Parses a saved transcript; on failure `path` is the first invalid place, `null` for text that is not JSON. */
export function readSaved(text: string): ReturnType<typeof parseTranscript> | { ok: false; path: null } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, path: null };
  }
  return parseTranscript(value);
}
