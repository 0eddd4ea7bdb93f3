import { lazy } from 'react';
import { useOperator } from '../../data/session.ts';
import { Empty, State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { agoText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import {
  type Act,
  actText,
  keyOf,
  type Report,
  reasonText,
  useActs,
  useAppeals,
  useReports,
} from './rooms-data.ts';

/** Have files of their own: what is opened beside the list. */
const ReportPanel = lazy(async () => ({ default: (await import('./report-panel.tsx')).ReportPanel }));
const ActPanel = lazy(async () => ({ default: (await import('./act-panel.tsx')).ActPanel }));

const VIEW_TEXT = { reports: 'view_reports', appeals: 'view_appeals', acts: 'view_acts' } as const;
type View = keyof typeof VIEW_TEXT;
const views = Object.keys(VIEW_TEXT) as readonly View[];

/** Rooms: reported messages, appeals, and what moderators did. */
export function RoomsPage() {
  const t = useT();
  const { params } = useAddress();
  const view = views.find((one) => one === params.view) ?? 'reports';
  const reports = useReports();
  const counts = reports.data?.counts;
  const opened = params.id ?? '';
  const before = Number(params.before) || undefined;
  const report = reports.data?.items.find((one) => keyOf(one) === opened);
  const appeals = useAppeals();
  const acts = useActs(view === 'acts' ? before : undefined);
  const list = view === 'appeals' ? appeals : acts;
  const act = list.data?.items.find((one) => String(one.id) === opened);
  const [reportColumns, actColumns] = [useReportColumns(), useActColumns()];
  const next = acts.data?.next;
  const panel =
    view === 'reports'
      ? report && <ReportPanel key={opened} report={report} />
      : act && <ActPanel key={opened} act={act} />;
  return (
    <Page
      title={t('page_rooms')}
      sub={t('rooms_about')}
      panel={panel}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('rooms_rule')}</span>
        </>
      }
    >
      <Views
        page="rooms"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id !== 'acts' && counts ? { count: counts[id] } : {}),
        }))}
      />
      {view === 'reports' ? (
        <PageTable
          error={reports.error}
          label={t('view_reports')}
          columns={reportColumns}
          rows={reports.data?.items}
          idOf={keyOf}
          opened={opened}
          onOpen={(id) => changeParams({ id })}
          empty={<Empty title={t('reports_none')} />}
        />
      ) : (
        <PageTable
          error={list.error}
          label={t(VIEW_TEXT[view])}
          columns={actColumns}
          rows={list.data?.items}
          idOf={({ id }) => String(id)}
          opened={opened}
          onOpen={(id) => changeParams({ id })}
          empty={<Empty title={t(view === 'appeals' ? 'appeals_none' : 'list_empty')} />}
          pager={
            view === 'acts' && (
              <Pager
                names={{ start: t('to_newest'), next: t('older') }}
                onStart={before === undefined ? undefined : () => changeParams({ before: '' })}
                onNext={next ? () => changeParams({ before: String(next) }) : undefined}
              />
            )
          }
        />
      )}
    </Page>
  );
}

function useReportColumns(): readonly Column<Report>[] {
  const t = useT();
  const now = useNow();
  return [
    {
      name: t('message'),
      cell: ({ text, room, seq }) => (
        <TwoLines first={text ?? t('message_no_text')} second={`${room} · ${seq}`} />
      ),
    },
    { name: t('player'), cell: ({ sender }) => sender.userName },
    {
      name: t('reasons'),
      cell: ({ reasons }) => reasons.map((reason) => t(reasonText[reason])).join(' · '),
    },
    { name: t('reports_count'), figure: true, cell: ({ reports }) => String(reports) },
    { name: t('waited'), figure: true, cell: ({ since }) => agoText(now - since, t) },
  ];
}

function useActColumns(): readonly Column<Act>[] {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return [
    {
      name: t('player'),
      cell: ({ player, room }) => <TwoLines first={player.userName} second={room} />,
    },
    { name: t('action'), cell: ({ what }) => t(actText[what]) },
    { name: t('reason'), wide: true, cell: ({ reason }) => <span className="t2">{reason}</span> },
    { name: t('actor'), cell: ({ by }) => by ?? t('act_by_agent') },
    { name: t('appeal'), cell: (act) => <AppealState act={act} /> },
    { name: t('time'), figure: true, cell: ({ at }) => momentText(at, now, timeZone) },
  ];
}

function AppealState({ act: { appeal } }: { act: Act }) {
  const t = useT();
  if (!appeal) return <span className="t3">—</span>;
  if (!appeal.answer) return <State tone="warn">{t('appeal_waits')}</State>;
  return appeal.answer.upheld ? (
    <State tone="ok">{t('appeal_upheld')}</State>
  ) : (
    <State tone="off">{t('appeal_refused')}</State>
  );
}
