import { Avatar, Card, IconButton, Tessera } from '@tessera/ui';
import { avatarUrl } from '@tessera/ui/art/avatars.ts';
import { Settings } from '@tessera/ui/icons';
import { NotificationBell } from '../../../components/notification-bell/index.ts';
import { StopButton } from '../../../components/reality/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import { AccountMenuRows } from '../components/account-menu-rows.tsx';
import { BalanceFigure } from '../components/balance-figure.tsx';
import { InstallCard } from '../components/install-card.tsx';
import { MoneyButtons } from '../components/money-buttons.tsx';
import { OpenBets } from '../components/open-bets.tsx';
import { PlayerKind } from '../components/player-kind.tsx';
import { TodayStrip } from '../components/today-strip.tsx';
import { WithdrawableSlot } from '../slots.ts';
import styles from './center.phone.module.css';

/** The overview on phones: the player in the coloured header, the balance card overlapping it, lists below. */
export function CenterPhone({ onSettings }: { onSettings: () => void }) {
  const t = useT();
  return (
    <>
      <Head onSettings={onSettings} />
      <div className={styles.body}>
        <Card aria-label={t('account')}>
          <div className={styles.money}>
            <span className={styles.label}>{t('account_balance')}</span>
            <BalanceFigure />
            <WithdrawableSlot />
            <div className={styles.moves}>
              <MoneyButtons />
            </div>
          </div>
          <TodayStrip />
        </Card>
        <Section name="open bets">
          <OpenBets />
        </Section>
        <InstallCard />
        <AccountMenuRows onSettings={onSettings} />
      </div>
    </>
  );
}

function Head({ onSettings }: { onSettings: () => void }) {
  const t = useT();
  const info = useUser((user) => user.info);
  return (
    <header className={styles.head}>
      <Tessera />
      <Avatar
        name={info?.user_name ?? ''}
        src={info && avatarUrl(info.avatar)}
        size={56}
        className={styles.avatar}
      />
      <div className={styles.who}>
        <PageHeading className={styles.name}>{info?.user_name ?? t('route_user_center')}</PageHeading>
        <small>
          <PlayerKind />
        </small>
      </div>
      <StopButton look="icon" />
      <IconButton icon={Settings} size="lg" label={t('settings')} onClick={onSettings} />
      <NotificationBell />
    </header>
  );
}
