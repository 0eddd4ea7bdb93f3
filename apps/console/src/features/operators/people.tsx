import { roleName } from '../../data/names.ts';
import { useOperator } from '../../data/session.ts';
import { PersonMark, State } from '../../parts/marks.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { OperatorRow } from './operators-data.ts';

/** The operators, each with a role, open sessions and how much they proposed and approved. */
export function People({ rows, error }: { rows: readonly OperatorRow[] | undefined; error: unknown }) {
  const t = useT();
  const { params } = useAddress();
  return (
    <PageTable
      error={error}
      size="tall"
      label={t('view_people')}
      columns={usePeopleColumns()}
      rows={rows}
      idOf={({ name }) => name}
      opened={params.name ?? ''}
      onOpen={(name) => changeParams({ name, invite: '' })}
    />
  );
}

function usePeopleColumns(): readonly Column<OperatorRow>[] {
  const t = useT();
  const { timeZone } = useOperator();
  return [
    {
      name: t('person'),
      cell: ({ person, name }) => (
        <span className="row">
          <PersonMark name={person} size="sm" />
          <TwoLines first={person} second={name} />
        </span>
      ),
    },
    { name: t('role'), cell: ({ role }) => (role ? t(roleName[role]) : t('role_none')) },
    {
      name: t('state'),
      cell: ({ enabled, ready }) =>
        enabled ? (
          <State tone={ready ? 'ok' : 'warn'}>{t(ready ? 'operator_enabled' : 'operator_not_ready')}</State>
        ) : (
          <State tone="off">{t('operator_disabled')}</State>
        ),
    },
    { name: t('sessions'), figure: true, cell: ({ sessions }) => sessions },
    { name: t('proposed'), figure: true, wide: true, cell: ({ proposed }) => proposed },
    { name: t('approved'), figure: true, wide: true, cell: ({ approved }) => approved },
    {
      name: t('last_sign_in'),
      figure: true,
      cell: ({ lastAt }) => (lastAt === null ? '—' : momentText(lastAt, serverNow(), timeZone)),
    },
  ];
}
