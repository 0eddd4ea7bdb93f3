import type { Content, ContentShape } from '@tessera/rules';
import { CopyButton, cx } from '@tessera/ui';
import { useState } from 'react';
import { useT } from '../../platform/i18n/index.ts';
import styles from './bet-content.module.css';
import { type BetPart, betParts } from './parts.ts';
import { labelText, printedValue } from './words.ts';

export interface BetContentProps {
  /** The player's choice in its notation, whole or cut. */
  content: Content;
  /** Family of the rules: says how places are called. */
  family: string;
  /** Shape of the played item, when its rules are at hand: names the positions. */
  shape?: ContentShape | undefined;
  /** The content goes on after what is given. */
  cut?: boolean;
  /** Keeps to two lines until opened by the player; `line` to one, without a button. */
  collapse?: 'two' | 'line';
  /** Offers the notation for copying. */
  copy?: boolean;
  className?: string;
}

/** Characters that fit in two lines on the narrowest phone. */
const TWO_LINES = 72;
/** Values of one part that are drawn at all until the player asks for more. */
const FEW = 60;

/** What a bet is on, as labelled parts: `【百】1,2 【十】3,7,8` (R3.8). */
export function BetContent({
  content,
  family,
  shape,
  cut = false,
  collapse,
  copy,
  className,
}: BetContentProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const parts = betParts(content, shape);
  const isLong = collapse === 'two' && lengthOf(parts) > TWO_LINES;
  const shut = collapse === 'line' || (isLong && !open);
  return (
    <span className={cx(styles.root, className)} data-collapse={shut ? (collapse ?? 'two') : undefined}>
      <span className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.id} part={part} family={family} few={shut} />
        ))}
        {cut && <span aria-hidden="true">…</span>}
      </span>
      {isLong && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'content_less' : 'content_more')}
        </button>
      )}
      {copy && <CopyButton value={notationOf(content)} label={t('content_copy')} />}
    </span>
  );
}

function Part({ part, family, few }: { part: BetPart; family: string; few: boolean }) {
  const t = useT();
  const { labels, values, whole } = part;
  // Lines of single entry stand apart; the numbers of one set are written as the notation has them.
  const separator = whole ? ', ' : ',';
  const shown = few ? values.slice(0, FEW) : values;
  return (
    <span className={styles.part}>
      {labels.length > 0 && <i>{labels.map((label) => labelText(t, label)).join(' ')}</i>}
      <b>{shown.map((value) => printedValue(t, part, value, family)).join(separator)}</b>
    </span>
  );
}

function lengthOf(parts: readonly BetPart[]): number {
  return parts.reduce(
    (sum, { labels, values }) =>
      sum + labels.length * 3 + values.reduce((all, value) => all + value.length + 1, 0),
    0,
  );
}

function notationOf(content: Content): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
