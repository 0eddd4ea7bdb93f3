import { Card, Emblem, Skeleton } from '@tessera/ui';
import { AsOf } from '../../../components/as-of/index.ts';
import { DrawResult } from '../../../components/draw-result/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { useAllDraws } from '../../../data/draws/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useStepBehind } from '../../../platform/lazy/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { inLobbyOrder, type Lottery } from '../model/order.ts';
import styles from './last-results.module.css';

/** Number of results in the rail. */
const RESULTS_MAX = 6;
/** Maximum count of balls beside a result. */
const BALLS_MAX = 10;

/** The last result of each favourite; without favourites, of the first lotteries. */
export function LastResults({ lotteries }: { lotteries: readonly Lottery[] | undefined }) {
  const t = useT();
  const favourites = usePrefs((prefs) => prefs.favourites);
  const last = usePrefs((prefs) => prefs.lastLottery);
  const behindCard = useStepBehind();
  const starred = (lotteries ?? []).filter(({ id }) => favourites.includes(id));
  const shown = inLobbyOrder(starred.length > 0 ? starred : (lotteries ?? []), favourites, last).slice(
    0,
    RESULTS_MAX,
  );
  if (lotteries && shown.length === 0) return null;
  return (
    <Card
      className={styles.root}
      title={t(starred.length > 0 ? 'lobby_results_favourites' : 'lobby_results')}
      titleEnd={<AsOf lotteries={shown.map(({ id }) => id)} />}
    >
      {lotteries && behindCard ? (
        <Results lotteries={shown} />
      ) : (
        <div className={styles.wait} aria-busy="true">
          <Skeleton height={96} />
        </div>
      )}
    </Card>
  );
}

function Results({ lotteries }: { lotteries: readonly Lottery[] }) {
  const draws = useAllDraws(lotteries.map(({ id }) => id));
  const format = useFormat();
  const t = useT();
  return (
    <ul>
      {lotteries.map((lottery) => {
        const draw = draws[lottery.id]?.last;
        const name = format.lottery(lottery);
        const face = (
          <>
            <Emblem family={lottery.family} name={name} size={28} />
            <span className={styles.name}>
              <LotteryName lottery={lottery} oneLine />
            </span>
            <span className={styles.issue}>{draw ? shortIssue(draw.issue) : ''}</span>
            <span className={styles.balls}>
              {draw?.result ? (
                <DrawResult
                  family={lottery.family}
                  issue={draw.issue}
                  result={draw.result}
                  size="s"
                  limit={BALLS_MAX}
                />
              ) : (
                <span className={styles.none}>{draws[lottery.id] ? t('lobby_no_result') : '—'}</span>
              )}
            </span>
          </>
        );
        return (
          <li key={lottery.id}>
            {hasScreen('lottery') ? (
              <Link to="lottery" params={{ id: lottery.id }} className={styles.line} title={name}>
                {face}
              </Link>
            ) : (
              <div className={styles.line}>{face}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
