import { Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useOperator } from '../../data/session.ts';
import { Empty } from '../../parts/marks.tsx';
import { Facts } from '../../parts/panel.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { amountText, countText, dayText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { DryRun } from './offer-data.ts';
import styles from './offers.module.css';

type Group = { readonly key: string; readonly name: string } & Omit<DryRun['groups'][number], 'from' | 'to'>;

/** Who would have got what in the month, by VIP levels, and the players with the largest sums. */
export function DryRunResult({ run }: { run: DryRun }) {
  const t = useT();
  const { timeZone } = useOperator();
  const groups: Group[] = run.groups.map(({ from, to, ...group }) => ({
    ...group,
    key: String(from),
    name: `VIP ${from}–${to}`,
  }));
  const most = run.top[0]?.amount ?? '0.0000';
  const total: Group = { key: 'all', name: t('offer_total'), players: run.players, amount: run.cost, most };
  const groupColumns: readonly Column<Group>[] = [
    { name: t('offer_group'), cell: ({ name }) => <span className="m">{name}</span> },
    { name: t('offer_would_get'), figure: true, cell: ({ players }) => countText(players) },
    { name: t('offer_given'), figure: true, cell: ({ amount }) => amountText(amount) },
    { name: t('offer_most'), figure: true, cell: (group) => amountText(group.most) },
  ];
  const topColumns: readonly Column<DryRun['top'][number]>[] = [
    {
      name: t('player'),
      cell: ({ userId, userName }) => <span className="m">{userName ?? `#${userId}`}</span>,
    },
    { name: t('offer_given'), figure: true, cell: ({ amount }) => amountText(amount) },
  ];
  return (
    <>
      <p className="t3 s12">
        {t('dry_run_of', { from: dayText(run.from, timeZone), to: dayText(run.to - 1, timeZone) })}
      </p>
      {run.budgetGone && (
        <Note tone="warning" icon={TriangleAlert} role="status">
          {t('dry_run_budget_gone')}
        </Note>
      )}
      <Table
        label={t('dry_run_groups')}
        size="low"
        columns={groupColumns}
        rows={[...groups, total]}
        idOf={({ key }) => key}
        empty={null}
      />
      <Facts
        facts={[
          [t('dry_run_reached'), countText(run.reached)],
          [t('dry_run_outside'), countText(run.outside)],
          [t('dry_run_closed'), countText(run.closed)],
          [t('dry_run_stake'), amountText(run.stake)],
          [t('dry_run_share'), run.sharePpm === null ? '—' : `${run.sharePpm / 10_000}%`],
          [
            t('dry_run_hash'),
            <span key="hash" className="mono">
              {run.hash.slice(0, 12)}
            </span>,
          ],
        ]}
      />
      <div className={styles.top}>
        <Table
          label={t('dry_run_top')}
          size="low"
          columns={topColumns}
          rows={run.top}
          idOf={({ userId }) => String(userId)}
          empty={<Empty title={t('dry_run_nobody')} line={t('dry_run_nobody_about')} />}
        />
      </div>
    </>
  );
}
