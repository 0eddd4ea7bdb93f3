import { Button, Input } from '@tessera/ui';
import { BadgeCheck, Download } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty } from '../../parts/marks.tsx';
import { KeyHints, Page } from '../../parts/page.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useAct } from '../../platform/use-act.ts';
import type { ChainCheck, LogEvent } from './audit-data.ts';
import styles from './audit-page.module.css';
import { ChainBar } from './chain-bar.tsx';
import { EventPanel } from './event-panel.tsx';

/** What of the address a saved view keeps. */
const FILTERS = ['actor', 'action', 'subject'];

/** Rows of one page. */
const PAGE_ROWS = 50;
const filters = ['actor', 'action', 'subject'] as const;

/** The audit log: who did what, when, from where, with what outcome, and the check of its chain. */
export function AuditPage() {
  const t = useT();
  const { params } = useAddress();
  const scope = useGrant('log.read')?.scope;
  const mayVerify = useGrant('log.verify') !== undefined;
  const [check, setCheck] = useState<ChainCheck>();
  const verify = useAct(async () => setCheck(await call('/console/log/verify')));
  const before = Number(params.before) || undefined;
  const filter = Object.fromEntries(filters.flatMap((name) => (params[name] ? [[name, params[name]]] : [])));
  const mayExport = useGrant('log.export') !== undefined;
  const save = useAct(async () => saveFile((await call('/console/log/export', filter)).path));
  const asked = { size: PAGE_ROWS, ...(before === undefined ? {} : { before }), ...filter };
  const list = useAnswer({
    queryKey: ['log', asked],
    queryFn: () => call('/console/log/list', asked),
    placeholderData: keepPreviousData,
  });
  const next = list.data?.next;
  const opened = list.data?.items.find(({ id }) => String(id) === params.id);
  const columns = useColumns();
  return (
    <Page
      title={t('page_audit')}
      tools={<ListTools table="audit" columns={columns} filters={FILTERS} />}
      sub={t(scope === 'own' ? 'audit_own' : 'audit_about')}
      acts={
        <>
          {mayExport && (
            <Button icon={Download} loading={save.isRunning} onClick={() => save.run()}>
              CSV
            </Button>
          )}
          {mayVerify && (
            <Button
              variant="primary"
              icon={BadgeCheck}
              loading={verify.isRunning}
              onClick={() => verify.run()}
            >
              {t('verify_chain')}
            </Button>
          )}
        </>
      }
      panel={opened && <EventPanel event={opened} />}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('rows_n', { count: list.data?.items.length ?? 0 })}</span>
        </>
      }
    >
      <ChainBar check={check} />
      <Filters
        key={filters.map((name) => params[name] ?? '').join('\n')}
        mayActor={scope !== 'own'}
        params={params}
      />
      <PageTable
        name="audit"
        error={list.error}
        size="tall"
        label={t('page_audit')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        opened={params.id ?? ''}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t('list_empty')} line={t('filters_narrow')} />}
        pager={
          <Pager
            names={{ start: t('to_newest'), next: t('older') }}
            onStart={before === undefined ? undefined : () => changeParams({ before: '', id: '' })}
            onNext={next ? () => changeParams({ before: String(next), id: '' }) : undefined}
          />
        }
      />
    </Page>
  );
}

/** Filters of the log; they are part of the address, so that a view can be kept as a bookmark. */
function Filters({ params, mayActor }: { params: Readonly<Record<string, string>>; mayActor: boolean }) {
  const t = useT();
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        changeParams({
          before: '',
          id: '',
          ...Object.fromEntries(filters.map((name) => [name, String(typed.get(name) ?? '').trim()])),
        });
      }}
    >
      {filters
        .filter((name) => name !== 'actor' || mayActor)
        .map((name) => (
          <Input
            key={name}
            name={name}
            type="search"
            defaultValue={params[name] ?? ''}
            aria-label={t(`filter_${name}`)}
            placeholder={t(`filter_${name}`)}
          />
        ))}
      <Button type="submit">{t('filter')}</Button>
    </form>
  );
}

function useColumns(): readonly Column<LogEvent>[] {
  const t = useT();
  const { timeZone } = useOperator();
  return [
    {
      name: t('time'),
      cell: ({ at }) => <span className="n t2">{momentText(at, serverNow(), timeZone)}</span>,
    },
    {
      id: 'actor',
      name: t('actor'),
      cell: ({ actor, actorName }) => <TwoLines first={actorName ?? actor} second={actorName && actor} />,
    },
    { id: 'action', name: t('action'), cell: ({ action }) => <span className="mono">{action}</span> },
    { id: 'subject', name: t('subject'), cell: ({ subject }) => <span className="t2">{subject}</span> },
    { id: 'result', name: t('result'), cell: ({ result }) => result },
    {
      id: 'chain',
      name: t('chain'),
      wide: true,
      cell: ({ hash }) => <span className="mono t3">{hash ? hash.slice(0, 8) : t('chain_waits')}</span>,
    },
  ];
}
