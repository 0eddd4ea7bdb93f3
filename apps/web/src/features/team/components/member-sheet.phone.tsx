import { Button } from '@tessera/ui';
import { ChartColumn, ListTree, SlidersHorizontal } from '@tessera/ui/icons';
import { useState } from 'react';
import { AmountText } from '../../../components/amount/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import type { TeamMember, TeamPlace } from '../api/team.ts';
import { KindTag } from './link-parts.tsx';
import { RateText, useJoinedText, useSeenText } from './member-parts.tsx';
import styles from './member-sheet.module.css';
import { RateEditor } from './rate-editor.tsx';

interface MemberSheetProps {
  member: TeamMember;
  place: TeamPlace;
  onClose: () => void;
}

/** One member with all figures, the way to the members below, and the rate of a direct member. */
export function MemberSheet({ member, place, onClose }: MemberSheetProps) {
  const t = useT();
  const seen = useSeenText();
  const joined = useJoinedText();
  const [isEditing, setEditing] = useState(false);
  const { id, name, kind, level, all, stake, payout } = member;
  if (isEditing) {
    return (
      <Panel title={t('tm_rate_of', { name })} onClose={onClose}>
        <RateEditor member={member} own={place.rate_ppm} onDone={onClose} />
      </Panel>
    );
  }
  const isAgent = kind === 'agent';
  const leave = (page: 'team-list' | 'report-team') => {
    onClose();
    void push(page, { of: String(id) });
  };
  const facts = [
    { name: t('tm_kind_is'), value: <KindTag kind={kind} /> },
    { name: t('tm_rate'), value: <RateText member={member} /> },
    ...(isAgent ? [{ name: t('tm_below'), value: all }] : []),
    { name: t('tm_stake'), value: <AmountText amount={stake} still /> },
    { name: t('tm_payout'), value: <AmountText amount={payout} still /> },
    { name: t('tm_joined'), value: joined(member) },
    { name: t('tm_seen'), value: seen(member) },
  ];
  return (
    <Panel title={name} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(({ name: fact, value }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tools}>
        {isAgent && (
          <>
            <Button size="lg" icon={ListTree} onClick={() => leave('team-list')}>
              {t('tm_show_below')}
            </Button>
            <Button size="lg" icon={ChartColumn} onClick={() => leave('report-team')}>
              {t('tm_report')}
            </Button>
          </>
        )}
        {level === 1 && (
          <Button size="lg" icon={SlidersHorizontal} onClick={() => setEditing(true)}>
            {t('tm_rate_change')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
