import { amountOf } from '@tessera/protocol/money';
import { BetContent } from '../../../components/bet-content/index.ts';
import { unitsOf } from '../../../components/bet-outcome/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useBettingPage } from '../betting.tsx';
import { engine } from '../play/engine.ts';
import { recentBetsOptions } from '../slip/recent-bets-query.ts';
import { usePlayName } from '../slip/use-play-name.ts';
import styles from './own-bets.module.css';

/** The player's bets on a closed draw: how many, for how much, and with `listed` what on. Nothing without bets. */
export function OwnBets({ issue, listed = false }: { issue: string; listed?: boolean }) {
  const t = useT();
  const format = useFormat();
  const playName = usePlayName();
  const { lottery } = useBettingPage();
  const { data } = useQuery(recentBetsOptions(lottery.id));
  const own = (data?.items ?? []).filter((bet) => bet.issue === issue && bet.state === 'accepted');
  const [first] = own;
  if (!first) return null;
  const stake = amountOf(own.reduce((sum, bet) => sum + unitsOf(bet.stake), 0n));
  return (
    <span className={styles.root} data-listed={listed || undefined}>
      <span className={styles.sum}>
        {t(listed ? 'bet_own' : 'bet_own_short', { n: own.length })} <b>{format.money(stake)}</b>
      </span>
      {listed && (
        <span className={styles.bet}>
          {playName(first.play)}
          {!first.content_cut && (
            <BetContent
              family={lottery.family}
              shape={engine.playItem(first.play)?.content}
              content={first.content}
            />
          )}
        </span>
      )}
    </span>
  );
}
