import { Icon } from '@tessera/ui';
import { Check, Copy, X } from '@tessera/ui/icons';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { usePicking } from '../picking.tsx';
import { type EntryReading, exampleLine, onePerRow, type RowSpot, type WrongSpot } from './entry.ts';
import styles from './entry-field.module.css';
import { type EntryPart, LARGE_FROM, withPart } from './entry-parts.ts';
import { useEntryReason } from './use-entry-reason.ts';

/** Row height in px, same value as in the style sheet. */
const ROW = 26;
/** Maximum rows rendered next to the text; no more are visible. */
const VISIBLE = 20;
/** Pastes of fewer characters are left to the browser, which can undo them. */
const PASTED_FROM = 2_000;

/** Why a row is marked: it repeats another one, or it is invalid. */
type Mark =
  | { readonly kind: 'twice'; readonly spot: RowSpot }
  | { readonly kind: 'bad'; readonly spot: WrongSpot };

/** The text field with row numbers and a mark at every invalid or repeated row. */
export function EntryField({
  text: whole,
  part,
  onPart,
  onText,
  reading,
}: {
  text: string;
  /** The part of the text that is shown. */
  part: EntryPart;
  onPart: (text: string) => void;
  /** Replaces the whole text; `at` is the position to show. */
  onText: (text: string, at: number) => void;
  reading: EntryReading;
}) {
  const t = useT();
  const { item } = usePicking();
  const example = exampleLine(item);
  const [top, setTop] = useState(0);
  const text = useMemo(() => whole.slice(part.start, part.end), [whole, part]);
  const rows = useMemo(() => rowCountOf(text), [text]);
  const marks = useMemo(() => marksOf(reading), [reading]);
  const markAt = (row: number) => marks.get(part.firstRow + row);
  const reasonOf = useEntryReason(whole);
  const reasonAt = (mark: Mark | undefined): string => (mark ? reasonOf(mark.spot) : '');
  const first = Math.floor(top / ROW);
  const shown = Array.from({ length: Math.max(0, Math.min(VISIBLE, rows - first)) }, (_, at) => first + at);
  // The browser would lay out a large pasted text as a whole before it is cut into parts.
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (whole.length + pasted.length < LARGE_FROM || pasted.length < PASTED_FROM) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const start = part.start + selectionStart;
    onText(withPart(whole, { start, end: part.start + selectionEnd }, pasted), start);
  };
  return (
    <div className={styles.root}>
      <div className={styles.gutter} aria-hidden="true">
        <div style={{ transform: `translateY(${first * ROW - top}px)` }}>
          {shown.map((row) => (
            <span key={row} className={styles.row} data-mark={markAt(row)?.kind}>
              <b>{part.firstRow + row + 1}</b>
              <i>
                <Icon of={icons[markAt(row)?.kind ?? 'good']} size={14} />
              </i>
            </span>
          ))}
        </div>
      </div>
      <textarea
        className={styles.field}
        aria-label={t('bet_entry')}
        placeholder={example === '' ? t('bet_entry_placeholder') : t('bet_entry_example', { line: example })}
        rows={8}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        inputMode="numeric"
        value={text}
        onChange={(event) => {
          const { nativeEvent, currentTarget } = event;
          const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
          onPart(isPasted ? onePerRow(item, currentTarget.value) : currentTarget.value);
        }}
        onPaste={handlePaste}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      />
      <div className={styles.reasons} aria-hidden="true">
        <div style={{ transform: `translateY(${first * ROW - top}px)` }}>
          {shown.map((row) => (
            <span key={row} className={styles.reason} data-mark={markAt(row)?.kind}>
              {reasonAt(markAt(row))}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const icons = { good: Check, bad: X, twice: Copy } as const;

function rowCountOf(text: string): number {
  if (text === '') return 0;
  let rows = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) rows += 1;
  return rows;
}

function marksOf({ duplicates, wrong }: EntryReading): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const spot of duplicates) marks.set(spot.row, { kind: 'twice', spot });
  for (const spot of wrong) marks.set(spot.row, { kind: 'bad', spot });
  return marks;
}
