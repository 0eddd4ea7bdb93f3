import { ZERO } from '@tessera/protocol/money';
import { Emblem } from '@tessera/ui';
import { NetText } from '../../../components/amount/index.ts';
import { BetContent } from '../../../components/bet-content/index.ts';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { netOf, paidOf } from '../../../components/bet-outcome/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { leftText } from '../../../data/draws/index.ts';
import { familyOf, rulesOf } from '../../../data/rules/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Bet } from '../model/bet.ts';
import styles from './bet-card.module.css';
import { BetStatus } from './bet-status.tsx';
import { Figure } from './figures.tsx';

/** One bet on a phone; a tap anywhere opens it. */
export function BetCard({ bet, onOpen }: { bet: Bet; onOpen: (betId: number) => void }) {
  const t = useT();
  const format = useFormat();
  const names = useBetNames();
  const lottery = names.lottery(bet.lottery_id);
  return (
    <article className={styles.root}>
      <header className={styles.top}>
        <Emblem family={names.family(bet.lottery_id)} name={lottery} size={32} />
        <span className={styles.names}>
          <button type="button" className={styles.open} onClick={() => onOpen(bet.id)}>
            <LotteryName lottery={names.lotteryNamed(bet.lottery_id)} />{' '}
            <span className={styles.issue}>{t('record_issue', { issue: shortIssue(bet.issue) })}</span>
          </button>
          <small>
            {format.time(bet.placed_at, 'HH:mm')} · {names.play(bet.play)}
          </small>
        </span>
        <BetStatus bet={bet} />
      </header>
      <BetContent
        content={bet.content}
        cut={bet.content_cut}
        family={familyOf(bet.play)}
        shape={rulesOf(bet.play)?.playItem(bet.play)?.content}
        collapse="line"
      />
      <footer className={styles.foot}>
        <span>
          {t('record_stake_short')} <Figure amount={bet.stake} still />
        </span>
        {bet.state === 'accepted' ? (
          <span>
            {t('record_max_win')} <Figure amount={bet.max_win} still />
          </span>
        ) : (
          <span>
            {t('record_return_short')} <Figure amount={paidOf(bet) ?? ZERO} still />
          </span>
        )}
        <span className={styles.end}>
          <End bet={bet} />
        </span>
      </footer>
    </article>
  );
}

/** The end of the card: time to closing, returned stake, or net result. */
function End({ bet }: { bet: Bet }) {
  const t = useT();
  if (bet.state === 'accepted') return <ClosesIn closeAt={bet.close_at} />;
  if (bet.state === 'void' || bet.state === 'cancelled') return <small>{t('record_stake_back')}</small>;
  return <NetText net={netOf(bet)} size="md" still />;
}

function ClosesIn({ closeAt }: { closeAt: number }) {
  const t = useT();
  const left = closeAt - useNow();
  return <small>{left > 0 ? t('record_closes_in', { time: leftText(left) }) : t('record_waiting')}</small>;
}

/** Our own issues start with the date, which the heading above the card already shows. */
function shortIssue(issue: string): string {
  return issue.replace(/^\d{8}-/, '');
}
