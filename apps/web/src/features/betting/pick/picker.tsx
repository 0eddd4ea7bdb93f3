import { Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import styles from './picker.module.css';
import { isJackpot } from './ticket/ticket.ts';
import { ZoneRow } from './zone-row.tsx';
import { isSingleEntry, rowsOf, zonesOf } from './zones.ts';

const SingleEntry = lazy(async () => ({
  default: (await import('./entry/single-entry.tsx')).SingleEntry,
}));

const TicketHead = lazyPart(
  inFile('ticket', async () => (await import('./ticket/ticket-head.tsx')).TicketHead),
  <Skeleton height={160} />,
);
const TicketList = lazyPart(
  inFile('ticket', async () => (await import('./ticket/ticket-list.tsx')).TicketList),
);

const IndependenceNote = lazyPart(
  inFile('after-board', async () => (await import('./independence-note.tsx')).IndependenceNote),
);

/** Loaded with the first cleared picks. */
const UndoClear = lazyPart(async () => (await import('./undo-clear.tsx')).UndoClear);

/** The picker of the current play, for any form of content. */
export function Picker() {
  const { item } = useBettingPage();
  const zones = zonesOf(item);
  const rows = rowsOf(item);
  const ticket = isJackpot(item);
  return (
    <div className={styles.root} data-rows={rows.length} key={item.id}>
      {ticket && <TicketHead />}
      {zones.map((zone) => (
        <ZoneRow key={zone.index} zone={zone} row={rows.indexOf(zone)} />
      ))}
      {isSingleEntry(item) && (
        <Suspense fallback={<Skeleton height={320} className={styles.wait ?? ''} />}>
          <SingleEntry />
        </Suspense>
      )}
      {ticket && <TicketList />}
      <div className={styles.foot}>
        <IndependenceNote />
        <UndoClear />
      </div>
    </div>
  );
}
