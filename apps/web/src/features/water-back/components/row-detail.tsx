import { Button, InfoTip, Skeleton, Tag } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { AmountText } from '../../../components/amount/index.ts';
import { Failed } from '../../../components/failed/index.ts';
import { Formula, Term } from '../../../components/formula/index.ts';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { percentText, units } from '../../../components/reward-figures/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useRowBets, type WaterBackBet, type WaterBackRow } from '../api/water-back.ts';
import styles from './row-detail.module.css';
import { useNames } from './use-names.ts';
import type { Claim } from './use-water-back-claim.ts';

/** One row: how its water-back is made, its own claim, and its bets with those that do not count. */
export function RowDetail({ row, claim }: { row: WaterBackRow; claim: Claim }) {
  const t = useT();
  const format = useFormat();
  const { id, state } = row;
  return (
    <div className={styles.root}>
      <WaterBackFormula row={row} />
      {state === 'ready' && id !== null && (
        <div>
          <MoneyButton
            size="sm"
            variant="tonal"
            loading={claim.isClaiming(id)}
            onClick={() => claim.start(id)}
          >
            {t('wb_claim_row', { amount: format.money(row.amount) })}
          </MoneyButton>
        </div>
      )}
      <Bets row={row} />
    </div>
  );
}

/** stake − not counted = qualifying × rate = water-back. */
function WaterBackFormula({ row: { stake, excluded, qualifying, rate_ppm, amount } }: { row: WaterBackRow }) {
  const t = useT();
  return (
    <Formula>
      <Term name={t('wb_stake')}>
        <AmountText amount={stake} still />
      </Term>
      <i>−</i>
      <Term name={t('wb_excluded')}>
        <AmountText amount={excluded} still />
      </Term>
      <i>=</i>
      <Term name={t('wb_qualifying')}>
        <AmountText amount={qualifying} still />
      </Term>
      <i>×</i>
      <Term name={t('wb_rate')}>{percentText(rate_ppm)}</Term>
      <i>=</i>
      <Term name={t('wb_sum')} isSum>
        <AmountText amount={amount} still />
      </Term>
    </Formula>
  );
}

function Bets({ row }: { row: WaterBackRow }) {
  const t = useT();
  const bets = useRowBets(row);
  if (bets.isError) return <Failed title={t('wb_bets_failed')} onRetry={bets.refetch} />;
  if (!bets.data) return <Skeleton height={108} />;
  const items = bets.data.pages.flatMap((page) => page.items);
  return (
    <div className={styles.bets}>
      <ul aria-label={t('wb_bets')}>
        {items.map((bet) => (
          <BetLine key={bet.id} bet={bet} rate_ppm={row.rate_ppm} />
        ))}
      </ul>
      <p className={styles.foot}>
        {t('wb_bets_count', { n: bets.data.pages[0]?.count ?? 0 })}
        {bets.hasNextPage && (
          <Button
            variant="link"
            size="sm"
            iconEnd={ChevronRight}
            loading={bets.isFetchingNextPage}
            onClick={() => void bets.fetchNextPage()}
          >
            {t('wb_more')}
          </Button>
        )}
      </p>
    </div>
  );
}

function BetLine({ bet, rate_ppm }: { bet: WaterBackBet; rate_ppm: number }) {
  const t = useT();
  const format = useFormat();
  const names = useNames();
  const { reason, stake, qualifying, amount, at } = bet;
  const counts = units(qualifying) > 0n;
  return (
    <li>
      <span className={styles.bet}>
        {names.bet(bet)}
        {reason && (
          <>
            {' '}
            <Tag tone="warning">{t(`wb_reason_${reason}`)}</Tag>
            <InfoTip label={t('wb_why')}>{t(`wb_why_${reason}`)}</InfoTip>
          </>
        )}
        <small>{format.time(at, 'HH:mm')}</small>
      </span>
      <span className={styles.sum}>
        {qualifying === stake ? (
          <AmountText amount={stake} still />
        ) : (
          <>
            <s>
              <AmountText amount={stake} still />
            </s>{' '}
            {counts && <AmountText amount={qualifying} still />}
          </>
        )}
      </span>
      <span className={styles.rate}>{counts ? `× ${percentText(rate_ppm)}` : ''}</span>
      <span className={styles.back}>{counts ? format.figure(amount, EXACT) : '0'}</span>
    </li>
  );
}
