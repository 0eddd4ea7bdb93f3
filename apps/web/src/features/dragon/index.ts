import { lazyPart } from '../../platform/lazy/index.ts';
import type { LongDragonProps } from './components/long-dragon.tsx';

export type { CellContent, LongDragonProps } from './components/long-dragon.tsx';

/** Long runs of one lottery, beside its betting page; the code loads when first shown. */
export const LongDragon = lazyPart<LongDragonProps>(
  async () => (await import('./components/long-dragon.tsx')).LongDragon,
);
