import { Icon } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import type { StakeBlock } from '../../model/stake-gate.ts';
import styles from './why-not.module.css';

/** Why a bet button is locked, beside it. */
export function WhyNot({ block }: { block: StakeBlock }) {
  const t = useT();
  return (
    <span className={styles.root}>
      <Icon of={Lock} size={14} />
      {t(`bet_why_${block}`)}
    </span>
  );
}
