import type { ConsoleReply } from '@tessera/protocol/console';
import { Segmented } from '@tessera/ui';
import { useState } from 'react';
import { useHistory } from '../../data/players.ts';
import { useOperator } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Empty } from '../../parts/marks.tsx';
import { Pager } from '../../parts/page-table.tsx';
import { type Column, Table, TwoLines } from '../../parts/table.tsx';
import { changeParams, hashOf, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './players.module.css';

type Entry = ConsoleReply<'/console/player/entries'>['items'][number];
type Bet = ConsoleReply<'/console/player/bets'>['items'][number];
type Event = ConsoleReply<'/console/player/timeline'>['items'][number];

const tabs = ['entries', 'bets', 'timeline'] as const;
type Tab = (typeof tabs)[number];
const TAB_TEXT = { entries: 'tab_entries', bets: 'tab_bets', timeline: 'tab_timeline' } as const;

/** What has happened: ledger entries, bets, and acts. The tab is part of the address. */
export function PlayerHistory({ id }: { id: number }) {
  const t = useT();
  const { params } = useAddress();
  const tab: Tab = tabs.find((one) => one === params.tab) ?? 'entries';
  return (
    <Card
      title={t(TAB_TEXT[tab])}
      end={
        <Segmented
          label={t('views')}
          value={tab}
          options={tabs.map((value) => ({ value, label: t(TAB_TEXT[value]) }))}
          onChange={(value) => changeParams({ tab: value })}
        />
      }
    >
      {tab === 'entries' && <Entries id={id} />}
      {tab === 'bets' && <Bets id={id} />}
      {tab === 'timeline' && <Timeline id={id} />}
    </Card>
  );
}

/** One list with its pages. */
function Rows<Row extends { readonly id: number }>({
  label,
  list,
  columns,
  before,
  onBefore,
}: {
  label: string;
  list: {
    readonly data?: { readonly items: readonly Row[]; readonly next: number | null } | undefined;
    readonly error: unknown;
  };
  columns: readonly Column<Row>[];
  before: number | undefined;
  onBefore: (before: number | undefined) => void;
}) {
  const t = useT();
  const next = list.data?.next;
  return (
    <div className={styles.wide}>
      <ListFailure error={list.error} />
      <Table
        label={label}
        size="low"
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        empty={<Empty title={t('list_empty')} />}
        more={
          <Pager
            names={{ start: t('to_newest'), next: t('older') }}
            onStart={before === undefined ? undefined : () => onBefore(undefined)}
            onNext={next ? () => onBefore(next) : undefined}
          />
        }
      />
    </div>
  );
}

function Entries({ id }: { id: number }) {
  const t = useT();
  const time = useTime<Entry>();
  const [before, setBefore] = useState<number>();
  const list = useHistory('/console/player/entries', id, before);
  const columns: readonly Column<Entry>[] = [
    time,
    { name: t('kind'), cell: ({ name }) => name },
    { name: t('number'), wide: true, cell: ({ key }) => <span className="mono t3">{key.slice(0, 24)}</span> },
    { name: t('change_of_balance'), figure: true, cell: ({ amount }) => amountText(amount) },
    { name: t('balance_after'), figure: true, cell: ({ after }) => amountText(after) },
  ];
  return <Rows label={t('tab_entries')} {...{ list, columns, before }} onBefore={setBefore} />;
}

function Bets({ id }: { id: number }) {
  const t = useT();
  const time = useTime<Bet>();
  const [before, setBefore] = useState<number>();
  const list = useHistory('/console/player/bets', id, before);
  const columns: readonly Column<Bet>[] = [
    time,
    {
      name: t('lottery'),
      cell: ({ lottery, issue, draw }) => (
        <a className="link" href={hashOf({ page: 'draws', params: { id: String(draw) } })}>
          {lottery} {issue}
        </a>
      ),
    },
    { name: t('play'), wide: true, cell: ({ play }) => <span className="mono t2">{play}</span> },
    { name: t('stake'), figure: true, cell: ({ stake }) => amountText(stake) },
    { name: t('returned'), figure: true, cell: ({ payout }) => (payout === null ? '—' : amountText(payout)) },
    { name: t('state'), cell: ({ state }) => <span className="mono t2">{state}</span> },
  ];
  return <Rows label={t('tab_bets')} {...{ list, columns, before }} onBefore={setBefore} />;
}

const BY_TEXT = { player: 'player', operator: 'by_operator', service: 'by_service' } as const;

function Timeline({ id }: { id: number }) {
  const t = useT();
  const time = useTime<Event>();
  const [before, setBefore] = useState<number>();
  const list = useHistory('/console/player/timeline', id, before);
  const columns: readonly Column<Event>[] = [
    time,
    {
      name: t('actor'),
      cell: ({ by, byName }) => <TwoLines first={byName ?? t(BY_TEXT[by])} second={null} />,
    },
    { name: t('action'), cell: ({ action }) => <span className="mono">{action}</span> },
    { name: t('result'), cell: ({ result }) => result },
  ];
  return <Rows label={t('tab_timeline')} {...{ list, columns, before }} onBefore={setBefore} />;
}

function useTime<Row extends { readonly at: number }>(): Column<Row> {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return { name: t('time'), cell: ({ at }) => <span className="n t2">{momentText(at, now, timeZone)}</span> };
}
