import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { betDetailOptions } from '../api/bet-detail.ts';
import { ShareBetSlot } from '../slots.ts';
import { AgainButton, CancelButton, ShareButton } from './bet-actions.tsx';
import { BetDetail } from './bet-detail.tsx';
import styles from './bet-panel.module.css';

export interface BetPanelProps {
  betId: number;
  onClose: () => void;
}

/** One bet in full. */
export function BetPanel({ betId, onClose }: BetPanelProps) {
  const t = useT();
  const bet = useQuery(betDetailOptions(betId)).data?.bet;
  const footer = bet && (
    <div className={styles.actions}>
      <CancelButton bet={bet} size="lg" />
      <AgainButton bet={bet} size="lg" />
      <ShareButton betId={bet.id} />
      <ShareBetSlot betId={bet.id} />
    </div>
  );
  return (
    <Panel
      onClose={onClose}
      title={t('record_detail_title')}
      width={560}
      beside
      footer={footer}
      className={styles.panel}
    >
      <BetDetail betId={betId} />
    </Panel>
  );
}
