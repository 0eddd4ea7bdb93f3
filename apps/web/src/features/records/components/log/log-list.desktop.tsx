import { useSettings } from '../../../../data/settings/index.ts';
import { useLogPages } from '../../api/log-pages.ts';
import { PagedCard, usePaging } from '../paged-card.desktop.tsx';
import { LogFilterRow, type LogFiltersProps } from './log-filters.tsx';
import { LogSums } from './log-sums.tsx';
import { LogTable } from './log-table.tsx';
import { NoMovements } from './no-movements.tsx';

/** Movements on desktop: filters, sums and a paged table. */
export function LogListDesktop({ filter, onChange }: LogFiltersProps) {
  const { timeZone } = useSettings();
  const paging = usePaging();
  const list = useLogPages(filter, timeZone, paging.size);
  const change = (next: typeof filter) => {
    paging.turnTo(0);
    onChange(next);
  };
  return (
    <PagedCard
      list={list}
      paging={paging}
      head={(summary) => (
        <>
          <LogFilterRow filter={filter} onChange={change} />
          <LogSums summary={summary} />
        </>
      )}
    >
      {(page) => (
        <LogTable
          rows={page?.items ?? []}
          loadingRows={page ? undefined : 8}
          empty={<NoMovements filter={filter} onChange={change} />}
        />
      )}
    </PagedCard>
  );
}
