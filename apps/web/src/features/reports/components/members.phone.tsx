import { Card, Icon, IconButton, Pager, Select, VisuallyHidden } from '@tessera/ui';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, ListTree, UserRound } from '@tessera/ui/icons';
import { AmountText, NetText } from '../../../components/amount/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { TeamMember } from '../api/team.ts';
import { sortNameOf } from '../model/sort-names.ts';
import { sorted, sortOf, teamSorts } from '../model/team-view.ts';
import { EmptyTeam } from './empty-team.tsx';
import { Explanation } from './explanation.tsx';
import styles from './members.module.css';
import type { MembersProps } from './members-props.ts';
import { useTeamTexts } from './use-team-texts.ts';

/** The direct members as a list; a tap opens one with its figures and the explanation of its commission. */
export function MemberList({ report, view, onView, waiting }: MembersProps) {
  const texts = useTeamTexts(report, view);
  const { items, members, page, page_size } = report;
  const pages = Math.ceil(members / page_size);
  if (items.length === 0) {
    return (
      <Card>
        <EmptyTeam report={report} />
      </Card>
    );
  }
  return (
    <>
      <SortChoice title={texts.title} view={view} onView={onView} />
      <Card className={styles.card ?? ''} aria-busy={waiting || undefined}>
        <ul className={styles.list} aria-label={texts.title}>
          {items.map((member) => (
            <li key={member.id}>
              <MemberRow
                member={member}
                isOpen={member.id === view.member}
                onOpen={() => onView({ ...view, member: member.id === view.member ? undefined : member.id })}
              />
              {member.id === view.member && (
                <div className={styles.opened}>
                  <MemberFacts member={member} />
                  {member.kind === 'agent' && (
                    <Link to="report-team" className={styles.below} params={texts.below(member.id)}>
                      {texts.openTeam(member)}
                      <Icon of={ChevronRight} size={14} />
                    </Link>
                  )}
                  <Explanation member={member.id} days={view.days} />
                </div>
              )}
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <Pager
            className={styles.pager ?? ''}
            page={page}
            pages={pages}
            onPage={(next) => onView({ ...view, page: next, member: undefined })}
          />
        )}
      </Card>
    </>
  );
}

function SortChoice({ title, view, onView }: { title: string } & Pick<MembersProps, 'view' | 'onView'>) {
  const t = useT();
  return (
    <div className={styles.sort}>
      <h2>{title}</h2>
      <span>
        <Select
          size="sm"
          aria-label={t('rep_sort')}
          options={teamSorts.map((value) => ({ value, label: t(sortNameOf(value)) }))}
          value={view.sort}
          onChange={(sort) => onView(sorted(view, { ...sortOf(view), key: sort }))}
        />
        <IconButton
          icon={view.ascending ? ArrowUp : ArrowDown}
          label={t(view.ascending ? 'rep_sort_up' : 'rep_sort_down')}
          onClick={() =>
            onView(sorted(view, { key: view.sort, direction: view.ascending ? 'descending' : 'ascending' }))
          }
        />
      </span>
    </div>
  );
}

interface MemberRowProps {
  member: TeamMember;
  isOpen: boolean;
  onOpen: () => void;
}

function MemberRow({ member: { name, kind, rate_ppm, stake, mine }, isOpen, onOpen }: MemberRowProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  return (
    <button type="button" className={styles.row} aria-expanded={isOpen} onClick={onOpen}>
      <span className={styles.badge} data-agent={kind === 'agent' || undefined}>
        <Icon of={kind === 'agent' ? ListTree : UserRound} size={20} />
      </span>
      <span>
        <b>{name}</b>
        <small>
          <VisuallyHidden>{t(`rep_kind_${kind}`)} </VisuallyHidden>
          {t('rep_rate_of', {
            rate: percentText(rate_ppm),
            stake: hidden ? '••••' : format.figure(stake),
          })}
        </small>
      </span>
      <AmountText amount={mine} still />
      <Icon of={ChevronDown} size={18} />
    </button>
  );
}

function MemberFacts({ member }: { member: TeamMember }) {
  const t = useT();
  return (
    <dl className={styles.facts}>
      {(['payout', 'net', 'deposits', 'withdrawals'] as const).map((name) => (
        <div key={name}>
          <dt>{t(name === 'net' ? 'rep_result' : `rep_${name}`)}</dt>
          <dd>{name === 'net' ? <NetText net={member.net} /> : <AmountText amount={member[name]} />}</dd>
        </div>
      ))}
    </dl>
  );
}
