import { Card } from '@tessera/ui';
import type { Reward } from '../api/activities.ts';
import styles from './rewards-card.module.css';
import { useWords } from './use-words.ts';

/** What the player was given in this activity. */
export function RewardsCard({ rewards }: { rewards: readonly Reward[] }) {
  const { t, format } = useWords();
  return (
    <Card title={t('activity_rewards')}>
      <ul className={styles.root}>
        {rewards.map(({ id, at, reward, paid, state }) => (
          <li key={id}>
            <time>{format.time(at, 'MM-DD HH:mm')}</time>
            <span>{t(`activity_reward_${state}`)}</span>
            <b>{paid === reward ? format.money(paid) : `${format.figure(paid)} / ${format.money(reward)}`}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
