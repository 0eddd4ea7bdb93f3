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
import { useWithdrawals, type WithdrawalRow, withdrawalLook } from './withdrawal-data.ts';

const WithdrawalPanel = lazy(async () => ({
  default: (await import('./withdrawal-panel.tsx')).WithdrawalPanel,
}));

const views = ['review', 'open', 'ended'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = { review: 'view_review', open: 'view_open', ended: 'view_ended' } as const;

/** Rows of one page. */
const PAGE_ROWS = 50;

/** Withdrawals: those that wait for people first, the oldest at the top. */
export function WithdrawalsPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'review';
  const { cursor, pagerTo } = usePlace(view);
  const list = useWithdrawals({ view, size: PAGE_ROWS, ...(cursor === undefined ? {} : { cursor }) });
  const opened = params.id ?? '';
  const review = list.data?.review;
  const columns = useColumns();
  return (
    <Page
      title={t('page_withdrawals')}
      tools={<ListTools table="withdrawals" columns={columns} />}
      sub={review && t('review_sum', { count: review.count, amount: amountText(review.amount) })}
      panel={opened !== '' && <WithdrawalPanel key={opened} id={Number(opened)} />}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('withdrawals_rule')}</span>
        </>
      }
    >
      <Views
        page="withdrawals"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id === 'review' && review ? { count: review.count } : {}),
        }))}
      />
      <PageTable
        name="withdrawals"
        error={list.error}
        label={t('page_withdrawals')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        isLate={({ problem }) => problem !== null}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t(view === 'review' ? 'review_done' : 'list_empty')} />}
        pager={pagerTo(list.data?.next)}
      />
    </Page>
  );
}

function useColumns(): readonly Column<WithdrawalRow>[] {
  const t = useT();
  const now = useNow();
  return [
    { name: t('number'), cell: ({ id }) => <span className="mono">wd-{id}</span> },
    {
      id: 'player',
      name: t('player'),
      cell: ({ userName, userId }) => <span className="m">{userName ?? `#${userId}`}</span>,
    },
    {
      id: 'amount',
      name: t('amount'),
      figure: true,
      cell: ({ amount, currency }) => `${amountText(amount)} ${currency}`,
    },
    {
      id: 'paid_to',
      name: t('paid_to'),
      wide: true,
      cell: ({ account, kind }) => <span className="t2">{account ?? t(`kind_${kind}`)}</span>,
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <State tone={withdrawalLook[state].tone}>{t(withdrawalLook[state].text)}</State>,
    },
    {
      id: 'hint',
      name: t('hint'),
      cell: ({ problem, command }) =>
        problem !== null ? (
          <Tag tone="danger">{problem}</Tag>
        ) : (
          command !== null && <Tag tone="info">{t('command_waits')}</Tag>
        ),
    },
    { id: 'waited', name: t('waited'), figure: true, cell: ({ createdAt }) => spanText(now - createdAt, t) },
  ];
}
