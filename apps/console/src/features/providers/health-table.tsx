import { providerTones } from '../../data/provider-states.ts';
import { useOperator } from '../../data/session.ts';
import { State } from '../../parts/marks.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import type { Column } from '../../parts/table.tsx';
import { useNow } from '../../platform/clock.ts';
import { agoText, countText, momentText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import type { ProviderRow } from './provider-data.ts';

const STATE_TEXT = {
  silent: 'provider_silent',
  unsteady: 'provider_unsteady',
  well: 'provider_well',
  idle: 'provider_idle',
  off: 'provider_off',
} as const satisfies Readonly<Record<ProviderRow['state'], TextKey>>;

/** Each third party: calls and failures of 24 hours, last answer, open orders, last comparison. */
export function HealthTable({ rows, error }: { rows: readonly ProviderRow[] | undefined; error: unknown }) {
  const t = useT();
  return (
    <PageTable
      error={error}
      label={t('view_health')}
      columns={useColumns()}
      rows={rows}
      idOf={({ id }) => id}
      isLate={(row) => row.state === 'silent' || row.differences > 0}
    />
  );
}

function useColumns(): readonly Column<ProviderRow>[] {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return [
    { name: t('provider'), cell: ({ id }) => <span className="m">{id}</span> },
    {
      name: t('state'),
      cell: ({ state }) => <State tone={providerTones[state]}>{t(STATE_TEXT[state])}</State>,
    },
    { name: t('calls_day'), figure: true, cell: ({ calls }) => countText(calls) },
    {
      name: t('calls_failed'),
      figure: true,
      cell: ({ refused, unclear }) => `${countText(refused)} / ${countText(unclear)}`,
    },
    {
      name: t('mean_time'),
      figure: true,
      wide: true,
      cell: ({ meanMs }) => (meanMs === null ? '—' : `${countText(meanMs)} ms`),
    },
    {
      name: t('last_answer'),
      figure: true,
      cell: ({ answeredAt }) => (answeredAt === null ? '—' : agoText(now - answeredAt, t)),
    },
    { name: t('open_orders'), figure: true, cell: ({ open }) => countText(open) },
    {
      name: t('compared'),
      wide: true,
      cell: ({ compared }) =>
        compared === null
          ? '—'
          : `${momentText(compared.at, now, timeZone)} · ${
              compared.reached
                ? t('compared_n', { ours: countText(compared.ours), theirs: countText(compared.theirs) })
                : t('compared_not')
            }`,
    },
    { name: t('differences'), figure: true, cell: ({ differences }) => countText(differences) },
  ];
}
