import { Card, Emblem, Icon, Popover, Skeleton, VisuallyHidden } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { AsOf } from '../../../components/as-of/index.ts';
import { shortIssue } from '../../../components/draw-result/short-issue.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { drawFormOf } from '../pick/positions.ts';
import { Countdown } from './countdown.tsx';
import styles from './draw-header.module.css';
import { waitKeys } from './draw-phase.ts';
import { ResultBalls } from './result-balls.tsx';
import { useReveal } from './use-reveal.ts';
import { useSale, useShown } from './use-sale.ts';

const DrawTime = lazyPart(inFile('after-board', async () => (await import('./draw-time.tsx')).DrawTime));
const DrawLinks = lazyPart(inFile('after-board', async () => (await import('./draw-links.tsx')).DrawLinks));
const FavouriteButton = lazyPart(
  inFile('after-board', async () => (await import('./draw-tools.tsx')).FavouriteButton),
);
const SoundButton = lazyPart(
  inFile('after-board', async () => (await import('./draw-tools.tsx')).SoundButton),
);
const LastDraws = lazyPart(
  inFile('after-board', async () => (await import('./last-draws.tsx')).LastDraws),
  <Skeleton height={200} />,
);
const SourceMarks = lazyPart(
  inFile('after-board', async () => (await import('./source-marks.tsx')).SourceMarks),
);
const ResultFacts = lazyPart(
  inFile('after-board', async () => (await import('./result-facts.tsx')).ResultFacts),
);
const LotteryList = lazyPart(
  inFile('after-board', async () => (await import('./lottery-list.tsx')).LotteryList),
);

/** Desktop: the lottery, the time until close, and the last result. */
export function DrawHeader() {
  const t = useT();
  const { lottery } = useBettingPage();
  const sale = useSale(lottery.id);
  return (
    <Card className={styles.root ?? ''} aria-label={t('bet_draw')}>
      <Identity issue={sale.draw?.issue} number={sale.draw?.number} perDay={sale.draw?.per_day} />
      <Countdown sale={sale} zone={lottery.zone} />
      <Result />
    </Card>
  );
}

function Identity({
  issue,
  number,
  perDay,
}: {
  issue: string | undefined;
  number: number | null | undefined;
  perDay: number | null | undefined;
}) {
  const t = useT();
  const format = useFormat();
  const { lottery } = useBettingPage();
  const name = format.name(lottery.name);
  return (
    <div className={styles.id}>
      <Emblem family={lottery.family} name={name} size={56} />
      <div className={styles.names}>
        <PageHeading className={styles.name ?? ''}>
          <Popover
            label={t('bet_switch_lottery')}
            align="start"
            className={styles.wide ?? ''}
            trigger={(props) => (
              <button type="button" {...props}>
                <span>
                  <LotteryName lottery={lottery} />
                </span>
                <Icon of={ChevronDown} />
              </button>
            )}
          >
            {(close) => <LotteryList onChosen={close} />}
          </Popover>
        </PageHeading>
        <div className={styles.sub}>
          {issue && <span>{t('bet_issue', { issue: shortIssue(issue) })}</span>}
          {number != null && perDay != null && (
            <span className={styles.quiet}>{t('bet_number_today', { number, total: perDay })}</span>
          )}
        </div>
        <div className={styles.tools}>
          <FavouriteButton />
          <SoundButton />
          <DrawLinks />
        </div>
      </div>
    </div>
  );
}

function Result() {
  const t = useT();
  const { lottery } = useBettingPage();
  const shown = useShown(lottery.id);
  const { revealing, skip } = useReveal(lottery.family, shown);
  const draw = shown.kind === 'none' ? undefined : shown.draw;
  const count = drawFormOf(lottery.family).length;
  const size = count <= 5 ? 'l' : count <= 10 ? 'h' : 'm';
  const tray = lookOf(lottery.family) !== 'ring';
  return (
    <div className={styles.result}>
      <div className={styles.meta}>
        {draw ? (
          <>
            <span>{t('bet_issue', { issue: shortIssue(draw.issue) })}</span>
            <span className={styles.time}>
              <DrawTime at={draw.draw_at} zone={lottery.zone} />
            </span>
            <SourceMarks family={lottery.family} draw={draw} />
            <AsOf lotteries={[lottery.id]} />
          </>
        ) : (
          <span>{t('bet_no_result')}</span>
        )}
        <span className={styles.push}>
          <Popover
            label={t('bet_last_draws')}
            align="end"
            className={styles.wide ?? ''}
            trigger={(props) => (
              <button type="button" className={styles.more} {...props}>
                {t('bet_last_draws')}
                <Icon of={ChevronDown} size={16} />
              </button>
            )}
          >
            <div className={styles.last}>
              <LastDraws />
            </div>
          </Popover>
        </span>
      </div>
      <div className={styles.row}>
        {revealing ? (
          <button type="button" className={styles.skip} onClick={skip}>
            <ResultBalls family={lottery.family} shown={shown} size={size} tray={tray} reveal />
            <VisuallyHidden>{t('bet_reveal_skip')}</VisuallyHidden>
          </button>
        ) : (
          <ResultBalls family={lottery.family} shown={shown} size={size} tray={tray} />
        )}
        {shown.kind === 'result' && shown.draw.result && !revealing && (
          <ResultFacts family={lottery.family} result={shown.draw.result} />
        )}
        {revealing && <span className={styles.hint}>{t('bet_reveal_skip')}</span>}
        {shown.kind === 'drawing' && <span className={styles.hint}>{t(waitKeys[shown.waits])}</span>}
      </div>
    </div>
  );
}
