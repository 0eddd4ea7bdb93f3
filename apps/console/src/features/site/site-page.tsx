import { dayHours } from '@tessera/protocol/opening-day';
import { formatTime } from '@tessera/protocol/time';
import { Tag } from '@tessera/ui';
import { lazy } from 'react';
import { useOperator } from '../../data/session.ts';
import { type Setting, useSettings } from '../../data/settings.ts';
import { State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { serverNow, useNow } from '../../platform/clock.ts';
import { dayText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { DayBar } from './day-bar.tsx';
import { standingAt } from './hours.ts';
import { entriesOf } from './sites.ts';
import {
  isHours,
  isSubject,
  SUBJECT_ABOUT,
  SUBJECT_TEXT,
  type SubjectKey,
  subjects,
  type View,
} from './subjects.ts';
import { useWeekText } from './use-week-text.ts';

const SubjectPanel = lazy(async () => ({ default: (await import('./subject-panel.tsx')).SubjectPanel }));

const views = Object.keys(subjects) as View[];
const VIEW_TEXT = { hours: 'view_hours', addresses: 'view_addresses' } as const;

/** A setting of this page. */
interface Row extends Setting {
  readonly key: SubjectKey;
}

const isRow = (setting: Setting): setting is Row => isSubject(setting.key);

/** When the platform is open, what players read while it is closed, and the addresses that lead to it. */
export function SitePage() {
  const t = useT();
  const { timeZone } = useOperator();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'hours';
  const { data, error } = useSettings();
  const known = data?.items.filter(isRow);
  const rows = known && subjects[view].flatMap((key) => known.filter((row) => row.key === key));
  const opened = rows?.find(({ key }) => key === params.id);
  const hours = known?.find(({ key }) => key === 'platOpenDuration');
  return (
    <Page
      title={t('page_site')}
      sub={t('site_about', { zone: timeZone })}
      panel={
        opened && (
          <SubjectPanel key={`${opened.key} ${opened.version}`} setting={opened} subject={opened.key} />
        )
      }
      foot={<KeyHints keys={[[['J', 'K'], t('keys_move')]]} />}
    >
      <Views
        page="site"
        label={t('views')}
        current={view}
        views={views.map((id) => ({ id, name: t(VIEW_TEXT[id]) }))}
      />
      {view === 'hours' && hours && <OpenNow hours={String(hours.value)} />}
      <PageTable
        error={error}
        size="tall"
        label={t(VIEW_TEXT[view])}
        columns={useColumns(view)}
        rows={rows}
        idOf={({ key }) => key}
        opened={params.id ?? ''}
        onOpen={(id) => changeParams({ id })}
      />
    </Page>
  );
}

/** Whether players can use the platform now, and until when. */
function OpenNow({ hours }: { hours: string }) {
  const t = useT();
  const { timeZone } = useOperator();
  const now = useNow();
  const time = formatTime(now, 'HH:mm', timeZone);
  return (
    <section aria-label={t('open_now')}>
      <p className="row">
        <Standing hours={hours} />
        <span className="t3 s12">{t('now_is', { time, zone: timeZone })}</span>
      </p>
      <DayBar hours={dayHours(hours, now, timeZone)} time={time} />
    </section>
  );
}

function Standing({ hours }: { hours: string }) {
  const t = useT();
  const { timeZone } = useOperator();
  const now = useNow();
  const { isOpen, changes } = standingAt(hours, now, timeZone);
  const isToday = changes !== null && dayText(changes, timeZone) === dayText(now, timeZone);
  const at = changes === null ? '' : formatTime(changes, isToday ? 'HH:mm' : 'MM-DD HH:mm', timeZone);
  const text = changes === null ? 'open_always' : isOpen ? 'open_until' : 'closed_until';
  return <State tone={isOpen ? 'ok' : 'bad'}>{t(text, { at })}</State>;
}

function useColumns(view: View): readonly Column<Row>[] {
  const t = useT();
  const { timeZone } = useOperator();
  const standing: Column<Row> = {
    name: t('state'),
    cell: ({ key, value }) => isHours(key) && <Standing hours={String(value)} />,
  };
  return [
    {
      name: t('setting'),
      cell: ({ key }) => <TwoLines first={t(SUBJECT_TEXT[key])} second={t(SUBJECT_ABOUT[key])} />,
    },
    { name: t('value'), cell: ({ key, value }) => <ValueText subject={key} value={value} /> },
    ...(view === 'hours' ? [standing] : []),
    {
      name: t('last_change'),
      wide: true,
      cell: ({ at, by }) => (
        <span className="t3 s12">
          {at === null ? t('initial_value') : `${by ?? '—'} · ${momentText(at, serverNow(), timeZone)}`}
        </span>
      ),
    },
    {
      name: t('hint'),
      cell: ({ command }) => command !== null && <Tag tone="info">{t('command_waits')}</Tag>,
    },
  ];
}

function ValueText({ subject, value }: { subject: SubjectKey; value: unknown }) {
  const t = useT();
  const weekOf = useWeekText();
  if (subject === 'entryAddresses') return <span>{t('entries_n', { count: entriesOf(value).length })}</span>;
  if (value === '') return <span className="t3">{t('not_set')}</span>;
  return <span>{isHours(subject) ? weekOf(String(value)) : String(value)}</span>;
}
