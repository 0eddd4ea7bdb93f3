import { CircleCheck, TriangleAlert } from '@tessera/ui/icons';
import type { Figures } from '../../data/figures.ts';
import { useOperator } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { momentText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import styles from './dashboard-page.module.css';

type Alarm = Figures['alarms'][number];

const ALARM_TEXT = {
  ledger_frozen: 'alarm_ledger_frozen',
  audit_violation: 'alarm_audit_violation',
  audit_late: 'alarm_audit_late',
  draw_late: 'alarm_draw_late',
  withdrawal_problem: 'alarm_withdrawal_problem',
  log_waits: 'alarm_log_waits',
  log_altered: 'alarm_log_altered',
  log_copy_late: 'alarm_log_copy_late',
  case_late: 'alarm_case_late',
  provider_silent: 'alarm_provider_silent',
} as const satisfies Readonly<Record<Alarm['kind'], TextKey>>;

/** Alarms that stop money, shown in red. */
const STOPS: readonly Alarm['kind'][] = ['ledger_frozen', 'log_altered', 'audit_violation'];

/** What needs a person, each with since when. */
export function Alarms({ figures }: { figures: Figures | undefined }) {
  const t = useT();
  const { timeZone } = useOperator();
  return (
    <Card title={t('alarms')}>
      {figures?.alarms.map((alarm) => (
        <div key={`${alarm.kind} ${alarm.subject}`} className={styles.item}>
          <TriangleAlert
            size={16}
            aria-hidden="true"
            className={STOPS.includes(alarm.kind) ? 'bad' : 'warn'}
          />
          <div className="grow">
            <div className="m">{t(ALARM_TEXT[alarm.kind], { count: alarm.count })}</div>
            {alarm.subject && <div className="s12 t3 clip">{alarm.subject}</div>}
          </div>
          {alarm.since !== null && (
            <span className="n t3">{momentText(alarm.since, figures.at, timeZone)}</span>
          )}
        </div>
      ))}
      {figures?.alarms.length === 0 && (
        <div className={styles.item}>
          <CircleCheck size={16} aria-hidden="true" className="ok" />
          <span className="t2">{t('alarms_none')}</span>
        </div>
      )}
    </Card>
  );
}
