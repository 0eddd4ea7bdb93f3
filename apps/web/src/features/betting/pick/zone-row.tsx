import { Skeleton } from '@tessera/ui';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { NumberRow } from './number-row.tsx';
import { usePicking } from './picking.tsx';
import { lookOf } from './zone-look.ts';
import type { Zone } from './zones.ts';

// Ball rows load with the page; every other form loads with the first play that uses it.
const tiles = <Skeleton height={140} />;
const DiceRow = lazyPart(async () => (await import('./dice-row.tsx')).DiceRow, tiles);
const FaceRow = lazyPart(async () => (await import('./face-row.tsx')).FaceRow, tiles);
const PrizeRow = lazyPart(async () => (await import('./prize-row.tsx')).PrizeRow, tiles);
const PositionRow = lazyPart(
  async () => (await import('./position-row.tsx')).PositionRow,
  <Skeleton height={48} />,
);
const WordRow = lazyPart(async () => (await import('./word-row.tsx')).WordRow, <Skeleton height={68} />);

/** One zone of a content, rendered by the form of its values. */
export function ZoneRow({ zone, row }: { zone: Zone; row: number }) {
  const { item } = usePicking();
  switch (lookOf(item, zone)) {
    case 'marks':
      return <PositionRow zone={zone} />;
    case 'dice':
      return <DiceRow zone={zone} row={row} />;
    case 'prizes':
      return <PrizeRow zone={zone} row={row} />;
    case 'faces':
      return <FaceRow zone={zone} row={row} />;
    case 'words':
      return <WordRow zone={zone} row={row} />;
    case 'block':
      return <NumberRow zone={zone} row={row} block />;
    default:
      return <NumberRow zone={zone} row={row} />;
  }
}
