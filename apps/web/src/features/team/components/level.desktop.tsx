import { Card, Icon, IconButton, Pager, Popover, type RecordColumn, RecordTable } from '@tessera/ui';
import { ChartColumn, ListTree, SlidersHorizontal } from '@tessera/ui/icons';
import { AmountText } from '../../../components/amount/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { TeamMember } from '../api/team.ts';
import { pageTotals } from '../model/page-totals.ts';
import styles from './level.desktop.module.css';
import { LevelFigures } from './level-figures.tsx';
import type { LevelProps } from './level-props.ts';
import { KindTag } from './link-parts.tsx';
import { LevelTag, RateText, useJoinedText, useSeenText } from './member-parts.tsx';
import { MemberSearch } from './member-search.tsx';
import { NoMembers } from './no-members.tsx';
import { PathBar } from './path-bar.tsx';
import { RateEditor } from './rate-editor.tsx';
import { TeamTree } from './team-tree.tsx';

/** The tree beside the members of one level, as a table. */
export function LevelDesktop(props: LevelProps) {
  const t = useT();
  const { level, query, typed, onTyped, place } = props;
  return (
    <div className={styles.root}>
      <Card className={styles.path}>
        {level && <PathBar path={level.path} />}
        <MemberSearch typed={typed} onTyped={onTyped} />
      </Card>
      <div className={styles.body}>
        <TeamTree path={level?.path ?? []} place={place} />
        <div className={styles.main}>
          {level && query.search === undefined && <LevelFigures level={level} place={place} />}
          <Card className={styles.card}>
            {query.search !== undefined && level && (
              <p className={styles.found} role="status">
                {t('tm_found', { text: query.search, n: level.total })}
              </p>
            )}
            <Members {...props} />
          </Card>
        </div>
      </div>
    </div>
  );
}

function Members({ level, query, waiting, onSort, onPage, place }: LevelProps) {
  const t = useT();
  const rows = level?.items ?? [];
  const columns = useColumns({
    isSearch: query.search !== undefined,
    own: place.rate_ppm,
    hasActions: rows.some(({ level: depth, kind }) => depth === 1 || kind === 'agent'),
  });
  const totals = pageTotals(rows);
  const pages = level ? Math.ceil(level.total / level.page_size) : 1;
  return (
    <>
      <RecordTable
        className={styles.table ?? ''}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        label={t('tm_members')}
        layout="table"
        {...((!level || waiting) && { loadingRows: 6 })}
        empty={<NoMembers query={query} />}
        sort={{ key: query.sort, direction: query.ascending ? 'ascending' : 'descending' }}
        onSort={({ key, direction }) => {
          const column = sortable.find((name) => name === key);
          if (column) onSort(column, direction === 'ascending');
        }}
        totals={{
          name: t('tm_page_total'),
          members: totals.members,
          stake: <Figure amount={totals.stake} />,
          payout: <Figure amount={totals.payout} />,
        }}
      />
      {level && level.total > 0 && (
        <div className={styles.foot}>
          <span>{t('tm_total', { n: level.total })}</span>
          {pages > 1 && <Pager page={level.page} pages={pages} onPage={onPage} />}
        </div>
      )}
    </>
  );
}

const sortable = ['name', 'rate', 'members', 'stake', 'payout', 'joined'] as const;

interface ColumnsOf {
  /** Members of several levels. */
  isSearch: boolean;
  /** The agent's own rate, ppm. */
  own: number;
  /** A member is there whose rate can be changed, or who has a team. */
  hasActions: boolean;
}

function useColumns({ isSearch, own, hasActions }: ColumnsOf): RecordColumn<TeamMember>[] {
  const t = useT();
  const seen = useSeenText();
  const joined = useJoinedText();
  return [
    {
      key: 'name',
      head: t('tm_col_member'),
      sortable: true,
      cell: (member) => <Name member={member} isSearch={isSearch} />,
    },
    {
      key: 'rate',
      head: t('tm_rate'),
      align: 'end',
      sortable: true,
      cell: (member) => <RateText member={member} />,
    },
    {
      key: 'members',
      head: t('tm_below'),
      align: 'end',
      sortable: true,
      cell: ({ kind, all }) => <span className={styles.figure}>{kind === 'agent' ? all : '–'}</span>,
    },
    {
      key: 'stake',
      head: t('tm_stake'),
      align: 'end',
      sortable: true,
      cell: ({ stake }) => <Figure amount={stake} />,
    },
    {
      key: 'payout',
      head: t('tm_payout'),
      align: 'end',
      sortable: true,
      cell: ({ payout }) => <Figure amount={payout} />,
    },
    {
      key: 'joined',
      head: t('tm_joined'),
      sortable: true,
      cell: (member) => <span className={styles.quiet}>{joined(member)}</span>,
    },
    {
      key: 'seen',
      head: t('tm_seen'),
      cell: (member) => <span className={styles.quiet}>{seen(member)}</span>,
    },
    ...(hasActions
      ? [
          {
            key: 'actions',
            head: t('tm_actions'),
            align: 'end',
            cell: (member: TeamMember) => <Actions member={member} own={own} />,
          } as const,
        ]
      : []),
  ];
}

function Name({ member: { id, name, kind, level }, isSearch }: { member: TeamMember; isSearch: boolean }) {
  return (
    <span className={styles.name}>
      {kind === 'agent' ? (
        <>
          <Icon of={ListTree} size={16} />
          <Link to="team-list" params={{ of: String(id) }}>
            {name}
          </Link>
        </>
      ) : (
        <b>{name}</b>
      )}
      <KindTag kind={kind} />
      {isSearch && <LevelTag level={level} />}
    </span>
  );
}

function Actions({ member, own }: { member: TeamMember; own: number }) {
  const t = useT();
  const { id, name, kind, level } = member;
  const title = t('tm_rate_of', { name });
  const report = t('tm_report_of', { name });
  return (
    <span className={styles.actions}>
      {kind === 'agent' && (
        <Link
          to="report-team"
          params={{ of: String(id) }}
          className={styles.tool ?? ''}
          title={report}
          aria-label={report}
        >
          <Icon of={ChartColumn} size={20} />
        </Link>
      )}
      {level === 1 && (
        <Popover
          align="end"
          label={title}
          className={styles.editor ?? ''}
          trigger={(props) => <IconButton {...props} icon={SlidersHorizontal} label={title} />}
        >
          {(close) => (
            <>
              <h3>{title}</h3>
              <RateEditor member={member} own={own} onDone={close} />
            </>
          )}
        </Popover>
      )}
    </span>
  );
}

function Figure({ amount }: { amount: Parameters<typeof AmountText>[0]['amount'] }) {
  return (
    <b className={styles.figure}>
      <AmountText amount={amount} still />
    </b>
  );
}
