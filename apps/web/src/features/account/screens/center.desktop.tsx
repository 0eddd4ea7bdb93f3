import { Card, cx, Tessera } from '@tessera/ui';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { AccountShortcuts } from '../components/account-shortcuts.tsx';
import { BalanceFigure } from '../components/balance-figure.tsx';
import { GuardsCard } from '../components/guards-card.tsx';
import { InstallCard } from '../components/install-card.tsx';
import { MoneyButtons } from '../components/money-buttons.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { OpenBets } from '../components/open-bets.tsx';
import { PlayerHead } from '../components/player-head.tsx';
import { SessionFacts } from '../components/session-facts.tsx';
import { TodayCard } from '../components/today-card.tsx';
import { LimitsSlot, MovesSlot, WithdrawableSlot } from '../slots.ts';
import styles from './center.desktop.module.css';

interface CenterDesktopProps {
  onSettings: () => void;
  /** Class of the links at the end. The tablet hides them where its menu lists them. */
  shortcuts?: string | undefined;
}

/** The overview on desktop: balance and today first; below them open bets, limits and security. */
export function CenterDesktop({ onSettings, shortcuts }: CenterDesktopProps) {
  const t = useT();
  return (
    <div className={styles.root}>
      <Card className={styles.account} aria-label={t('account')}>
        <span className={styles.texture}>
          <Tessera />
        </span>
        <PlayerHead size={48} />
        <div className={styles.money}>
          <div>
            <span className={styles.label}>{t('account_balance')}</span>
            <BalanceFigure />
            <WithdrawableSlot />
            <div className={styles.moves}>
              <MoneyButtons />
            </div>
          </div>
          <SessionFacts />
        </div>
      </Card>
      <Section name="today">
        <TodayCard />
      </Section>
      <Section name="open bets">
        <OpenBets />
      </Section>
      <Section name="limits">
        <Card
          className={styles.limits}
          title={t('rp_mine')}
          titleEnd={<MoreLink to="responsible">{t('route_responsible')}</MoreLink>}
        >
          <LimitsSlot />
        </Card>
      </Section>
      <Section name="security">
        <GuardsCard />
      </Section>
      <div className={styles.whole}>
        <Section name="moves">
          <Card
            className={styles.log}
            title={t('route_record_log')}
            titleEnd={<MoreLink to="record-log">{t('account_all')}</MoreLink>}
          >
            <MovesSlot />
          </Card>
        </Section>
      </div>
      <InstallCard className={styles.whole} />
      <div className={cx(styles.whole, shortcuts)}>
        <AccountShortcuts onSettings={onSettings} />
      </div>
    </div>
  );
}
