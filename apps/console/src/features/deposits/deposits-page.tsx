import { Tag } from '@tessera/ui';
import { lazy } from 'react';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty, State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { usePlace } from '../../parts/place.tsx';
import type { Column } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type DepositRow, depositLook, paymentLook, useDeposits, whyText } from './deposit-data.ts';

const DepositPanel = lazy(async () => ({ default: (await import('./deposit-panel.tsx')).DepositPanel }));

const views = ['review', 'claimed', 'open', 'ended'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = {
  review: 'view_held_payments',
  claimed: 'view_claimed',
  open: 'view_open',
  ended: 'view_ended',
} as const;

/** Rows of one page. */
const PAGE_ROWS = 50;

/** Deposits: those whose payment waits for people first, the oldest at the top. */
export function DepositsPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'review';
  const { cursor, pagerTo } = usePlace(view);
  const list = useDeposits({ view, size: PAGE_ROWS, ...(cursor === undefined ? {} : { cursor }) });
  const opened = params.id ?? '';
  const columns = useColumns();
  return (
    <Page
      title={t('page_deposits')}
      tools={<ListTools table="deposits" columns={columns} />}
      sub={t('deposits_about')}
      panel={opened !== '' && <DepositPanel key={opened} id={Number(opened)} />}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('deposits_rule')}</span>
        </>
      }
    >
      <Views
        page="deposits"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id === 'review' && list.data ? { count: list.data.review } : {}),
        }))}
      />
      <PageTable
        name="deposits"
        error={list.error}
        label={t('page_deposits')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t(view === 'review' ? 'deposits_done' : 'list_empty')} />}
        pager={pagerTo(list.data?.next)}
      />
    </Page>
  );
}

function useColumns(): readonly Column<DepositRow>[] {
  const t = useT();
  const now = useNow();
  return [
    { name: t('number'), cell: ({ id }) => <span className="mono">d-{id}</span> },
    {
      id: 'player',
      name: t('player'),
      cell: ({ userName, userId }) => <span className="m">{userName ?? `#${userId}`}</span>,
    },
    {
      id: 'amount',
      name: t('amount'),
      figure: true,
      cell: ({ pay }) => `${amountText(pay.amount)} ${pay.currency}`,
    },
    {
      id: 'channel',
      name: t('channel'),
      wide: true,
      cell: ({ channel }) => <span className="t2">{channel}</span>,
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <State tone={depositLook[state].tone}>{t(depositLook[state].text)}</State>,
    },
    {
      id: 'payment',
      name: t('payment'),
      cell: ({ payment }) =>
        payment && <State tone={paymentLook[payment].tone}>{t(paymentLook[payment].text)}</State>,
    },
    {
      id: 'hint',
      name: t('hint'),
      cell: ({ reason, receipts, command }) =>
        command !== null ? (
          <Tag tone="info">{t('command_waits')}</Tag>
        ) : reason !== null ? (
          <Tag tone="danger">{whyText(reason, t)}</Tag>
        ) : (
          receipts > 0 && <Tag>{t('receipts_n', { count: receipts })}</Tag>
        ),
    },
    { id: 'waited', name: t('waited'), figure: true, cell: ({ createdAt }) => spanText(now - createdAt, t) },
  ];
}
