import { Button, Card, LinkButton, Note, Progress } from '@tessera/ui';
import { Info, TriangleAlert } from '@tessera/ui/icons';
import { bonusLeft } from '../../../components/reward-figures/index.ts';
import { confirm } from '../../../platform/feedback/index.ts';
import { hasScreen, printHash } from '../../../platform/navigation/index.ts';
import type { ActivityDetail, Reward } from '../api/activities.ts';
import type { Known } from '../kinds/index.ts';
import { progressShare } from '../model/progress.ts';
import { Leave } from './leave.tsx';
import styles from './progress-card.module.css';
import type { DoDeed } from './use-deed.ts';
import { useWords } from './use-words.ts';

/** Where a player stands who has joined: the running bonus, what is counted, or what is missing; and the way out. */
export function ProgressCard({ of, deed }: { of: Known<ActivityDetail>; deed: DoDeed }) {
  const { t } = useWords();
  const { activity } = of;
  const bonus = activity.rewards.find(({ id, state }) => id === activity.own.grant && state === 'active');
  return (
    <Card pad title={t(bonus ? 'activity_running' : 'activity_own')}>
      <div className={styles.root}>
        {bonus ? <Bonus bonus={bonus} /> : <Counted of={of} />}
        {activity.action === null && deed.failure !== undefined && (
          <Note tone="danger" icon={TriangleAlert} role="alert">
            {deed.failure}
          </Note>
        )}
        {bonus ? (
          <GiveUp bonus={bonus} name={activity.name} deed={deed} />
        ) : (
          activity.own.joined_at !== null && <Leave name={activity.name} deed={deed} />
        )}
      </div>
    </Card>
  );
}

function Bonus({ bonus }: { bonus: Reward }) {
  const { t, format } = useWords();
  const { required, progress, paid, reward, expires_at } = bonus;
  const { stake, share, next } = bonusLeft(bonus);
  return (
    <>
      <p className={styles.between}>
        <span>{t('activity_done_of', { done: format.figure(progress), goal: format.figure(required) })}</span>
        <span>
          {t('activity_left')} <b>{format.figure(stake)}</b>
        </span>
      </p>
      <Progress label={t('activity_running')} value={share} />
      <p className={styles.between}>
        <span>{t('activity_paid_of', { paid: format.money(paid), reward: format.money(reward) })}</span>
        {expires_at !== null && (
          <span>{t('activity_until', { time: format.time(expires_at, 'MM-DD HH:mm') })}</span>
        )}
      </p>
      {next && (
        <p className={styles.next}>
          {t('activity_next', { left: format.figure(next.stake), pays: format.money(next.pays) })}
        </p>
      )}
    </>
  );
}

function Counted({ of: { activity, terms, view } }: { of: Known<ActivityDetail> }) {
  const words = useWords();
  const { t, format } = words;
  const { progress, state } = activity.own;
  const isOpen = state === 'joined' && activity.state === 'running';
  const needsDeposit = isOpen && activity.kind === 'deposit_match' && hasScreen('money-recharge');
  const missing = isOpen && (progress === null || progressShare(progress) === 0);
  return (
    <>
      {progress && (
        <>
          <p className={styles.between}>
            <span>
              {progress.unit === 'count'
                ? t('activity_done_of', { done: progress.done, goal: progress.goal })
                : t('activity_done_of', {
                    done: format.figure(progress.done),
                    goal: format.figure(progress.goal),
                  })}
            </span>
          </p>
          <Progress label={t('activity_own')} value={progressShare(progress)} />
        </>
      )}
      {missing && view.missing && <Note icon={Info}>{view.missing(terms, words)}</Note>}
      {needsDeposit && (
        <LinkButton variant="tonal" block href={printHash({ name: 'money-recharge', params: {} })}>
          {t('activity_match_deposit')}
        </LinkButton>
      )}
    </>
  );
}

/** Giving up a bonus; what is lost is told first. */
function GiveUp({ bonus, name, deed }: { bonus: Reward; name: string; deed: DoDeed }) {
  const { t, format } = useWords();
  const lost = format.money(bonusLeft(bonus).unpaid);
  const ask = async () => {
    const agreed = await confirm({
      title: t('activity_forfeit_title', { name }),
      message: t('activity_forfeit_ask', { lost, paid: format.money(bonus.paid) }),
      confirmText: t('activity_forfeit_yes', { lost }),
      danger: true,
    });
    if (agreed) deed.start({ what: 'forfeit', grant: bonus.id });
  };
  return (
    <Button block loading={deed.busy === 'forfeit'} onClick={() => void ask()}>
      {t('activity_forfeit')}
    </Button>
  );
}
