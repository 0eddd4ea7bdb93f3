import {
  betLeafHash,
  fromHex,
  type ReceiptProof,
  receiptSigned,
  rootFromProof,
  type Transcript,
  toHex,
} from '@tessera/fairness';
import { Card, Icon } from '@tessera/ui';
import { Ticket } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { CheckTag } from './check-tag.tsx';
import styles from './verification.module.css';

type Leaf = ReceiptProof['receipt']['leaf'];

/** The words for a sealed bet. */
export interface BetWords {
  readonly content: (leaf: Leaf) => ReactNode;
  readonly stake: (leaf: Leaf) => string;
}

/** A bet as it was signed, for pages without the names of plays. */
const asSigned: BetWords = {
  content: (leaf) => (
    <code>
      {leaf.played} · {notationOf(leaf.content)}
    </code>
  ),
  stake: (leaf) => leaf.stake,
};

/** The receipts in a transcript: each bet's position among the sealed bets, and its acceptance signature. */
export function Receipts({ transcript, words = asSigned }: { transcript: Transcript; words?: BetWords }) {
  const t = useT();
  const { receipts } = transcript;
  return (
    <Card pad title={t('fairness_receipts')}>
      {receipts.length === 0 ? (
        <p className={styles.help}>{t('fairness_receipt_none')}</p>
      ) : (
        <ul className={styles.receipts}>
          {receipts.map((proof) => (
            <ReceiptRow key={proof.receipt.leaf.bet} proof={proof} transcript={transcript} words={words} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ReceiptRow({
  proof,
  transcript,
  words,
}: {
  proof: ReceiptProof;
  transcript: Transcript;
  words: BetWords;
}) {
  const t = useT();
  const { leaf } = proof.receipt;
  const { bets } = proof;
  return (
    <li className={styles.receiptRow}>
      <span className={styles.ticket}>
        <Icon of={Ticket} size={20} />
      </span>
      <span className={styles.receipt}>
        <b>{t('fairness_receipt', { id: leaf.bet })}</b>
        {words.content(leaf)}
        <small>
          {bets
            ? t('fairness_receipt_line', {
                stake: words.stake(leaf),
                size: bets.size,
                place: bets.index + 1,
                steps: bets.path.length,
              })
            : t('fairness_receipt_open', { stake: words.stake(leaf) })}
        </small>
      </span>
      <span className={styles.receiptTags}>
        <CheckTag
          check={{ name: 'receipts', ok: isIncluded(proof, transcript) }}
          word={t('fairness_receipt_included')}
        />
        <CheckTag
          check={{ name: 'receipt-signatures', ok: receiptSigned(proof) }}
          word={t('fairness_receipt_signed')}
        />
      </span>
    </li>
  );
}

function isIncluded({ receipt, bets }: ReceiptProof, { seal }: Transcript): boolean {
  if (!bets || bets.size !== seal.bets) return false;
  const root = rootFromProof(betLeafHash(receipt.leaf), { ...bets, path: bets.path.map(fromHex) });
  return root !== undefined && toHex(root) === seal.betsRoot;
}

/** Displayed characters of a content; the file contains all of it. */
const NOTATION_SHOWN = 120;

/** The content as signed, truncated if long. */
function notationOf(content: Leaf['content']): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return text.length > NOTATION_SHOWN ? `${text.slice(0, NOTATION_SHOWN)}…` : text;
}
