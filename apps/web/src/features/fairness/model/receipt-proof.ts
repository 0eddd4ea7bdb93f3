import { drawRef, parseTranscript, type ReceiptProof, type Transcript } from '@tessera/fairness';
import type { CallReply } from '@tessera/protocol/endpoints';

type ReceiptReply = CallReply<'POST /api/fairness/receipt'>;

/**
 * A player's receipt as transcripts carry it. Its leaf is taken from the very text that was signed; whether it belongs
 * there is for the checks to say.
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

/** The transcript with these receipts among those it is checked with; one already there is not added again. */
export function withReceipts(transcript: Transcript, receipts: readonly ReceiptProof[]): Transcript {
  const there = new Set(transcript.receipts.map(({ receipt }) => receipt.leaf.bet));
  const added = receipts.filter(({ receipt }) => !there.has(receipt.leaf.bet));
  return { ...transcript, receipts: [...transcript.receipts, ...added] };
}

/** A saved transcript; `path` names the first place that is not as the protocol says, `null` for text that is no JSON. */
export function readSaved(text: string): ReturnType<typeof parseTranscript> | { ok: false; path: null } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, path: null };
  }
  return parseTranscript(value);
}
