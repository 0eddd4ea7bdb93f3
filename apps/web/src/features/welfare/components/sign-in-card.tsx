import type { MessageKey } from '@tessera/messages';
import { Card, EmptyState, Icon, Note, VisuallyHidden } from '@tessera/ui';
import { Check, CircleCheck, TriangleAlert } from '@tessera/ui/icons';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { useClaim } from '../../../data/promotions/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Milestone, type SignInDay, type SignInMonth, signIn } from '../api/welfare.ts';
import styles from './sign-in-card.module.css';

/** Headings of the columns, Monday first. */
const weekdays = [
  'weekday_1',
  'weekday_2',
  'weekday_3',
  'weekday_4',
  'weekday_5',
  'weekday_6',
  'weekday_0',
] as const satisfies readonly MessageKey[];

const states: Readonly<Record<SignInDay['state'], MessageKey>> = {
  signed: 'wf_day_signed',
  missed: 'wf_day_missed',
  open: 'wf_day_open',
  ahead: 'wf_day_ahead',
};

/** The calendar of the month with its milestones, and the sign-in of today. */
export function SignInCard({ month }: { month: SignInMonth | null }) {
  const t = useT();
  if (!month) {
    return (
      <Card title={t('wf_sign_in')}>
        <EmptyState title={t('wf_sign_in_none')} line={t('wf_none_line')} />
      </Card>
    );
  }
  return (
    <Card
      title={t('wf_sign_in_of', { month: month.today.slice(0, 7) })}
      titleEnd={t('wf_count', { n: month.count })}
      className={styles.root}
    >
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((key) => (
          <span key={key}>{t(key)}</span>
        ))}
      </div>
      <ol className={styles.days} style={{ '--first': month.days[0]?.weekday ?? 1 }}>
        {month.days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
      <ul className={styles.milestones} aria-label={t('wf_milestones')}>
        {month.milestones.map((milestone) => (
          <MilestoneTile key={milestone.days} milestone={milestone} count={month.count} />
        ))}
      </ul>
      <Today month={month} />
      <p className={styles.rule}>{t('wf_sign_in_rule')}</p>
    </Card>
  );
}

function Day({ day: { day, amount, state } }: { day: SignInDay }) {
  const t = useT();
  const format = useFormat();
  return (
    <li data-state={state} aria-current={state === 'open' ? 'date' : undefined}>
      <b>{Number(day.slice(8))}</b>
      <small>{state === 'missed' ? t('wf_day_missed') : format.money(amount)}</small>
      {state !== 'missed' && <VisuallyHidden>{t(states[state])}</VisuallyHidden>}
      {state === 'signed' && <Icon of={Check} size={12} className={styles.tick} />}
    </li>
  );
}

function MilestoneTile({
  milestone: { days, prize, state },
  count,
}: {
  milestone: Milestone;
  count: number;
}) {
  const t = useT();
  const amount = useFormat().money(prize);
  const line = {
    reached: () => t('wf_milestone_reached'),
    possible: () => t('wf_milestone_possible', { n: days - count }),
    impossible: () => t('wf_milestone_impossible'),
  }[state]();
  return (
    <li data-state={state}>
      <span className={styles.prize}>
        <b>{t('wf_milestone', { n: days })}</b> <b>{amount}</b>
      </span>
      {line}
    </li>
  );
}

function Today({ month }: { month: SignInMonth }) {
  const t = useT();
  const format = useFormat();
  const claim = useClaim(signIn, ({ amount }) =>
    toast(t('wf_signed', { amount: format.money(amount) }), { type: 'success' }),
  );
  const today = month.days.find(({ day }) => day === month.today);
  if (!today) return null;
  const amount = format.money(today.amount);
  return (
    <div className={styles.today}>
      {isCallError(claim.error) && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {claim.error.message}
        </Note>
      )}
      {today.state === 'signed' ? (
        <p className={styles.done}>
          <Icon of={CircleCheck} size={18} />
          {t('wf_today_signed', { amount })}
        </p>
      ) : (
        <MoneyButton
          variant="primary"
          size="lg"
          block
          loading={claim.isPending}
          onClick={() => claim.mutate('today')}
        >
          {t('wf_sign_in_now', { amount })}
        </MoneyButton>
      )}
    </div>
  );
}
