import { useState } from 'react';
import { actionName } from '../../data/action-names.ts';
import { type CommandRow, useCommands } from '../../data/commands.ts';
import { roleName, stateLook } from '../../data/names.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty, PersonMark, State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { CommandPanel } from './command-panel.tsx';

const views = ['waiting', 'mine', 'expired', 'stale', 'all'] as const;
type View = (typeof views)[number];

const VIEW_TEXT = {
  waiting: 'view_waiting',
  mine: 'view_mine',
  expired: 'view_expired',
  stale: 'view_stale',
  all: 'view_all',
} as const;

/** Rows that a press of the button adds. */
const PAGE_ROWS = 50;

/** The inbox: commands that others have proposed, and one of them beside the list. */
export function ApprovalsPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'waiting';
  const [before, setBefore] = useState<{ of: View; id: number }>();
  const start = before?.of === view ? before.id : undefined;
  const list = useCommands({
    view: view === 'waiting' || view === 'mine' ? view : 'all',
    ...(view === 'expired' || view === 'stale' ? { state: view } : {}),
    ...(start === undefined ? {} : { before: start }),
    size: PAGE_ROWS,
  });
  const opened = params.id ?? '';
  const next = list.data?.next;
  const columns = useColumns();
  return (
    <Page
      title={t('page_approvals')}
      tools={<ListTools table="approvals" columns={columns} />}
      sub={t('approvals_about')}
      panel={opened !== '' && <CommandPanel key={opened} id={Number(opened)} />}
      foot={
        <>
          <KeyHints
            keys={[
              [['J', 'K'], t('keys_move')],
              [['A'], t('keys_approve')],
              [['R'], t('keys_reject')],
            ]}
          />
          <span>{t('rows_n', { count: list.data?.items.length ?? 0 })}</span>
        </>
      }
    >
      <Views
        page="approvals"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id === 'waiting' && list.data ? { count: list.data.waiting } : {}),
        }))}
      />
      <PageTable
        name="approvals"
        error={list.error}
        size="tall"
        label={t('page_approvals')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={
          <Empty title={t(view === 'waiting' ? 'approvals_done' : 'list_empty')} line={t('approvals_rule')} />
        }
        pager={
          <Pager
            names={{ start: t('to_newest'), next: t('older') }}
            onStart={start === undefined ? undefined : () => setBefore(undefined)}
            onNext={next ? () => setBefore({ of: view, id: next }) : undefined}
          />
        }
      />
    </Page>
  );
}

function useColumns(): readonly Column<CommandRow>[] {
  const t = useT();
  const now = useNow();
  return [
    {
      name: t('action'),
      cell: ({ action, target, id }) => (
        <TwoLines first={t(actionName[action])} second={`${target} · #${id}`} />
      ),
    },
    {
      id: 'proposed_by',
      name: t('proposed_by'),
      cell: ({ maker }) => (
        <span className="row">
          <PersonMark name={maker.person} size="sm" />
          <TwoLines first={maker.person} second={t(roleName[maker.role])} />
        </span>
      ),
    },
    {
      id: 'reason',
      name: t('reason'),
      wide: true,
      cell: ({ reason }) => <TwoLines first="" second={reason} />,
    },
    {
      id: 'people',
      name: t('people'),
      align: 'center',
      cell: ({ needs }) => <span className="n">{needs}</span>,
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <State tone={stateLook[state].tone}>{t(stateLook[state].text)}</State>,
    },
    {
      id: 'time_left',
      name: t('time_left'),
      figure: true,
      cell: ({ state, expiresAt }) => (state === 'pending' ? spanText(expiresAt - now, t) : '—'),
    },
  ];
}
