import { Card, Tessera } from '@tessera/ui';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { AccountMenuRows } from '../components/account-menu-rows.tsx';
import { BalanceFigure } from '../components/balance-figure.tsx';
import { MoneyButtons } from '../components/money-buttons.tsx';
import { OpenBets } from '../components/open-bets.tsx';
import { PlayerHead } from '../components/player-head.tsx';
import { SessionFacts } from '../components/session-facts.tsx';
import { TodayCard } from '../components/today-card.tsx';
import styles from './center-pc.module.css';

/** The overview on desktop: the balance leads, today and the open bets stand beside and below. */
export function CenterPc({ onSettings }: { onSettings: () => void }) {
  const t = useT();
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        <Card className={styles.account} aria-label={t('account')}>
          <span className={styles.texture}>
            <Tessera />
          </span>
          <PlayerHead size={48} />
          <div className={styles.money}>
            <div>
              <span className={styles.label}>{t('account_balance')}</span>
              <BalanceFigure />
              <div className={styles.moves}>
                <MoneyButtons />
              </div>
            </div>
            <SessionFacts />
          </div>
        </Card>
        <Section name="open bets">
          <OpenBets />
        </Section>
      </div>
      <div className={styles.column}>
        <Section name="today">
          <TodayCard />
        </Section>
        <AccountMenuRows onSettings={onSettings} />
      </div>
    </div>
  );
}
