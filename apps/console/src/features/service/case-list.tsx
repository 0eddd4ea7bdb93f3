import { Badge } from '@tessera/ui';
import type { SupportCase, SupportView, useCases } from '../../data/support.ts';
import { Empty, State } from '../../parts/marks.tsx';
import { Pager, PageTable } from '../../parts/page-table.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { caseLook, isLate, lastText } from './case-look.ts';
import styles from './service.module.css';
import { TagFilter } from './tag-filter.tsx';
import { useTags } from './tags.ts';

/** A list of cases: who, what was said, how long the player waits and when the timer ends. */
export function CaseList({
  view,
  tag,
  list,
  opened,
}: {
  view: SupportView;
  /** The tag that finished cases are narrowed to; empty for all. */
  tag: string;
  list: ReturnType<typeof useCases>;
  opened: number | undefined;
}) {
  const t = useT();
  const now = useNow();
  const { nameOf } = useTags();
  const next = list.data?.next;
  const columns: readonly Column<SupportCase>[] = [
    {
      name: t('player'),
      cell: (one) => (
        <TwoLines
          first={
            <span className="row">
              {one.player.userName}
              {one.unread > 0 && <Badge count={one.unread} label={t('unread_n', { count: one.unread })} />}
            </span>
          }
          second={lastText(one, t)}
        />
      ),
    },
    {
      name: view === 'ended' ? t('rating') : t('waited'),
      cell: (one) =>
        view === 'ended' ? (
          <TwoLines
            first={one.rating === null ? '—' : t('rating_n', { n: one.rating })}
            second={[t(caseLook[one.state].text), ...one.tags.map(nameOf)].join(' · ')}
          />
        ) : (
          <TwoLines
            first={
              <span className={isLate(one, now) ? 'bad n' : 'n'}>
                {one.waitingSince === null ? '—' : spanText(now - one.waitingSince, t)}
              </span>
            }
            second={<State tone={caseLook[one.state].tone}>{t(caseLook[one.state].text)}</State>}
          />
        ),
    },
  ];
  return (
    <div className={styles.list}>
      {view === 'ended' && <TagFilter tag={tag} />}
      <PageTable
        error={list.error}
        label={t('support_cases')}
        size="tall"
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        isLate={(one) => isLate(one, now)}
        opened={String(opened ?? '')}
        onOpen={(id) => changeParams({ id, answers: '' })}
        empty={
          <Empty
            title={t('support_none')}
            line={t(view === 'mine' ? 'support_none_mine' : 'support_none_about')}
          />
        }
        pager={
          view === 'ended' && (
            <Pager
              names={{ start: t('to_newest'), next: t('older') }}
              onStart={undefined}
              onNext={next ? () => changeParams({ before: String(next) }) : undefined}
            />
          )
        }
      />
    </div>
  );
}
