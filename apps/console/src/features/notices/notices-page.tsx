import { shippedLanguages } from '@tessera/messages/languages';
import { Button, Tag } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { lazy, useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty, State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { countText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { AUDIENCE_TEXT, KIND_TEXT, type NoticeRow, STATE_LOOK, useNotices } from './notice-data.ts';

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel.tsx')).NoticePanel }));
const NewNotice = lazy(async () => ({ default: (await import('./notice-editor.tsx')).NewNotice }));

const views = ['open', 'ended'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = { open: 'view_open_notices', ended: 'view_ended' } as const;

/** Opens the form instead of a notice: no id has this form. */
const NEW = '+';
/** Rows of one page. */
const PAGE_ROWS = 50;

/** What the platform tells its players: planned, running and past notices. */
export function NoticesPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'open';
  const [place, setPlace] = useState<{ at: number; id: string }>();
  const after = view === 'ended' ? place : undefined;
  const list = useNotices({ view, size: PAGE_ROWS, ...(after ? { after } : {}) });
  const next = list.data?.next;
  const mayWrite = useGrant('notice.write') !== undefined;
  const opened = params.id ?? '';
  const columns = useColumns();
  return (
    <Page
      title={t('page_notices')}
      tools={<ListTools table="notices" columns={columns} />}
      sub={t('notices_about')}
      acts={
        mayWrite && (
          <Button size="sm" icon={Plus} onClick={() => changeParams({ id: NEW })}>
            {t('notice_new')}
          </Button>
        )
      }
      panel={
        opened === NEW && mayWrite ? (
          <NewNotice />
        ) : (
          opened !== '' && opened !== NEW && <NoticePanel key={opened} id={opened} />
        )
      }
      foot={<KeyHints keys={[[['J', 'K'], t('keys_move')]]} />}
    >
      <Views
        page="notices"
        label={t('views')}
        current={view}
        views={views.map((id) => ({ id, name: t(VIEW_TEXT[id]) }))}
      />
      <PageTable
        name="notices"
        error={list.error}
        size="tall"
        label={t('page_notices')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => id}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t('notices_none')} />}
        pager={
          <Pager
            names={{ start: t('to_newest'), next: t('older') }}
            onStart={after && (() => setPlace(undefined))}
            onNext={next ? () => setPlace(next) : undefined}
          />
        }
      />
    </Page>
  );
}

function useColumns(): readonly Column<NoticeRow>[] {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return [
    {
      name: t('notice'),
      cell: ({ id, title }) => <TwoLines first={title} second={<span className="mono">{id}</span>} />,
    },
    { id: 'kind', name: t('kind'), cell: ({ kind }) => t(KIND_TEXT[kind]) },
    { id: 'audience', name: t('audience'), wide: true, cell: ({ audience }) => t(AUDIENCE_TEXT[audience]) },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <State tone={STATE_LOOK[state].tone}>{t(STATE_LOOK[state].text)}</State>,
    },
    {
      id: 'from_to',
      name: t('from_to'),
      cell: ({ starts, ends }) => (
        <span className="n">
          <TwoLines
            first={`${momentText(starts, now, timeZone)} –`}
            second={momentText(ends, now, timeZone)}
          />
        </span>
      ),
    },
    {
      id: 'notice_languages',
      name: t('notice_languages'),
      figure: true,
      wide: true,
      cell: ({ languages }) => `${languages.length}/${shippedLanguages.length}`,
    },
    {
      id: 'seen_by',
      name: t('seen_by'),
      figure: true,
      wide: true,
      cell: ({ seen }) => (seen === null ? '—' : countText(seen)),
    },
    {
      id: 'hint',
      name: t('hint'),
      cell: ({ command }) => command !== null && <Tag tone="info">{t('command_waits')}</Tag>,
    },
  ];
}
