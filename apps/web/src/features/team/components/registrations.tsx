import type { MessageKey } from '@tessera/messages';
import type { RecordColumn } from '@tessera/ui';
import { Button, Card, EmptyState, Icon, Tag, type Tone } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { ChevronDown, Info } from '@tessera/ui/icons';
import { AmountText } from '../../../components/amount/index.ts';
import { Failed } from '../../../components/failed/index.ts';
import { RecordList } from '../../../components/record-list/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type LinkMember, type TeamLink, useLinkMembers } from '../api/team.ts';
import styles from './registrations.module.css';

const states: Readonly<Record<LinkMember['state'], readonly [MessageKey, Tone]>> = {
  normal: ['tm_member_normal', 'success'],
  unused: ['tm_member_unused', 'neutral'],
  checking: ['tm_member_checking', 'warning'],
};

/** Who registered through a link, in a card of its own. */
export function Registrations({ link }: { link: TeamLink }) {
  const t = useT();
  return (
    <Card
      className={styles.card}
      title={t('tm_regs', { name: link.name })}
      titleEnd={link.uses > 0 && <span className={styles.count}>{t('tm_total', { n: link.uses })}</span>}
    >
      <RegistrationList id={link.id} name={link.name} />
    </Card>
  );
}

/** Who registered through a link, newest first, with what the agent earned from them. */
export function RegistrationList({ id, name }: { id: number; name: string }) {
  const t = useT();
  const columns = useColumns();
  const members = useLinkMembers(id);
  if (members.isError && !members.data)
    return <Failed title={t('tm_regs_failed')} onRetry={members.refetch} />;
  const items = members.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <RecordList
        columns={columns}
        rows={items}
        rowKey={(member) => String(member.id)}
        label={t('tm_regs', { name })}
        {...(!members.data && { loadingRows: 3 })}
        empty={
          <EmptyState art={<EmptyRecordsArt />} title={t('tm_regs_none')} line={t('tm_regs_none_line')} />
        }
      />
      {members.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="sm"
            iconEnd={ChevronDown}
            loading={members.isFetchingNextPage}
            onClick={() => void members.fetchNextPage()}
          >
            {t('tm_more')}
          </Button>
        </div>
      )}
      {items.some(({ state }) => state === 'checking') && (
        <p className={styles.note}>
          <Icon of={Info} size={14} />
          {t('tm_checking_note')}
        </p>
      )}
    </>
  );
}

function useColumns(): RecordColumn<LinkMember>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      key: 'name',
      head: t('tm_col_member'),
      card: 'title',
      cell: ({ name }) => <b className={styles.name}>{name}</b>,
    },
    {
      key: 'at',
      head: t('tm_col_registered'),
      cell: ({ at }) => <span className={styles.quiet}>{format.time(at, 'YYYY-MM-DD HH:mm')}</span>,
    },
    {
      key: 'rate',
      head: t('tm_col_rate'),
      align: 'end',
      cell: ({ rate_ppm }) => <span className={styles.figure}>{percentText(rate_ppm)}</span>,
    },
    {
      key: 'deposited',
      head: t('tm_col_deposited'),
      card: 'status',
      cell: ({ deposited }) => <Tag tone="line">{t(deposited ? 'tm_deposited' : 'tm_not_deposited')}</Tag>,
    },
    {
      key: 'stake',
      head: t('tm_col_stake'),
      align: 'end',
      cell: ({ stake }) => (
        <b className={styles.figure}>
          <AmountText amount={stake} still />
        </b>
      ),
    },
    {
      key: 'mine',
      head: t('tm_col_mine'),
      align: 'end',
      cell: ({ mine, state }) => (
        <b className={styles.figure}>
          <AmountText amount={mine} tone={state === 'checking' ? 'muted' : 'plain'} still />
        </b>
      ),
    },
    {
      key: 'state',
      head: t('tm_col_state'),
      align: 'end',
      card: 'status',
      cell: ({ state }) => {
        const [text, tone] = states[state];
        return <Tag tone={tone}>{t(text)}</Tag>;
      },
    },
  ];
}
