import { canonicalJson, verifyTranscript } from '@tessera/fairness';
import { testTranscript } from '@tessera/fairness/testing';
import { describe, expect, test } from 'vitest';
import { readSaved, receiptProofOf, withReceipts } from './receipt-proof.ts';

const whole = testTranscript({ bets: 5, receipts: 1 });
const [proof] = whole.receipts;
const bare = { ...whole, receipts: [] };
const reply = {
  receipt: {
    leaf: canonicalJson(proof!.receipt.leaf),
    lottery_id: whole.descriptor.lottery,
    issue: whole.descriptor.issue,
    close_at: proof!.receipt.close,
    descriptor_hash: proof!.receipt.descriptor,
    path: [...proof!.batch.path],
    index: proof!.batch.index,
    size: proof!.batch.size,
    root: '',
    signature: proof!.signature,
    key: proof!.key,
  },
  inclusion: { ...proof!.bets!, path: [...proof!.bets!.path], root: whole.seal.betsRoot },
};

const failedOf = (transcript: typeof whole) =>
  verifyTranscript(transcript)
    .checks.filter(({ ok }) => !ok)
    .map(({ name }) => name);

describe('[B4] a receipt from the server is checked against the transcript of its draw', () => {
  test('it is one of the sealed bets and signed', () => {
    expect(failedOf(withReceipts(bare, [receiptProofOf(reply)]))).toEqual([]);
  });

  test('a changed stake is detected', () => {
    const leaf = reply.receipt.leaf.replace(/"stake":"[^"]*"/, '"stake":"999.0000"');
    const altered = receiptProofOf({ ...reply, receipt: { ...reply.receipt, leaf } });
    expect(failedOf(withReceipts(bare, [altered]))).toEqual(['receipts', 'receipt-signatures']);
  });

  test('a close time other than the signed one is detected', () => {
    const altered = receiptProofOf({ ...reply, receipt: { ...reply.receipt, close_at: 1 } });
    expect(failedOf(withReceipts(bare, [altered]))).toContain('receipt-signatures');
  });

  test('a receipt that the file already has is not added again', () => {
    expect(withReceipts(whole, [receiptProofOf(reply)]).receipts).toHaveLength(1);
  });
});

describe('a saved file', () => {
  const text = JSON.stringify(whole);

  test('is read as it was saved', () => {
    expect(readSaved(text)).toEqual({ ok: true, value: whole });
  });

  test('fails verification if any part was changed', () => {
    const changed = text.replace(`"stake":"${whole.seal.stake}"`, '"stake":"9.0000"');
    const read = readSaved(changed);
    expect(read.ok && failedOf(read.value)).toContain('seal-signature');
  });

  test('with a part unknown to the protocol is refused', () => {
    expect(readSaved(text.replace('"seal":', '"sale":1,"seal":')).ok).toBe(false);
  });

  test('that is not JSON has its own error', () => {
    expect(readSaved('{')).toEqual({ ok: false, path: null });
  });
});
