import { lazy, type ReactNode } from 'react';
import { useOperator } from '../../data/session.ts';
import { Empty } from '../../parts/marks.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import type { Column } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type ReviewRow, useReviews } from './provider-data.ts';

const ReviewPanel = lazy(async () => ({ default: (await import('./review-panel.tsx')).ReviewPanel }));

type View = 'reviews' | 'reviewed';
const isView = (text: string): text is View => text === 'reviews' || text === 'reviewed';

/** Rows of one page. */
const PAGE_ROWS = 50;

/** What providers have reported that a person has to look at. */
export function ReviewList({ view }: { view: View }) {
  const t = useT();
  const { params } = useAddress();
  const cursor = Number(params.after ?? '');
  const list = useReviews(askedOf(view, cursor), true);
  const next = list.data?.next;
  return (
    <PageTable
      error={list.error}
      label={t('view_reviews')}
      columns={useColumns()}
      rows={list.data?.items}
      idOf={({ id }) => String(id)}
      opened={params.id ?? ''}
      onOpen={(id) => changeParams({ id })}
      empty={<Empty title={t(view === 'reviews' ? 'reviews_none' : 'list_empty')} />}
      pager={
        <Pager
          names={{ start: t('to_start'), next: t('next_rows') }}
          onStart={cursor > 0 ? () => changeParams({ after: '', id: '' }) : undefined}
          onNext={next ? () => changeParams({ after: String(next), id: '' }) : undefined}
        />
      }
    />
  );
}

/** The panel of the opened review; undefined while none of the page is open. */
export function useOpenedReview(view: string, id: string): ReactNode | undefined {
  const { params } = useAddress();
  const isOn = isView(view) && id !== '';
  const list = useReviews(askedOf(isView(view) ? view : 'reviews', Number(params.after ?? '')), isOn);
  const opened = isOn ? list.data?.items.find((row) => String(row.id) === id) : undefined;
  return opened && <ReviewPanel key={id} review={opened} />;
}

const askedOf = (view: View, cursor: number) => ({
  view: view === 'reviews' ? ('open' as const) : ('closed' as const),
  size: PAGE_ROWS,
  ...(cursor > 0 ? { cursor } : {}),
});

function useColumns(): readonly Column<ReviewRow>[] {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return [
    { name: t('reference_no'), cell: ({ ref }) => <span className="mono">{ref}</span> },
    { name: t('provider'), cell: ({ provider }) => provider },
    { name: t('kind'), cell: ({ kind }) => <span className="mono">{kind}</span> },
    { name: t('time'), cell: ({ at }) => momentText(at, now, timeZone) },
    { name: t('closed_by'), wide: true, cell: ({ closedBy }) => closedBy },
  ];
}
