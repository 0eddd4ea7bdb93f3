import { Button, ButtonPair } from '@tessera/ui';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { DepositLimitSlot } from '../slots.ts';
import styles from './layout.module.css';

export interface AskLimitsProps {
  /** The player has set a limit and may reconsider the amount. */
  onSet: () => void;
  /** The player continues without a limit. */
  onSkip: () => void;
  onClose: () => void;
}

/** Offers a deposit limit before the first deposit (RP1); both answers have equal weight. */
export function AskLimits({ onSet, onSkip, onClose }: AskLimitsProps) {
  const t = useT();
  const [setting, setSetting] = useState(false);
  if (setting) return <DepositLimitSlot onClose={onSet} />;
  return (
    <Panel title={t('recharge_limits_title')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('recharge_limits_line')}</p>
        <ButtonPair>
          <Button size="lg" onClick={onSkip}>
            {t('recharge_limits_skip')}
          </Button>
          <Button size="lg" onClick={() => setSetting(true)}>
            {t('recharge_limits_set')}
          </Button>
        </ButtonPair>
      </div>
    </Panel>
  );
}
