import { Tag } from '@tessera/ui';
import type { ReactNode } from 'react';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useFormat, useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamMember } from '../api/team.ts';
import { seenOf } from '../model/seen.ts';
import styles from './member-parts.module.css';

/** When a member was last seen, in one or two words. */
export function useSeenText(): (member: Pick<TeamMember, 'seen_at'>) => string {
  const t = useT();
  const { timeZone } = useSettings();
  return ({ seen_at }) => {
    if (seen_at === null) return '–';
    const seen = seenOf(seen_at, now(), timeZone);
    if (seen.day === 'today') return t('tm_seen_today', { time: seen.time });
    return seen.day === 'yesterday' ? t('tm_seen_yesterday') : seen.date;
  };
}

/** A member's rate, and what it becomes. */
export function RateText({ member: { rate_ppm, next } }: { member: Pick<TeamMember, 'rate_ppm' | 'next'> }) {
  const t = useT();
  return (
    <span className={styles.rate}>
      <b>{percentText(rate_ppm)}</b>
      {next && <small>{t('tm_rate_next', { date: next.from.slice(5), rate: percentText(next.ppm) })}</small>}
    </span>
  );
}

/** How many levels below the agent a member is, where it is not the level on show. */
export function LevelTag({ level }: Pick<TeamMember, 'level'>): ReactNode {
  const t = useT();
  return <Tag tone="line">{t('tm_level', { n: level })}</Tag>;
}

export function useJoinedText(): (member: Pick<TeamMember, 'joined_at'>) => string {
  const format = useFormat();
  return ({ joined_at }) => format.time(joined_at, 'date');
}
