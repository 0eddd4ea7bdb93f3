import { Card, Icon, Pager, type RecordColumn, RecordTable, Tag } from '@tessera/ui';
import { ListTree } from '@tessera/ui/icons';
import { AmountText, NetText } from '../../../components/amount/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { TeamMember } from '../api/team.ts';
import { sorted, sortOf } from '../model/team-view.ts';
import { EmptyTeam } from './empty-team.tsx';
import styles from './members.module.css';
import type { MembersProps } from './members-props.ts';
import { useTeamTexts } from './use-team-texts.ts';

/** The direct members as a table with their totals; a name opens the team below, a commission its explanation. */
export function MemberTable({ report, view, onView, waiting }: MembersProps) {
  const t = useT();
  const texts = useTeamTexts(report, view);
  const { items, total, mine, members, page, page_size } = report;
  const columns = useColumns({ report, view, onView });
  const pages = Math.ceil(members / page_size);
  return (
    <Card
      className={styles.card ?? ''}
      title={texts.title}
      titleEnd={items.length > 0 ? t('rep_team_hint') : undefined}
      aria-busy={waiting || undefined}
    >
      <RecordTable
        className={styles.table ?? ''}
        columns={columns}
        rows={items}
        rowKey={({ id }) => String(id)}
        label={texts.title}
        layout="table"
        sort={sortOf(view)}
        onSort={(sort) => onView(sorted(view, sort))}
        empty={<EmptyTeam report={report} />}
        totals={{
          name: t('rep_total'),
          stake: <AmountText amount={total.stake} />,
          payout: <AmountText amount={total.payout} />,
          net: <NetText net={total.net} />,
          deposits: <AmountText amount={total.deposits} />,
          withdrawals: <AmountText amount={total.withdrawals} />,
          mine: <AmountText amount={mine} />,
        }}
      />
      {pages > 1 && (
        <Pager
          className={styles.pager ?? ''}
          page={page}
          pages={pages}
          onPage={(next) => onView({ ...view, page: next, member: undefined })}
        />
      )}
    </Card>
  );
}

type Column = RecordColumn<TeamMember>;

function useColumns({ report, view, onView }: Omit<MembersProps, 'waiting'>): Column[] {
  const t = useT();
  const texts = useTeamTexts(report, view);
  const amount = (key: 'deposits' | 'withdrawals' | 'stake' | 'payout'): Column => ({
    key,
    head: t(`rep_${key}`),
    align: 'end',
    sortable: true,
    cell: (member) => <AmountText amount={member[key]} still />,
  });
  // While an explanation is beside the table, what moved in and out makes room for it.
  const moved = view.member === undefined ? [amount('deposits'), amount('withdrawals')] : [];
  return [
    {
      key: 'name',
      head: t('rep_member'),
      sortable: true,
      cell: (member) => (
        <span className={styles.name}>
          {member.kind === 'agent' ? (
            <Link to="report-team" params={texts.below(member.id)} aria-label={texts.openTeam(member)}>
              <Icon of={ListTree} size={16} />
              {member.name}
            </Link>
          ) : (
            <span>{member.name}</span>
          )}
          <Tag tone={member.kind === 'agent' ? 'primary' : 'neutral'}>{t(`rep_kind_${member.kind}`)}</Tag>
        </span>
      ),
    },
    {
      key: 'rate',
      head: t('rep_rate'),
      align: 'end',
      sortable: true,
      cell: ({ rate_ppm }) => <span className={styles.number}>{percentText(rate_ppm)}</span>,
    },
    {
      key: 'members',
      head: t('rep_members'),
      align: 'end',
      sortable: true,
      cell: ({ kind, direct }) => <span className={styles.number}>{kind === 'agent' ? direct : '–'}</span>,
    },
    amount('stake'),
    amount('payout'),
    {
      key: 'net',
      head: t('rep_result'),
      align: 'end',
      sortable: true,
      cell: ({ net }) => <NetText net={net} still />,
    },
    ...moved,
    {
      key: 'difference',
      head: t('rep_difference'),
      align: 'end',
      cell: ({ mine_ppm }) => (
        <span className={`${styles.number} ${styles.soft}`}>{percentText(mine_ppm)}</span>
      ),
    },
    {
      key: 'mine',
      head: t('rep_earned'),
      align: 'end',
      sortable: true,
      cell: (member) => (
        <button
          type="button"
          className={styles.open}
          aria-label={texts.explain(member)}
          aria-expanded={member.id === view.member}
          onClick={() => onView({ ...view, member: member.id === view.member ? undefined : member.id })}
        >
          <AmountText amount={member.mine} still />
        </button>
      ),
    },
  ];
}
