import { Button, InfoTip, Tag } from '@tessera/ui';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { percentText, units } from '../../../components/reward-figures/index.ts';
import { shortIssue } from '../../../data/draws/index.ts';
import { EXACT, useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { CommissionBet, useCommission } from '../api/team.ts';
import styles from './bet-lines.module.css';

export interface BetLinesProps {
  commission: ReturnType<typeof useCommission>;
}

/** The bets of a commission, newest first; what does not count is struck through and says why. */
export function BetLines({ commission }: BetLinesProps) {
  const t = useT();
  const items = commission.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return <p className={styles.none}>{t('rep_bets_none')}</p>;
  return (
    <>
      <ul className={styles.lines} aria-label={t('rep_by_bet')}>
        {items.map((bet) => (
          <BetLine key={bet.id} bet={bet} />
        ))}
      </ul>
      {commission.hasNextPage && (
        <p className={styles.more}>
          <Button
            size="sm"
            loading={commission.isFetchingNextPage}
            onClick={() => void commission.fetchNextPage()}
          >
            {t('rep_more')}
          </Button>
        </p>
      )}
    </>
  );
}

function BetLine({ bet }: { bet: CommissionBet }) {
  const t = useT();
  const format = useFormat();
  const names = useBetNames();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const { lottery_id, issue, played, stake, base, ppm, amount, reason, at } = bet;
  const figure = (text: string) => (hidden ? '••••' : format.figure(text, EXACT));
  const counts = units(base) > 0n;
  return (
    <li>
      <span>{t('rep_bet_of', { lottery: names.lottery(lottery_id), issue: shortIssue(issue) })}</span>
      <span className={styles.amount} data-none={counts ? undefined : ''}>
        {counts ? figure(amount) : '0'}
      </span>
      <small>
        {names.play(played)} · {base !== stake && <s>{figure(stake)}</s>}
        {counts && ` ${figure(base)} × ${percentText(ppm)}`}
        {reason && (
          <span className={styles.reason}>
            {' '}
            <Tag tone="warning">{t(`rep_bet_${reason}`)}</Tag>
            <InfoTip label={t('rep_why')}>{t(`rep_why_${reason}`)}</InfoTip>
          </span>
        )}
      </small>
      <small>{format.time(at, 'MM-DD HH:mm')}</small>
    </li>
  );
}
