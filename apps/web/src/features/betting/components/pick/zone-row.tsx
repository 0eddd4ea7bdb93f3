import { Skeleton } from '@tessera/ui';
import { lazyPart } from '../../../../platform/lazy/index.ts';
import { lookOf } from '../../model/zone-look.ts';
import type { Zone } from '../../model/zones.ts';
import { NumberRow } from './number-row.tsx';
import { usePicking } from './picking.tsx';

// The form of most plays comes with the page, every other with the first play that has it.
const wait = <Skeleton height={64} />;
const DiceRow = lazyPart(async () => (await import('./dice-row.tsx')).DiceRow, wait);
const FaceRow = lazyPart(async () => (await import('./face-row.tsx')).FaceRow, wait);
const PositionRow = lazyPart(async () => (await import('./position-row.tsx')).PositionRow, wait);
const PrizeRow = lazyPart(async () => (await import('./prize-row.tsx')).PrizeRow, wait);
const WordRow = lazyPart(async () => (await import('./word-row.tsx')).WordRow, wait);

/** One zone of a content in the form its values ask for. */
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
