import { useSettings } from '../../../data/settings/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useBetPages } from '../api/bet-pages.ts';
import { BetFilterRow, type BetFiltersProps } from './bet-filters.tsx';
import { BetSummary } from './bet-summary.tsx';
import { BetTable } from './bet-table.tsx';
import { PagedCard, usePaging } from './paged-card.desktop.tsx';

const NoBets = lazyPart(async () => (await import('./no-bets.tsx')).NoBets);

export interface BetViewProps extends BetFiltersProps {
  /** The bet that is open, if any. */
  opened: number | undefined;
  onClear: () => void;
  onOpen: (betId: number) => void;
}

/** The records on desktop: filters, sums and a paged table. */
export function BetListDesktop({ filter, onChange, onClear, onOpen }: BetViewProps) {
  const { timeZone } = useSettings();
  const paging = usePaging();
  const list = useBetPages(filter, timeZone, paging.size);
  const firstPage = (next: () => void) => {
    paging.turnTo(0);
    next();
  };
  return (
    <PagedCard
      list={list}
      paging={paging}
      head={(summary) => (
        <>
          <BetFilterRow filter={filter} onChange={(next) => firstPage(() => onChange(next))} />
          <BetSummary summary={summary} />
        </>
      )}
    >
      {(page) => (
        <BetTable
          bets={page?.items ?? []}
          loadingRows={page ? undefined : 8}
          empty={<NoBets filter={filter} onClear={() => firstPage(onClear)} />}
          onOpen={onOpen}
        />
      )}
    </PagedCard>
  );
}
