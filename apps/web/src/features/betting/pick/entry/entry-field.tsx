import { Icon } from '@tessera/ui';
import { Check, Copy, X } from '@tessera/ui/icons';
import { useMemo, useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { usePicking } from '../picking.tsx';
import { type EntryReading, exampleLine, rowsOf } from './entry.ts';
import styles from './entry-field.module.css';

/** Row height in px, same value as in the style sheet. */
const ROW = 26;
/** Maximum rows rendered next to the text; no more are visible. */
const VISIBLE = 40;

type Mark = 'bad' | 'twice';

/** The text field with row numbers and a mark at every invalid or repeated row. */
export function EntryField({
  text,
  onText,
  reading,
}: {
  text: string;
  onText: (text: string) => void;
  reading: EntryReading;
}) {
  const t = useT();
  const { item } = usePicking();
  const example = exampleLine(item);
  const [top, setTop] = useState(0);
  const rows = useMemo(() => rowCountOf(text), [text]);
  const marks = useMemo(() => marksOf(text, reading), [text, reading]);
  const first = Math.floor(top / ROW);
  const shown = Array.from({ length: Math.max(0, Math.min(VISIBLE, rows - first)) }, (_, at) => first + at);
  return (
    <div className={styles.root}>
      <div className={styles.gutter} aria-hidden="true">
        <div style={{ transform: `translateY(${first * ROW - top}px)` }}>
          {shown.map((row) => (
            <span key={row} className={styles.row} data-mark={marks.get(row)}>
              <b>{row + 1}</b>
              <i>
                <Icon
                  of={marks.get(row) === 'bad' ? X : marks.get(row) === 'twice' ? Copy : Check}
                  size={14}
                />
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
        onChange={(event) => onText(event.target.value)}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      />
    </div>
  );
}

function rowCountOf(text: string): number {
  if (text === '') return 0;
  let rows = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) rows += 1;
  return rows;
}

function marksOf(text: string, { duplicates, wrong }: EntryReading): ReadonlyMap<number, Mark> {
  const twice = rowsOf(
    text,
    duplicates.map(({ position }) => position),
  );
  const bad = rowsOf(
    text,
    wrong.map(({ position }) => position),
  );
  return new Map([
    ...twice.map((row) => [row, 'twice'] as const),
    ...bad.map((row) => [row, 'bad'] as const),
  ]);
}
