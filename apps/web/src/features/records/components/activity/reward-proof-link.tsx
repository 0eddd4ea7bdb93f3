import { Icon } from '@tessera/ui';
import { BadgeCheck } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../../platform/navigation/index.ts';
import type { Reward } from '../../api/activity-pages.ts';
import { proofOf } from '../../model/reward-proof.ts';
import styles from './activity.module.css';
import { useRewardText } from './use-reward-text.ts';

/** Link to the proof of a drawn reward; nothing for others. */
export function RewardProofLink({ reward }: { reward: Reward }) {
  const t = useT();
  const name = useRewardText().name(reward);
  const proof = proofOf(reward);
  if (!proof || !hasScreen(proof.name)) return null;
  return (
    <Link
      to={proof.name}
      params={proof.params}
      className={styles.proof}
      aria-label={t('act_verify_of', { name })}
    >
      <Icon of={BadgeCheck} size={16} />
      {t('act_verify')}
    </Link>
  );
}
