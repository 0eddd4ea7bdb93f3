import { isPhone } from '../../../platform/device/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { AccountCard, OpenBets, useFreshBetFigures } from '../../account/index.ts';
import { useUser } from '../../session/index.ts';
import { Banner } from '../components/banner.tsx';
import { FairnessStrip } from '../components/fairness-strip.tsx';
import { LastResults } from '../components/last-results.tsx';
import { LotteryBoard } from '../components/lottery-board.tsx';
import { SoonToDraw } from '../components/soon-to-draw.tsx';
import { VisitorCard } from '../components/visitor-card.tsx';
import { useLotteries } from '../use-lotteries.ts';
import styles from './home-screen.module.css';

/** `home`: the lobby. What is on sale in the middle, the player and the last results beside it on desktop. */
export function HomeScreen() {
  const { lotteries, failed, retry } = useLotteries();
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <Banner />
        <Section name="soon">
          <SoonToDraw lotteries={lotteries} />
        </Section>
        <Section name="lotteries">
          <LotteryBoard lotteries={lotteries} failed={failed} onRetry={retry} />
        </Section>
        <FairnessStrip />
      </div>
      {!isPhone && (
        <Rail>
          <Section name="results">
            <LastResults lotteries={lotteries} />
          </Section>
        </Rail>
      )}
    </div>
  );
}

function Rail({ children }: { children: React.ReactNode }) {
  const t = useT();
  const signedIn = useUser((user) => user.loaded);
  return (
    <aside className={styles.rail} aria-label={t('lobby_mine')}>
      <Section name="account">{signedIn ? <Mine /> : <VisitorCard />}</Section>
      {children}
    </aside>
  );
}

function Mine() {
  useFreshBetFigures();
  return (
    <>
      <AccountCard />
      <OpenBets />
    </>
  );
}
