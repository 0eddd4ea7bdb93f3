import type { CaseQueue } from '@tessera/protocol/console-case';
import { Tag } from '@tessera/ui';
import { lazy } from 'react';
import { type CaseRow, caseLook, strengthText, useRiskCases } from '../../data/cases.ts';
import { useOperator } from '../../data/session.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty, State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { usePlace } from '../../parts/place.tsx';
import type { Column } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { type TextKey, useLanguage, useT, withTexts } from '../../platform/i18n.ts';
import { filterIn } from './case-filter.ts';
import { CaseFilters } from './case-filters.tsx';

/** Has a file of its own, with the names of limits. */
const CasePanel = lazy(async () => ({
  default: (await withTexts('players', import('./case-panel.tsx'))).CasePanel,
}));

const QUEUE_TEXT = {
  open: 'queue_open',
  mine: 'queue_mine',
  unowned: 'queue_unowned',
  due: 'queue_due',
  evaluate: 'queue_evaluate',
  closed: 'queue_closed',
} as const satisfies Readonly<Record<CaseQueue, TextKey>>;
const queues = Object.keys(QUEUE_TEXT) as readonly CaseQueue[];

/** What of the address a saved view keeps. */
const FILTERS = ['view', 'rule', 'kind', 'strength', 'player'];

/** Rows of one page. */
const PAGE_ROWS = 50;

/** Cases of safer play and risk by queue, those that are due first. */
export function CasesPage() {
  const t = useT();
  const now = useNow();
  const { params } = useAddress();
  const asked = filterIn(params);
  const { cursor, pagerTo } = usePlace(JSON.stringify(asked));
  const list = useRiskCases({ ...asked, size: PAGE_ROWS, ...(cursor === undefined ? {} : { skip: cursor }) });
  const opened = params.id ?? '';
  const counts: Partial<Record<CaseQueue, number>> = list.data?.counts ?? {};
  const columns = useColumns(asked.queue);
  return (
    <Page
      title={t('page_cases')}
      tools={<ListTools table="cases" columns={columns} filters={FILTERS} />}
      sub={t('cases_about')}
      panel={opened !== '' && <CasePanel key={opened} id={Number(opened)} />}
      foot={
        <>
          <KeyHints
            keys={[
              [['J', 'K'], t('keys_move')],
              [['M'], t('keys_take')],
            ]}
          />
          <span>{t('cases_rule')}</span>
        </>
      }
    >
      <Views
        page="cases"
        label={t('views')}
        current={asked.queue}
        views={queues.map((id) => {
          const count = counts[id];
          return { id, name: t(QUEUE_TEXT[id]), ...(count === undefined ? {} : { count }) };
        })}
      />
      <CaseFilters asked={asked} rules={list.data?.rules ?? []} />
      <PageTable
        name="cases"
        error={list.error}
        label={t('page_cases')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        isLate={({ state, dueAt }) => state !== 'closed' && dueAt < now}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t(asked.queue === 'closed' ? 'cases_none' : 'cases_done')} />}
        pager={pagerTo(list.data?.next)}
      />
    </Page>
  );
}

function useColumns(queue: CaseQueue): readonly Column<CaseRow>[] {
  const t = useT();
  const now = useNow();
  const language = useLanguage();
  const { id: own, timeZone } = useOperator();
  return [
    { name: t('case'), cell: ({ id }) => <span className="mono">case-{id}</span> },
    { id: 'player', name: t('player'), cell: ({ userName }) => <span className="m">{userName}</span> },
    {
      id: 'case_rule',
      name: t('case_rule'),
      cell: ({ title }) => <span className="t2">{title[language]}</span>,
    },
    {
      id: 'case_strength',
      name: t('case_strength'),
      cell: ({ strength }) => (
        <Tag tone={strength === 'strong' ? 'danger' : 'neutral'}>{t(strengthText[strength])}</Tag>
      ),
    },
    {
      id: 'case_stage',
      name: t('case_stage'),
      cell: ({ state }) => <State tone={caseLook[state].tone}>{t(caseLook[state].text)}</State>,
    },
    {
      id: 'case_owner',
      name: t('case_owner'),
      wide: true,
      cell: ({ owner }) =>
        owner === null ? (
          <span className="warn">{t('case_unowned')}</span>
        ) : owner.id === own ? (
          t('case_yours')
        ) : (
          owner.person
        ),
    },
    queue === 'closed'
      ? {
          id: 'case_closed_at',
          name: t('case_closed_at'),
          figure: true,
          cell: ({ closedAt }) => closedAt !== null && momentText(closedAt, now, timeZone),
        }
      : {
          id: 'case_due',
          name: t('case_due'),
          figure: true,
          sorted: true,
          cell: ({ dueAt }) => (
            <span className={dueAt < now ? 'bad b' : undefined}>{momentText(dueAt, now, timeZone)}</span>
          ),
        },
  ];
}
