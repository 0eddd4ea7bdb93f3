import { Button, Card, Chip, Icon, Skeleton, SkeletonRegion, VisuallyHidden } from '@tessera/ui';
import { ArrowDown, ArrowUp, ChevronRight, ListTree, UserRound } from '@tessera/ui/icons';
import { useState } from 'react';
import { AmountText } from '../../../components/amount/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamMember } from '../api/team.ts';
import styles from './level.phone.module.css';
import { LevelFigures } from './level-figures.tsx';
import type { LevelProps } from './level-props.ts';
import { KindTag } from './link-parts.tsx';
import { LevelTag, useSeenText } from './member-parts.tsx';
import { MemberSearch } from './member-search.tsx';
import { MemberSheet } from './member-sheet.phone.tsx';
import { NoMembers } from './no-members.tsx';
import { PathBar } from './path-bar.tsx';

const sorts = ['stake', 'rate', 'members', 'joined'] as const;

/** The members of one level as a list; a tap opens one. */
export function LevelPhone({ level, query, waiting, place, onSort, onPage, typed, onTyped }: LevelProps) {
  const t = useT();
  const [openId, setOpenId] = useState<number>();
  const isSearch = query.search !== undefined;
  const items = level?.items ?? [];
  // The member of the newest answer, so that a changed rate shows in the open sheet.
  const open = items.find(({ id }) => id === openId);
  const pages = level ? Math.ceil(level.total / level.page_size) : 1;
  return (
    <div className={styles.root} data-barred={place.may_invite || undefined}>
      {level && level.path.length > 1 && <PathBar path={level.path} />}
      <MemberSearch typed={typed} onTyped={onTyped} />
      {level && !isSearch && <LevelFigures level={level} place={place} />}
      {isSearch && level && (
        <p className={styles.found} role="status">
          {t('tm_found', { text: query.search ?? '', n: level.total })}
        </p>
      )}
      {items.length > 0 && (
        <fieldset className={styles.sorts} aria-label={t('tm_sort_by')}>
          {sorts.map((sort) => {
            const isOn = query.sort === sort;
            return (
              <Chip
                key={sort}
                pressed={isOn}
                variant={isOn ? 'soft' : 'line'}
                {...(isOn && { icon: query.ascending ? ArrowUp : ArrowDown })}
                onClick={() => onSort(sort, isOn && !query.ascending)}
              >
                {t(`tm_sort_${sort}`)}
              </Chip>
            );
          })}
        </fieldset>
      )}
      <Card className={styles.card} aria-busy={!level || waiting || undefined}>
        {!level ? (
          <SkeletonRegion label={t('ui_loading')}>
            <Skeleton height={320} />
          </SkeletonRegion>
        ) : items.length === 0 ? (
          <NoMembers query={query} />
        ) : (
          <ul aria-label={t('tm_members')}>
            {items.map((member) => (
              <li key={member.id}>
                <Row member={member} isSearch={isSearch} onOpen={() => setOpenId(member.id)} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {level && pages > 1 && (
        <div className={styles.pages}>
          <Button disabled={level.page <= 1} onClick={() => onPage(level.page - 1)}>
            {t('tm_page_before')}
          </Button>
          <span>{t('tm_page_of', { page: level.page, pages })}</span>
          <Button disabled={level.page >= pages} onClick={() => onPage(level.page + 1)}>
            {t('tm_page_next')}
          </Button>
        </div>
      )}
      {open && <MemberSheet member={open} place={place} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}

function Row({ member, isSearch, onOpen }: { member: TeamMember; isSearch: boolean; onOpen: () => void }) {
  const t = useT();
  const seen = useSeenText();
  const { name, kind, level, all, stake, rate_ppm } = member;
  const isAgent = kind === 'agent';
  const facts = [isAgent && t('tm_below_n', { n: all }), seen(member)].filter(Boolean);
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.mark} data-agent={isAgent || undefined}>
        <Icon of={isAgent ? ListTree : UserRound} size={18} />
      </span>
      <span className={styles.who}>
        <span>
          <b>{name}</b> <KindTag kind={kind} /> {isSearch && <LevelTag level={level} />}
        </span>
        <small>{facts.join(' · ')}</small>
      </span>
      <span className={styles.end}>
        <VisuallyHidden>{t('tm_stake')}</VisuallyHidden>
        <AmountText amount={stake} still />
        <small>
          {t('tm_rate')} {percentText(rate_ppm)}
        </small>
      </span>
      <Icon of={ChevronRight} size={16} />
    </button>
  );
}
