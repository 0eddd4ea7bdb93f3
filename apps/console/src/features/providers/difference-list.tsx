import { Tag } from '@tessera/ui';
import { lazy, type ReactNode } from 'react';
import { useOperator } from '../../data/session.ts';
import { Empty } from '../../parts/marks.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import type { Column } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { dayText, signedText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type DifferenceRow, problemText, useDifferences } from './provider-data.ts';

const DifferencePanel = lazy(async () => ({
  default: (await import('./difference-panel.tsx')).DifferencePanel,
}));

type View = 'open' | 'gone' | 'closed';
const isView = (text: string): text is View => text === 'open' || text === 'gone' || text === 'closed';

/** Rows of one page. */
const PAGE_ROWS = 50;

/** Differences between our books and a statement, each by its reference. */
export function DifferenceList({ view }: { view: View }) {
  const t = useT();
  const { params } = useAddress();
  const before = Number(params.before ?? '');
  const list = useDifferences(askedOf(view, before), true);
  const next = list.data?.next;
  return (
    <PageTable
      error={list.error}
      label={t('differences')}
      columns={useColumns()}
      rows={list.data?.items}
      idOf={({ id }) => String(id)}
      opened={params.id ?? ''}
      onOpen={(id) => changeParams({ id })}
      empty={<Empty title={t(view === 'open' ? 'differences_none' : 'list_empty')} />}
      pager={
        <Pager
          names={{ start: t('to_newest'), next: t('older') }}
          onStart={before > 0 ? () => changeParams({ before: '', id: '' }) : undefined}
          onNext={next ? () => changeParams({ before: String(next), id: '' }) : undefined}
        />
      }
    />
  );
}

/** The panel of the opened difference; undefined while none of the page is open. */
export function useOpenedDifference(view: string, id: string): ReactNode | undefined {
  const { params } = useAddress();
  const isOn = isView(view) && id !== '';
  const list = useDifferences(askedOf(isView(view) ? view : 'open', Number(params.before ?? '')), isOn);
  const opened = isOn ? list.data?.items.find((row) => String(row.id) === id) : undefined;
  return opened && <DifferencePanel key={id} difference={opened} />;
}

const askedOf = (view: View, before: number) => ({
  view,
  size: PAGE_ROWS,
  ...(before > 0 ? { before } : {}),
});

function useColumns(): readonly Column<DifferenceRow>[] {
  const t = useT();
  const { timeZone } = useOperator();
  return [
    { name: t('reference_no'), cell: ({ ref }) => <span className="mono">{ref}</span> },
    { name: t('provider'), cell: ({ provider }) => provider },
    { name: t('problem'), cell: ({ problem }) => t(problemText[problem]) },
    { name: t('ours'), figure: true, cell: ({ ours }) => (ours === null ? '—' : signedText(ours)) },
    { name: t('theirs'), figure: true, cell: ({ theirs }) => (theirs === null ? '—' : signedText(theirs)) },
    { name: t('off_by'), figure: true, cell: ({ off, currency }) => `${signedText(off)} ${currency}` },
    { name: t('day'), cell: ({ movedAt, firstAt }) => dayText(movedAt ?? firstAt, timeZone) },
    {
      name: t('hint'),
      wide: true,
      cell: ({ command, note }) =>
        command !== null ? <Tag tone="info">{t('command_waits')}</Tag> : <span className="t2">{note}</span>,
    },
  ];
}
