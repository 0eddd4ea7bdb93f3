import { tokenText, tokenValues } from '@tessera/rules';
import { QuickFilter } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { moveAlong } from './move-along.ts';
import styles from './option-row.module.css';
import { usePicking } from './picking.tsx';
import { isQuickPicked, quickPicksOf, quickValues } from './quick-pick.ts';
import { toggle, withSet } from './selection.ts';
import { useZoneName } from './zone-name.ts';
import type { Zone } from './zones.ts';

/** Tiles to pick from under a heading; the caller renders the content of a tile. */
export function OptionRow({
  zone,
  row,
  columns,
  rule,
  start = false,
  children,
  labelOf,
}: {
  zone: Zone;
  row: number;
  columns: number;
  /** Text with the permitted number of picks. */
  rule?: string;
  /** Aligns the content of the tiles to their start edge. */
  start?: boolean;
  children: (value: number, token: string) => ReactNode;
  labelOf: (value: number, token: string) => string;
}) {
  const t = useT();
  const { item, selection, setSelection, setActiveRow } = usePicking();
  const name = useZoneName(item)(zone);
  const picked = selection.sets[zone.index] ?? [];
  const quick = zone.kind === 'values' ? quickPicksOf(zone) : [];
  return (
    <fieldset
      className={styles.root}
      data-kind={zone.kind}
      data-row={row}
      aria-label={t('bet_row_label', { name: name.long, n: picked.length })}
      onFocus={() => setActiveRow(row)}
      onKeyDown={moveAlong}
    >
      <div className={styles.head}>
        <span>
          <b>{name.short}</b>
          {rule !== undefined && <i className={styles.rule}>{rule}</i>}
        </span>
        {quick.length > 1 && (
          <QuickFilter
            label={t('bet_quick_of', { name: name.long })}
            onPick={(key) => setSelection(withSet(selection, zone, quickValues(item, zone, key)))}
            items={quick.map((key) => ({
              key,
              label: t(`bet_quick_${key}`),
              name: t(`bet_quick_${key}_name`),
              ...(key === 'clear' ? {} : { pressed: isQuickPicked(item, zone, key, picked) }),
            }))}
          />
        )}
      </div>
      <div className={styles.tiles} data-start={start || undefined} style={{ '--columns': columns }}>
        {tokenValues(zone.spec.tokens).map((value) => {
          const token = tokenText(zone.spec.tokens, value);
          return (
            <button
              key={value}
              type="button"
              className={styles.tile}
              data-roving=""
              data-value={value}
              aria-pressed={picked.includes(value)}
              aria-label={labelOf(value, token)}
              onClick={() => setSelection(toggle(selection, zone, value))}
            >
              {children(value, token)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
