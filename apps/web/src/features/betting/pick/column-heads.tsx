import { tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { memo } from 'react';
import { buzz } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBetting, useBettingPage } from '../betting.tsx';
import { ballText } from './ball-text.ts';
import styles from './column-heads.module.css';
import { columnRowsOf, isColumnPicked, toggleColumn } from './columns.ts';
import { moveAlong } from './move-along.ts';
import rowStyles from './number-row.module.css';
import { useZoneName } from './zone-name.ts';

/** Desktop: buttons above rows with the same numbers; each toggles its number in all rows. */
export function ColumnHeads() {
  const t = useT();
  const { item, selection } = useBetting();
  const nameOf = useZoneName(item);
  const rows = columnRowsOf(item);
  const [first] = rows;
  if (!first) return null;
  return (
    // Uses the row layout, so that its columns align with the rows below.
    <fieldset
      className={`${rowStyles.row} ${styles.root}`}
      data-place={first.position}
      data-label={nameOf(first).short.length > 1 ? 'long' : undefined}
      aria-label={t('bet_columns')}
      onKeyDown={moveAlong}
    >
      <span className={styles.name}>{t('bet_columns_short')}</span>
      <div className={rowStyles.balls}>
        {tokenValues(first.spec.tokens).map((value) => (
          <Head
            key={value}
            item={item}
            value={value}
            text={ballText(item, first, value)}
            picked={isColumnPicked(selection, rows, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface HeadProps {
  item: PlayItem;
  value: number;
  text: string;
  picked: boolean;
}

/** Memoised: a pick changes at most one column. */
const Head = memo(function Head({ item, value, text, picked }: HeadProps) {
  const t = useT();
  const { now, setSelection } = useBettingPage();
  return (
    <button
      type="button"
      className={styles.head}
      data-roving=""
      aria-pressed={picked}
      aria-label={t('bet_column_of', { number: text })}
      onClick={() => {
        setSelection(toggleColumn(now().selection, columnRowsOf(item), value));
        buzz('select');
      }}
    >
      {text}
    </button>
  );
});
