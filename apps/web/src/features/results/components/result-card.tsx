import { BallRow, Card, Emblem, Icon, Skeleton } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { DrawResult, numbersOf } from '../../../components/draw-result/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { useMoment } from '../../../components/moment/index.ts';
import { type LotteryDraws, leftText } from '../../../data/draws/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { lookOf } from '../../../data/families/index.ts';
import { type Lists, useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useOnline } from '../../../platform/online/index.ts';
import { type Newest, newestOf, waitKey } from '../model/results.ts';
import { FactLine } from './facts.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import { ProofLink } from './proof-link.tsx';
import styles from './result-card.module.css';
import { ResultWays } from './result-ways.desktop.tsx';

type Lottery = Lists['LOTTERY_LIST'][number];

/** On phones the card is one link to the lottery's day, whose page has the others. */
const Ways = partByForm({ desktop: ResultWays });

/** The newest result of one lottery, the next draw time, and links. */
export function ResultCard({ lottery, draws }: { lottery: Lottery; draws: LotteryDraws | undefined }) {
  const t = useT();
  const format = useFormat();
  const moment = useMoment();
  const nowMs = useNow();
  const online = useOnline();
  // Offline nothing is awaited: the last result stays.
  const newest = newestOf(draws, online ? nowMs : 0);
  const name = format.name(lottery.name);
  const draw = newest.kind === 'result' || newest.kind === 'waiting' ? newest.draw : undefined;
  const next = draws?.current?.draw_at;
  return (
    <Card className={styles.root ?? ''}>
      <div className={styles.top}>
        <Emblem family={lottery.family} name={name} size={28} />
        <Link to="lottery-data" params={{ id: lottery.id }} className={styles.name}>
          <LotteryName lottery={lottery} oneLine />
        </Link>
        {draw && (
          <span className={styles.issue} title={t('sale_issue', { issue: draw.issue })}>
            {shortIssue(draw.issue)}
          </span>
        )}
        {newest.kind === 'result' && (
          <ProofLink
            short
            lottery={lottery.id}
            draw={{ ...newest.draw, proof: newest.draw.descriptor_hash !== null }}
          />
        )}
        <span className={styles.push}>
          {draw && (
            <span className={styles.time}>
              {t(newest.kind === 'waiting' ? 'result_due' : 'result_at', {
                time: moment(draw.draw_at),
              })}
            </span>
          )}
          <FavouriteStar id={lottery.id} name={format.lottery(lottery)} />
        </span>
      </div>
      <div className={styles.balls}>
        <Numbers family={lottery.family} newest={newest} last={draws?.last?.result ?? undefined} />
      </div>
      <div className={styles.foot}>
        {newest.kind === 'waiting' ? (
          <span className={styles.late}>
            <Icon of={Clock} size={14} />
            {t(waitKey(newest.draw))}
          </span>
        ) : newest.kind === 'result' ? (
          <FactLine family={lottery.family} result={newest.draw.result} />
        ) : (
          <span>{newest.kind === 'none' ? t('result_none') : ''}</span>
        )}
        <span className={styles.next}>
          {newest.kind === 'waiting'
            ? t('result_waited', { time: leftText(newest.waitedMs) })
            : online && next !== undefined && t('result_next', { time: leftText(next - nowMs) })}
        </span>
      </div>
      <Ways lottery={lottery.id} />
    </Card>
  );
}

function Numbers({ family, newest, last }: { family: string; newest: Newest; last: unknown }) {
  const t = useT();
  if (newest.kind === 'unknown') return <Skeleton height={32} />;
  if (newest.kind === 'result' && newest.draw.result)
    return <DrawResult family={family} issue={newest.draw.issue} result={newest.draw.result} limit={20} />;
  if (newest.kind !== 'waiting') return null;
  const { numbers } = last
    ? numbersOf(family, last as Parameters<typeof numbersOf>[1])
    : { numbers: ['', '', ''] };
  return (
    <BallRow
      look={lookOf(family)}
      numbers={numbers.map(() => '')}
      state="empty"
      label={t(waitKey(newest.draw))}
    />
  );
}
