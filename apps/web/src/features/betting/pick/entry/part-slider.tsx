import { Slider } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import { type EntryPart, type EntryParts, partIndexOf } from './entry-parts.ts';
import styles from './part-slider.module.css';

/** Chooses the shown part of a large text; nothing for a text of one part. */
export function PartSlider({
  part,
  parts,
  disabled,
  onPart,
}: {
  part: EntryPart;
  parts: EntryParts;
  disabled: boolean;
  onPart: (index: number) => void;
}) {
  const t = useT();
  const last = parts.starts.length - 1;
  if (last === 0) return null;
  const index = Math.min(partIndexOf(parts, part.start), last);
  const rows = t('bet_entry_part_rows', {
    from: part.firstRow + 1,
    to: Math.max(part.firstRow + 1, parts.firstRows[index + 1] ?? parts.rows),
    n: parts.rows,
  });
  return (
    <div className={styles.root}>
      <Slider
        className={styles.slider ?? ''}
        label={t('bet_entry_part')}
        valueText={rows}
        min={0}
        max={last}
        value={index}
        onChange={onPart}
        disabled={disabled}
      />
      <span className={styles.rows} aria-hidden="true">
        {rows}
      </span>
    </div>
  );
}
