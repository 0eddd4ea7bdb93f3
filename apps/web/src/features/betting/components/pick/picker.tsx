import { Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { lookOf } from '../../model/zone-look.ts';
import { isSingleEntry, type Zone, zonesOf } from '../../model/zones.ts';
import { useBetting } from '../../state/betting.tsx';
import { DiceRow } from './dice-row.tsx';
import { IndependenceNote } from './figures-bar.tsx';
import { NumberRow } from './number-row.tsx';
import styles from './picker.module.css';
import { PositionRow } from './position-row.tsx';
import { PrizeRow } from './prize-row.tsx';
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
      {zones.map((zone) => (
        <ZoneRow key={zone.index} zone={zone} row={rows.indexOf(zone)} />
      ))}
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

/** One zone of the content in the form its values ask for. */
function ZoneRow({ zone, row }: { zone: Zone; row: number }) {
  const { item } = useBetting();
  switch (lookOf(item, zone)) {
    case 'marks':
      return <PositionRow zone={zone} />;
    case 'dice':
      return <DiceRow zone={zone} row={row} />;
    case 'prizes':
      return <PrizeRow zone={zone} row={row} />;
    case 'words':
      return <WordRow zone={zone} row={row} />;
    case 'block':
      return <NumberRow zone={zone} row={row} block />;
    default:
      return <NumberRow zone={zone} row={row} />;
  }
}
