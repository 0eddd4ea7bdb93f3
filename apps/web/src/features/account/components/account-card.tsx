import { Card, IconButton, Tessera } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import styles from './account-card.module.css';
import { BalanceFigure } from './balance-figure.tsx';
import { MoneyButtons } from './money-buttons.tsx';
import { PlayerHead } from './player-head.tsx';
import { TodayStrip } from './today-strip.tsx';

/** Summary of the player: name, balance with the money actions, and today. */
export function AccountCard() {
  const t = useT();
  return (
    <Card className={styles.root} aria-label={t('account')}>
      <span className={styles.texture}>
        <Tessera />
      </span>
      <div className={styles.top}>
        <PlayerHead
          end={
            hasScreen('user-center') && (
              <IconButton
                icon={ChevronRight}
                label={t('route_user_center')}
                onClick={() => void push('user-center')}
              />
            )
          }
        />
        <BalanceFigure />
        <div className={styles.moves}>
          <MoneyButtons />
        </div>
      </div>
      <TodayStrip />
    </Card>
  );
}
