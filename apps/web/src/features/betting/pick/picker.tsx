import { Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { IndependenceNote } from './independence-note.tsx';
import styles from './picker.module.css';
import { ZoneRow } from './zone-row.tsx';
import { isSingleEntry, rowsOf, zonesOf } from './zones.ts';

const SingleEntry = lazy(async () => ({
  default: (await import('./entry/single-entry.tsx')).SingleEntry,
}));

/** Loaded with the first cleared picks. */
const UndoClear = lazyPart(async () => (await import('./undo-clear.tsx')).UndoClear);

/** The picker of the current play, for any form of content. */
export function Picker() {
  const { item } = useBettingPage();
  const zones = zonesOf(item);
  const rows = rowsOf(item);
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
