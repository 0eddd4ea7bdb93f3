import type { CommandAction } from '@tessera/protocol/console-permissions';
import { actionName } from '../../data/action-names.ts';
import type { Case } from '../../data/cases.ts';
import { useOperator } from '../../data/session.ts';
import { PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { type Translate, useT } from '../../platform/i18n.ts';
import { OUTCOME_TEXT, TOPIC_TEXT } from './case-names.ts';
import styles from './cases.module.css';

type Act = Case['acts'][number];

/** What was done by itself, and by people, the newest first. */
export function Course({ acts }: { acts: Case['acts'] }) {
  const t = useT();
  return (
    <>
      <PanelSection title={t('done_by_itself')}>
        <Acts acts={acts.filter(({ person }) => person === null)} none={t('done_by_itself_none')} />
      </PanelSection>
      <PanelSection title={t('done_by_people')}>
        <Acts acts={acts.filter(({ person }) => person !== null)} none={t('done_by_people_none')} />
      </PanelSection>
    </>
  );
}

function Acts({ acts, none }: { acts: Case['acts']; none: string }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  if (acts.length === 0) return <span className="t3">{none}</span>;
  const moment = (ms: number) => momentText(ms, now, timeZone);
  return (
    <ul className={styles.course}>
      {acts.map((act) => (
        <li key={act.id}>
          <span>{actText(act, t, moment)}</span>
          <span className="s12 t3">
            {act.person && `${act.person} · `}
            {moment(act.at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function actText({ what, detail }: Act, t: Translate, moment: (ms: number) => string): string {
  switch (what) {
    case 'opened':
      return t('did_opened');
    case 'marked':
      return t('did_marked');
    case 'promotions':
      return t('did_promotions', { days: Number(detail.days) });
    case 'message':
      return t('did_message');
    case 'break':
      return t('did_break', { hours: Number(detail.hours) });
    case 'assigned':
      return t('did_assigned', { owner: String(detail.owner) });
    case 'contacted':
      return t('did_contacted', { topic: t(TOPIC_TEXT[String(detail.topic)] ?? 'contact_topic') });
    case 'command':
      return t(actionName[detail.action as CommandAction]);
    case 'planned':
      return t('did_planned', { at: moment(Number(detail.due)) });
    case 'continued':
      return t('did_continued');
    case 'closed':
      return t('did_closed', { outcome: t(OUTCOME_TEXT[detail.outcome as keyof typeof OUTCOME_TEXT]) });
  }
}
