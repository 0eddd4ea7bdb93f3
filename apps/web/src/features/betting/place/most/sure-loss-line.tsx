'use memo';

import { amountOf } from '@tessera/protocol/money';
import { Icon } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import type { Most } from './joint-bets.ts';
import { type Cost, isSureLoss } from './sure-loss.ts';
import styles from './sure-loss-line.module.css';

/** Says that bets cost more than they can return, whatever is drawn; nothing otherwise. It blocks nothing. */
export function SureLossLine({ cost, most }: { cost: Cost; most: Most | undefined }) {
  const t = useT();
  const format = useFormat();
  if (!most || !isSureLoss(cost, most)) return null;
  return (
    <p className={styles.root} role="status">
      <Icon of={Info} size={14} />
      {t('bet_sure_loss', { amount: format.money(amountOf(most.amount + cost.rebate)) })}
    </p>
  );
}
