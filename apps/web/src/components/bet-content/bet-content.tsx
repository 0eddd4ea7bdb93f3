import type { Content, ContentShape } from '@tessera/rules';
import { CopyButton, cx } from '@tessera/ui';
import { useState } from 'react';
import { type Translate, useT } from '../../platform/i18n/index.ts';
import styles from './bet-content.module.css';
import { type BetPart, betParts } from './parts.ts';
import { labelText, printedValue } from './words.ts';

export interface BetContentProps {
  /** The player's choice in its notation, complete or truncated. */
  content: Content;
  /** Family of the rules: determines the names of positions. */
  family: string;
  /** Shape of the play, if its rules are loaded: names the positions. */
  shape?: ContentShape | undefined;
  /** The content is truncated. */
  cut?: boolean;
  /** `two`: limited to two lines until the player expands it. `line`: limited to one line, without a button. */
  collapse?: 'two' | 'line';
  /** Shows a button that copies the notation. */
  copy?: boolean;
  className?: string;
}

/** Characters that fit in two lines on the narrowest phone. */
const TWO_LINES = 72;
/** Values of one part that are rendered before the player expands it. */
const FEW = 60;

/** The content of a bet as labelled parts: `【百】1,2 【十】3,7,8` (R3.8). */
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
    <span
      className={cx(styles.root, className)}
      data-collapse={shut ? (collapse ?? 'two') : undefined}
      // What one line does not show is also where the row leads to.
      title={collapse === 'line' ? printed(t, parts, family) : undefined}
    >
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

/** All parts as one text. */
function printed(t: Translate, parts: readonly BetPart[], family: string): string {
  return parts.map((part) => partTexts(t, part, family, FEW).join('')).join(' ');
}

/** The label of a part, empty without one, and its first values. */
function partTexts(t: Translate, part: BetPart, family: string, few = Infinity): readonly [string, string] {
  const { labels, values, whole } = part;
  // Lines of single entry are separated by a space; the numbers of one set are written as in the notation.
  const separator = whole ? ', ' : ',';
  const label = labels.map((one) => labelText(t, one)).join(' ');
  return [
    label && t('content_label', { label }),
    values
      .slice(0, few)
      .map((value) => printedValue(t, part, value, family))
      .join(separator),
  ];
}

function Part({ part, family, few }: { part: BetPart; family: string; few: boolean }) {
  const t = useT();
  const [label, values] = partTexts(t, part, family, few ? FEW : undefined);
  return (
    <span className={styles.part}>
      {label !== '' && <i>{label}</i>}
      <b>{values}</b>
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
