import { createContext, type ReactNode, use } from 'react';
import { type Betting, useBetting } from '../betting.tsx';

/** The play and selection that the rows of a picker act on. */
export type Picking = Pick<
  Betting,
  'item' | 'selection' | 'setSelection' | 'pick' | 'activeRow' | 'setActiveRow'
> & {
  /** The current picks, read in event handlers. */
  now(): Pick<Betting, 'selection'>;
};

const PickingContext = createContext<Picking | null>(null);

/** The play the rows pick for: from the surrounding `PickingFor`, otherwise that of the page. */
export function usePicking(): Picking {
  const page = useBetting();
  return use(PickingContext) ?? page;
}

/** Makes the rows inside pick for this play. */
export function PickingFor({ value, children }: { value: Picking; children: ReactNode }) {
  return <PickingContext value={value}>{children}</PickingContext>;
}
