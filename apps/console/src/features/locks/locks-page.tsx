import { Button } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { lazy } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { Empty } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { usePlace } from '../../parts/place.tsx';
import type { Column } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type LockRow, useLocks } from './lock-data.ts';

const LockPanel = lazy(async () => ({ default: (await import('./lock-panel.tsx')).LockPanel }));
const NewLock = lazy(async () => ({ default: (await import('./new-lock.tsx')).NewLock }));

const views = ['locked', 'ended'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = { locked: 'view_locked', ended: 'view_ended' } as const;

/** Opens the form instead of a row. */
const NEW = 'new';
/** Rows of one page. */
const PAGE_ROWS = 50;

/** Players whose payouts operators have locked. */
export function LocksPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'locked';
  const { cursor, pagerTo } = usePlace(view);
  const list = useLocks({ view, size: PAGE_ROWS, ...(cursor === undefined ? {} : { before: cursor }) });
  const mayLock = useGrant('payout.lock') !== undefined;
  const opened = params.id ?? '';
  const lock = list.data?.items.find(({ id }) => String(id) === opened);
  return (
    <Page
      title={t('page_locks')}
      sub={t('locks_about')}
      acts={
        mayLock && (
          <Button size="sm" icon={Lock} onClick={() => changeParams({ id: NEW })}>
            {t('lock_payouts')}
          </Button>
        )
      }
      panel={
        opened === NEW ? (
          <NewLock player={params.player ?? ''} />
        ) : (
          lock && <LockPanel key={opened} lock={lock} />
        )
      }
      foot={<KeyHints keys={[[['J', 'K'], t('keys_move')]]} />}
    >
      <Views
        page="locks"
        label={t('views')}
        current={view}
        views={views.map((id) => ({ id, name: t(VIEW_TEXT[id]) }))}
      />
      <PageTable
        error={list.error}
        label={t('page_locks')}
        columns={useColumns(view)}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t('locks_none')} />}
        pager={pagerTo(list.data?.next)}
      />
    </Page>
  );
}

function useColumns(view: View): readonly Column<LockRow>[] {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return [
    {
      name: t('player'),
      cell: ({ userName, userId }) => <span className="m">{userName ?? `#${userId}`}</span>,
    },
    { name: t('reason'), cell: ({ reason }) => reason },
    { name: t('locked_by'), wide: true, cell: ({ by }) => by },
    { name: t('locked_at'), cell: ({ at }) => momentText(at, now, timeZone) },
    view === 'locked'
      ? { name: t('withdrawals_waiting'), figure: true, cell: ({ waiting }) => waiting }
      : {
          name: t('unlocked_at'),
          cell: ({ endedAt }) => endedAt !== null && momentText(endedAt, now, timeZone),
        },
  ];
}
