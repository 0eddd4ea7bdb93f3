import { LinkButton, Note } from '@tessera/ui';
import { Info, TriangleAlert } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import type { ActivityDetail } from '../api/activities.ts';
import { hasBar } from '../model/tabs.ts';
import styles from './action-bar.module.css';
import type { DoDeed } from './use-deed.ts';
import { useWords } from './use-words.ts';

/** The one action of an activity, and declining it, of equal width; or why there is nothing to do. */
export function ActionBar({
  activity,
  ticked,
  deed,
}: {
  activity: ActivityDetail;
  ticked: boolean;
  deed: DoDeed;
}) {
  const words = useWords();
  const { t, format } = words;
  const { action, blocked, own, rewards, state, starts } = activity;
  const last = rewards[0]?.state;
  if (!hasBar(activity)) return null;
  if (action === null) {
    return (
      <Bar>
        <p className={styles.why}>
          {state === 'soon'
            ? t('activity_closed_soon', { time: format.time(starts, 'MM-DD HH:mm') })
            : own.state === 'done' && last !== undefined
              ? t(`activity_reward_${last}`)
              : t('activity_closed_ended')}
        </p>
      </Bar>
    );
  }
  if (blocked !== null) {
    return (
      <Bar failure={deed.failure}>
        <Note icon={Info}>{t(`activity_closed_${blocked}`)}</Note>
      </Bar>
    );
  }
  const isJoin = action === 'join';
  return (
    <Bar failure={deed.failure}>
      <div className={styles.pair}>
        <MoneyButton
          variant="primary"
          size="lg"
          block
          disabled={!ticked}
          loading={deed.busy === (isJoin ? 'join' : 'claim')}
          onClick={() => deed.start(isJoin ? { what: 'join', shown: false } : { what: 'claim' })}
        >
          {ticked
            ? isJoin
              ? t('activity_join')
              : t('activity_claim', { amount: format.money(own.reward ?? undefined) })
            : t(isJoin ? 'activity_tick_first' : 'activity_claim_tick')}
        </MoneyButton>
        <LinkButton size="lg" block href={printHash({ name: 'activity-list', params: {} })}>
          {t(isJoin ? 'activity_decline' : 'activity_claim_decline')}
        </LinkButton>
      </div>
      {isJoin && <p className={styles.free}>{t('activity_free')}</p>}
    </Bar>
  );
}

function Bar({ failure, children }: { failure?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.root}>
      {failure !== undefined && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {failure}
        </Note>
      )}
      {children}
    </div>
  );
}
