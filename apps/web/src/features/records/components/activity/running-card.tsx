import { Button, Card, Icon, Progress } from '@tessera/ui';
import { Gift } from '@tessera/ui/icons';
import { edgeText } from '../../../../components/reward-figures/index.ts';
import { useFormat } from '../../../../data/settings/index.ts';
import { confirm, toast } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useMutation } from '../../../../platform/query/index.ts';
import { forfeitReward, type Reward } from '../../api/activity-pages.ts';
import { ASSUMED_EDGE, type Left } from '../../model/reward.ts';
import { Figure } from '../figures.tsx';
import styles from './activity.module.css';
import { RewardTag } from './reward-tag.tsx';
import { useRewardText } from './use-reward-text.ts';

/** A running bonus: its progress, what is left with its average cost, and giving it up. */
export function RunningCard({ reward, left }: { reward: Reward; left: Left }) {
  const t = useT();
  const format = useFormat();
  const name = useRewardText().name(reward);
  const { at, offer, progress, required, expires_at, state } = reward;
  const joined = t('act_joined', { date: format.time(at, 'MM-DD') });
  return (
    <Card className={styles.running} aria-label={name}>
      <div className={styles.top}>
        <span className={styles.tile} data-tone="success">
          <Icon of={Gift} size={18} />
        </span>
        <span className={styles.name}>
          <b>{name}</b>
          <small>{offer ? `${joined} · ${t('act_version', { n: offer.version })}` : joined}</small>
        </span>
        <RewardTag state={state} />
      </div>
      <Progress label={t('act_progress_of', { name })} value={left.share} />
      <p className={styles.between}>
        <span>{t('act_progress', { done: format.figure(progress), required: format.figure(required) })}</span>
        <span>
          {t('act_left')} <b>{format.figure(left.stake)}</b>
        </span>
      </p>
      <dl className={styles.cost}>
        <div>
          <dt>{t('act_pending')}</dt>
          <dd>
            <Figure amount={left.unpaid} still />
          </dd>
        </div>
        <div>
          <dt>{t('act_cost')}</dt>
          <dd>{t('act_about', { amount: format.figure(left.cost) })}</dd>
        </div>
        <div>
          <dt>{t('act_expires')}</dt>
          <dd>{expires_at === null ? '–' : format.time(expires_at, 'MM-DD HH:mm')}</dd>
        </div>
      </dl>
      <p className={styles.why}>
        {t('act_cost_why', { left: format.figure(left.stake), edge: edgeText(ASSUMED_EDGE) })}
        {left.next && (
          <>
            <br />
            {t('act_next', { left: format.figure(left.next.stake), pays: format.money(left.next.pays) })}
          </>
        )}
        <br />
        {t('act_own_money')}
      </p>
      <Forfeit reward={reward} left={left} name={name} />
    </Card>
  );
}

/** Giving up a bonus; what is lost is told first. */
function Forfeit({ reward, left, name }: { reward: Reward; left: Left; name: string }) {
  const t = useT();
  const format = useFormat();
  const lost = format.money(left.unpaid);
  const giveUp = useMutation({
    mutationFn: forfeitReward,
    onSuccess: () => toast(t('act_forfeited'), { type: 'success' }),
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('act_forfeit_title', { name }),
      message: t('act_forfeit_ask', { lost, paid: format.money(reward.paid) }),
      confirmText: t('act_forfeit_yes', { lost }),
      danger: true,
    });
    if (agreed) giveUp.mutate(reward.id);
  };
  return (
    <Button block loading={giveUp.isPending} onClick={() => void ask()}>
      {t('act_forfeit')}
    </Button>
  );
}
