import type { Bet } from '@tessera/protocol/inward';
import { Button, EmptyState, IconButton, Skeleton, SkeletonRegion, Tag, type Tone } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { Share2 } from '@tessera/ui/icons';
import { BetContent } from '../../../components/bet-content/index.ts';
import { type BetLook, lookOfBet, netOf, paidOf } from '../../../components/bet-outcome/index.ts';
import { useShareBet } from '../../../components/bet-picture/index.ts';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { confirm, toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { markStale, useQuery } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSale } from '../draw/use-sale.ts';
import { engine } from '../play/engine.ts';
import { lineAgain } from './again.ts';
import { BetDraw } from './bet-draw.tsx';
import { cancelBet } from './cancel-bet.ts';
import styles from './recent-bets.module.css';
import { recentBetsOptions } from './recent-bets-query.ts';
import { changeSlip } from './slip-store.ts';
import { usePlayName } from './use-play-name.ts';

const tones: Readonly<Record<BetLook, Tone>> = {
  accepted: 'info',
  won: 'success',
  even: 'neutral',
  returned: 'neutral',
  lost: 'neutral',
  void: 'warning',
  cancelled: 'line',
};

/** The player's newest bets on this lottery, with cancelling and repeating. */
export function RecentBets() {
  const t = useT();
  const { lottery } = useBettingPage();
  const bets = useQuery(recentBetsOptions(lottery.id));
  // Running chases place bets and draws settle bets while the list is shown.
  const ask = () => markStale(['recent-bets', lottery.id]);
  useSocketEvent('bet:settled', ask);
  useSocketEvent('chase', ask);
  useSocketEvent('bet:corrected', ask);
  useGap(ask);
  if (bets.isPending) {
    return (
      <SkeletonRegion label={t('bet_recent')} className={styles.list ?? ''}>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </SkeletonRegion>
    );
  }
  if (!bets.data) {
    return (
      <EmptyState
        title={t('bet_recent_failed')}
        action={<Button onClick={() => void bets.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  if (bets.data.items.length === 0) {
    return <EmptyState art={<EmptyRecordsArt />} title={t('bet_recent_empty')} />;
  }
  return (
    <ol className={styles.list}>
      {bets.data.items.map((bet) => (
        <RecentBet key={bet.id} bet={bet} />
      ))}
    </ol>
  );
}

function RecentBet({ bet }: { bet: Bet }) {
  const t = useT();
  const format = useFormat();
  const playName = usePlayName();
  const { owner, lottery, pricing, rebateMaxPpm } = useBettingPage();
  const sale = useSale(lottery.id);
  const open = bet.state === 'accepted' && sale.draw?.issue === bet.issue && sale.sells;
  const standing = lookOfBet(bet);
  const paid = paidOf(bet);
  const net = netOf(bet);
  const sharing = useShareBet();
  const takeBack = async () => {
    const sure = await confirm({
      message: t('bet_cancel_question'),
      confirmText: t('bet_cancel_yes'),
      cancelText: t('bet_roll_keep'),
      danger: true,
    });
    if (!sure) return;
    await ignoreFailure(
      'cancel a bet: the call has shown the error',
      cancelBet(bet.id, lottery.id).then(() => {
        toast(t('bet_cancelled'), { type: 'success' });
      }),
    );
  };
  const again = () => {
    const line = lineAgain(bet, pricing, rebateMaxPpm);
    if (!line) return;
    changeSlip(owner.store, { type: 'add', lines: [line] });
    toast(t('bet_added'), { type: 'success' });
  };
  return (
    <li className={styles.bet}>
      <div className={styles.top}>
        <b>{playName(bet.play)}</b>
        <Tag tone={tones[standing]}>{t(`bet_state_${standing}`)}</Tag>
      </div>
      {!bet.content_cut && (
        <BetContent
          family={lottery.family}
          shape={engine.playItem(bet.play)?.content}
          content={bet.content}
          collapse="two"
        />
      )}
      <BetDraw bet={bet} />
      <div className={styles.facts}>
        <span>{t('bet_issue', { issue: shortIssue(bet.issue) })}</span>
        <span>{format.time(bet.placed_at, 'HH:mm')}</span>
        <span>
          {t('bet_staked')} <b>{format.figure(bet.stake)}</b>
        </span>
        {paid !== undefined && (
          <span>
            {t('bet_payout')} <b>{format.figure(paid)}</b>
          </span>
        )}
        {net !== undefined && (
          <span>
            {t('recent_net')} <b>{format.figure(net, { signed: true })}</b>
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        <Link className={styles.detail} to="record-bet" params={{ bet: String(bet.id) }}>
          {t('recent_detail')}
        </Link>
        <IconButton
          icon={Share2}
          label={t('record_share')}
          disabled={sharing.pending}
          onClick={() => sharing.share(bet.id)}
        />
        {open && (
          <MoneyButton size="sm" variant="quiet" onClick={() => void takeBack()}>
            {t('bet_take_back')}
          </MoneyButton>
        )}
        {!bet.content_cut && (
          <Button size="sm" variant="quiet" onClick={again}>
            {t('bet_once_more')}
          </Button>
        )}
      </div>
    </li>
  );
}
