import { Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { isSingleEntry, zonesOf } from '../../model/zones.ts';
import { useBetting } from '../../state/betting.tsx';
import { IndependenceNote } from './figures-bar.tsx';
import { NumberRow } from './number-row.tsx';
import styles from './picker.module.css';
import { PositionRow } from './position-row.tsx';
import { UndoClear } from './undo-clear.tsx';
import { WordRow } from './word-row.tsx';

const SingleEntry = lazy(async () => ({
  default: (await import('../entry/single-entry.tsx')).SingleEntry,
}));

/** The picker of the play in force, in whatever form its content has. */
export function Picker() {
  const { item } = useBetting();
  const zones = zonesOf(item);
  const rows = zones.filter(({ kind }) => kind !== 'positions');
  return (
    <div className={styles.root} data-rows={rows.length} key={item.id}>
      {zones.map((zone) => {
        if (zone.kind === 'positions') return <PositionRow key={zone.index} zone={zone} />;
        const row = rows.indexOf(zone);
        return zone.kind === 'digits' || zone.kind === 'values' ? (
          <NumberRow key={zone.index} zone={zone} row={row} />
        ) : (
          <WordRow key={zone.index} zone={zone} row={row} />
        );
      })}
      {isSingleEntry(item) && (
        <Suspense fallback={<Skeleton height={320} className={styles.wait ?? ''} />}>
          <SingleEntry />
        </Suspense>
      )}
      <div className={styles.foot}>
        <IndependenceNote />
        <UndoClear />
      </div>
    </div>
  );
}
