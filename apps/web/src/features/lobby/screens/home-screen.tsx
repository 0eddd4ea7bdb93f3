import { useFirstSession } from '../../../data/session/index.ts';
import { useAwaitedList } from '../../../data/settings/index.ts';
import { byForm } from '../../../platform/device/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { inFile, lazyPart, useReached, useSteps } from '../../../platform/lazy/index.ts';
import { Banner } from '../components/banner.tsx';
import { LotteryBoard } from '../components/lottery-board.tsx';
import { SoonToDraw } from '../components/soon-to-draw.tsx';
import { FirstStepsSlot, NoticesSlot } from '../slots.ts';
import styles from './home-screen.module.css';

/** Their space is reserved, to avoid layout shifts. */
const Rail = lazyPart(inFile('after-home', async () => (await import('../components/rail.tsx')).Rail));
const QuickRow = lazyPart(
  inFile('after-home', async () => (await import('../components/quick-row.tsx')).QuickRow),
  <div className={styles.quick} />,
);

const BelowTheFold = lazyPart(
  inFile('after-home', async () => (await import('../components/below-the-fold.tsx')).BelowTheFold),
  <div className={styles.below} />,
);

const Nothing = () => null;
/** On desktops and tablets the first steps are in the rail. */
const { Beside, Above, Shortcuts } = byForm<{
  Beside: typeof Rail;
  Above: typeof FirstStepsSlot;
  Shortcuts: typeof QuickRow;
}>({
  desktop: { Beside: Rail, Above: Nothing, Shortcuts: Nothing },
  phone: { Beside: Nothing, Above: FirstStepsSlot, Shortcuts: QuickRow },
  tablet: { Beside: Rail, Above: Nothing, Shortcuts: QuickRow },
});

/** The sections in rendering order, with a paint between them. */
const SOON = 1;
const BOARD = 2;
const RAIL = 3;
/** The content of the lottery list follows in steps: rendering it all at once would block a slow phone for 0.1 s. */
const CARDS = 4;
const BELOW = 5;
const RESULTS = 6;

/**
 * `home`: the lobby. Lotteries on sale in the middle; on desktop the player and the last results beside them. The banner
 * renders first, then the sections below it one by one; the place of the notices above it is reserved.
 */
export function HomeScreen() {
  const { value: lotteries, failed, retry } = useAwaitedList('LOTTERY_LIST');
  const step = useSteps(lotteries || failed ? RESULTS : RAIL);
  const from = (part: number) => (step >= part ? lotteries : undefined);
  const [first, endFirst] = useFirstSession();
  const steps = first === 'steps';
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <div className={styles.notices}>
          {step >= RAIL && (
            <Section name="notices">
              <NoticesSlot asked={first === 'notices'} onEnd={endFirst} />
            </Section>
          )}
        </div>
        <Banner />
        <Section name="quick">
          <Shortcuts />
        </Section>
        {step >= SOON && !failed && (
          <Section name="soon">
            <SoonToDraw lotteries={lotteries} />
          </Section>
        )}
        {step >= BOARD && (
          <Section name="lotteries">
            <LotteryBoard lotteries={from(CARDS)} failed={failed} onRetry={retry} />
          </Section>
        )}
        {step >= BELOW && <BelowWhenReached />}
      </div>
      {step >= RAIL && (
        <Beside lotteries={failed ? [] : from(RESULTS)} {...(steps && { onFirstStepsEnd: endFirst })} />
      )}
      {steps && (
        <Section name="first steps">
          <Above onClose={endFirst} />
        </Section>
      )}
    </div>
  );
}

function BelowWhenReached() {
  const [place, reached] = useReached();
  return reached ? <BelowTheFold /> : <div ref={place} className={styles.below} />;
}
