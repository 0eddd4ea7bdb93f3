import { inLanguage } from '@tessera/messages/languages';
import { Input, Select, Tag } from '@tessera/ui';
import { lazy } from 'react';
import { useOperator } from '../../data/session.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty, State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { usePlace } from '../../parts/place.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { serverNow, useNow } from '../../platform/clock.ts';
import { amountText, dayText, momentText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { type DrawRow, drawLook, useDraws, useLotteryNames } from './draw-data.ts';
import styles from './draws-page.module.css';
import { numbersText } from './numbers.ts';

const views = ['waiting', 'day'] as const;
const VIEW_TEXT = { waiting: 'view_results_due', day: 'view_day' } as const;

const DrawPanel = lazy(async () => ({ default: (await import('./draw-panel.tsx')).DrawPanel }));

/** What of the address a saved view keeps. */
const FILTERS = ['view', 'lottery', 'day'];

/** Rows of one page. */
const PAGE_ROWS = 50;

/** Draws: official ones that wait for their result, and all of a day with their steps. */
export function DrawsPage() {
  const t = useT();
  const { params } = useAddress();
  const view = views.find((one) => one === params.view) ?? 'day';
  const { lottery = '', day = '' } = params;
  const of = `${view} ${lottery} ${day}`;
  const { timeZone } = useOperator();
  // Until the answer says which day it lists: that of the platform's zone.
  const today = dayText(serverNow(), timeZone);
  const { cursor, pagerTo } = usePlace(of);
  const list = useDraws({
    view,
    size: PAGE_ROWS,
    ...(view === 'day' && lottery !== '' ? { lottery } : {}),
    ...(view === 'day' && day !== '' ? { day } : {}),
    ...(cursor === undefined ? {} : { before: cursor }),
  });
  const opened = params.id ?? '';
  const columns = useColumns();
  return (
    <Page
      title={t('page_draws')}
      tools={<ListTools table="draws" columns={columns} filters={FILTERS} />}
      sub={t('draws_about')}
      panel={opened !== '' && <DrawPanel key={opened} id={Number(opened)} />}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('rows_n', { count: list.data?.items.length ?? 0 })}</span>
        </>
      }
    >
      <Views
        page="draws"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id === 'waiting' && list.data ? { count: list.data.waiting } : {}),
        }))}
      />
      {view === 'day' && <Filter lottery={lottery} day={day || list.data?.day || today} />}
      <PageTable
        name="draws"
        error={list.error}
        size="tall"
        label={t('page_draws')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        isLate={({ overdueAt, state }) => overdueAt !== null && state === 'sealed'}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t(view === 'waiting' ? 'results_none' : 'list_empty')} />}
        pager={pagerTo(list.data?.next)}
      />
    </Page>
  );
}

/** The lottery and the day whose draws are listed. */
function Filter({ lottery, day }: { lottery: string; day: string }) {
  const t = useT();
  const language = useLanguage();
  const lotteries = useLotteryNames().data?.items ?? [];
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t('lottery')}
        size="sm"
        options={[
          { value: '', label: t('all_lotteries') },
          ...lotteries.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) ?? id })),
        ]}
        value={lottery}
        onChange={(value) => changeParams({ lottery: value, id: '' })}
      />
      <Input
        type="date"
        aria-label={t('day')}
        value={day}
        onValue={(value) => changeParams({ day: value, id: '' })}
      />
    </div>
  );
}

function useColumns(): readonly Column<DrawRow>[] {
  const t = useT();
  const now = useNow();
  const language = useLanguage();
  const { timeZone } = useOperator();
  return [
    {
      name: t('draw'),
      cell: ({ lottery, name, issue }) => (
        <TwoLines first={inLanguage(name, language) ?? lottery} second={<span className="n">{issue}</span>} />
      ),
    },
    {
      id: 'state',
      name: t('state'),
      cell: (row) => {
        const look = drawLook(row);
        return (
          <span className="row">
            <State tone={look.tone}>{t(look.text)}</State>
            {row.command && <Tag tone="info">{t('command_waits')}</Tag>}
          </span>
        );
      },
    },
    {
      id: 'draw_time',
      name: t('draw_time'),
      figure: true,
      cell: ({ drawAt }) => momentText(drawAt, now, timeZone),
    },
    {
      id: 'draw_numbers',
      name: t('draw_numbers'),
      cell: ({ result }) => <span className="n">{result ? numbersText(result) : '—'}</span>,
    },
    { id: 'stakes', name: t('stakes'), figure: true, wide: true, cell: ({ stakes }) => amountText(stakes) },
  ];
}
