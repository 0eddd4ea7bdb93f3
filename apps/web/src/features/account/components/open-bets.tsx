import type { Bet } from '@tessera/protocol/inward';
import { Badge, Card, Emblem, EmptyState, MoneyText, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { leftText } from '../../../data/draws/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat, useList, usePrefs } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { MoreLink } from './more-link.tsx';
import styles from './open-bets.module.css';
import { useOpenBets } from './use-bet-figures.ts';

/** The newest open bets. */
export function OpenBets() {
  const t = useT();
  const bets = useOpenBets();
  const count = bets.data?.summary.count ?? 0;
  return (
    <Card
      className={styles.root}
      title={
        <span className={styles.title}>
          {t('account_open_bets')}
          <Badge tone="soft" count={count} />
        </span>
      }
      titleEnd={<MoreLink to="record-bet">{t('account_all')}</MoreLink>}
    >
      {bets.data ? (
        <Filled items={bets.data.items} />
      ) : bets.isError ? (
        <Failed onRetry={bets.refetch} />
      ) : (
        <Waiting />
      )}
    </Card>
  );
}

function Filled({ items }: { items: readonly Bet[] }) {
  const t = useT();
  if (items.length === 0) {
    return <EmptyState title={t('account_open_none')} line={t('account_open_none_line')} />;
  }
  return (
    <ul>
      {items.map((bet) => (
        <OpenBet key={bet.id} bet={bet} />
      ))}
    </ul>
  );
}

function OpenBet({ bet }: { bet: Bet }) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const lottery = useList('LOTTERY_LIST')?.find(({ id }) => id === bet.lottery_id);
  const play = useList('PLAYED_LIST')?.plays.find(({ id }) => id === bet.play);
  const name = lottery ? format.name(lottery.name) : bet.lottery_id;
  const face = (
    <>
      <Emblem family={lottery?.family ?? ''} name={name} size={24} />
      <span className={styles.text}>
        <b>{lottery ? <LotteryName lottery={lottery} /> : name}</b>
        <small>
          {t('account_issue_played', {
            issue: shortIssue(bet.issue),
            play: play ? format.name(play.name) : bet.play,
          })}
        </small>
      </span>
      <span className={styles.end}>
        <MoneyText {...format.shown(bet.stake)} still hidden={hidden} className={styles.stake} />
        <TimeToDraw at={bet.draw_at} />
      </span>
    </>
  );
  return (
    <li className={styles.line}>
      {hasScreen('lottery') ? (
        <Link to="lottery" params={{ id: bet.lottery_id }} className={styles.bet}>
          {face}
        </Link>
      ) : (
        <div className={styles.bet}>{face}</div>
      )}
    </li>
  );
}

function TimeToDraw({ at }: { at: number }) {
  const t = useT();
  const leftMs = at - useNow();
  return <small className={styles.time}>{leftMs > 0 ? leftText(leftMs) : t('account_drawing')}</small>;
}

/** Not higher than a list without bets, for which the rail has place. */
function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <div className={styles.bet}>
        <Skeleton width={24} height={24} />
        <Skeleton width="60%" height={32} />
      </div>
    </SkeletonRegion>
  );
}
