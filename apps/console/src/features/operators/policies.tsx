import { actionName } from '../../data/action-names.ts';
import { useOperator } from '../../data/session.ts';
import { PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { PolicyRow } from './operators-data.ts';

/** How many people each action needs. */
export function Policies({ rows, error }: { rows: readonly PolicyRow[] | undefined; error: unknown }) {
  const t = useT();
  const { params } = useAddress();
  return (
    <PageTable
      error={error}
      size="tall"
      label={t('view_policies')}
      columns={usePolicyColumns()}
      rows={rows}
      idOf={({ action }) => action}
      opened={params.action ?? ''}
      onOpen={(action) => changeParams({ action })}
    />
  );
}

function usePolicyColumns(): readonly Column<PolicyRow>[] {
  const t = useT();
  const { timeZone } = useOperator();
  return [
    {
      name: t('action'),
      cell: ({ action }) => <TwoLines first={t(actionName[action])} second={action} />,
    },
    { name: t('people'), cell: ({ needs }) => t(needs === 1 ? 'one_person' : 'two_people') },
    {
      name: t('least'),
      cell: ({ least }) => <span className="t3">{t(least === 1 ? 'one_person' : 'two_people')}</span>,
    },
    {
      name: t('last_change'),
      figure: true,
      cell: ({ at }) => (at === null ? t('initial_value') : momentText(at, serverNow(), timeZone)),
    },
  ];
}
