import { createContext, type ReactNode, use } from 'react';
import { type Betting, useBetting } from '../../state/betting.tsx';

/** What the rows of a picker pick for. */
export type Picking = Pick<
  Betting,
  'item' | 'selection' | 'setSelection' | 'pick' | 'activeRow' | 'setActiveRow'
> & {
  /** The picks as they stand when one acts on them. */
  now(): Pick<Betting, 'selection'>;
};

const PickingContext = createContext<Picking | null>(null);

/** The play that rows pick for: that of the page, or that of the board they stand in. */
export function usePicking(): Picking {
  const page = useBetting();
  return use(PickingContext) ?? page;
}

/** Rows below pick for this play. */
export function PickingFor({ value, children }: { value: Picking; children: ReactNode }) {
  return <PickingContext value={value}>{children}</PickingContext>;
}
