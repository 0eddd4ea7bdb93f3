import { Card, CopyButton, cx, Emblem, Live, Perforation, SkeletonText } from '@tessera/ui';
import type { ReactNode } from 'react';
import { NetText } from '../../../components/amount/index.ts';
import { BetContent } from '../../../components/bet-content/index.ts';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { netOf, paidOf } from '../../../components/bet-outcome/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { familyOf, rulesOf } from '../../../data/rules/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { betDetailOptions } from '../api/bet-detail.ts';
import { type Bet, type BetDetail as Detail, lineStakeOf } from '../model/bet.ts';
import styles from './bet-detail.module.css';
import { BetStatus } from './bet-status.tsx';
import { Figure } from './figures.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PayoutSteps } from './payout-steps.tsx';
import { VerifyLink } from './verify-link.tsx';

/** One bet in full: the bet itself, the calculation of its payout, and its proofs. */
export function BetDetail({ betId }: { betId: number }) {
  const t = useT();
  const names = useBetNames();
  const detail = useQuery(betDetailOptions(betId));
  if (detail.isError) return <LoadFailed onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <SkeletonText lines={8} />;
  const { bet, draw } = detail.data;
  const family = names.family(bet.lottery_id);
  return (
    <div className={styles.root}>
      <BetFacts detail={detail.data} family={family} />
      <Card
        pad
        title={t('record_how')}
        titleEnd={bet.decided_at && <Decided at={bet.decided_at} state={bet.state} />}
      >
        <PayoutSteps detail={detail.data} family={family} />
      </Card>
      <Card pad>
        <dl className={cx(styles.facts, styles.bare)}>
          <Fact name={t('record_id')}>
            <span className={styles.copy}>
              {bet.id}
              <CopyButton value={String(bet.id)} label={t('record_id_copy')} />
            </span>
          </Fact>
          <PlacedAt bet={bet} />
        </dl>
        <VerifyLink draw={draw} betId={bet.id} />
      </Card>
    </div>
  );
}

function BetFacts({ detail: { bet }, family }: { detail: Detail; family: string }) {
  const t = useT();
  const format = useFormat();
  const names = useBetNames();
  const net = netOf(bet);
  const item = rulesOf(bet.play)?.playItem(bet.play);
  // Bets of the credit board have an amount and no multiple.
  const isCredit = item?.board === 'credit';
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.name}>
          <Emblem family={family} name={names.lottery(bet.lottery_id)} size={36} />
          <span>
            <b>
              <LotteryName lottery={names.lotteryNamed(bet.lottery_id)} />
            </b>
            <small>{t('record_issue', { issue: bet.issue })}</small>
          </span>
          <BetStatus bet={bet} />
        </div>
        <p className={styles.net}>
          <span>{t(net === undefined ? 'record_max_win' : 'record_net_of')}</span>
          {net === undefined ? <Figure amount={bet.max_win} size="lg" /> : <NetText net={net} size="xl" />}
        </p>
        <dl className={styles.thirds}>
          <Fact name={t('record_stake')}>
            <Figure amount={bet.stake} exact />
          </Fact>
          <Fact name={t('record_return')}>
            <Figure amount={paidOf(bet)} exact />
          </Fact>
          <Fact name={t('record_lines')}>{t('record_lines_of', { n: bet.lines })}</Fact>
        </dl>
      </div>
      <Perforation />
      <dl className={styles.facts}>
        <Fact name={t('record_played')}>{names.play(bet.play)}</Fact>
        <Fact name={t('record_content')}>
          <BetContent
            content={bet.content}
            family={familyOf(bet.play)}
            shape={item?.content}
            collapse="two"
            copy
          />
        </Fact>
        <Fact name={t(isCredit ? 'record_line_amount' : 'record_line_stake')}>
          {isCredit
            ? format.figure(lineStakeOf(bet), EXACT)
            : t('record_line_stake_of', {
                unit: format.figure(bet.unit_stake, EXACT),
                multiple: bet.multiple,
                amount: format.figure(lineStakeOf(bet), EXACT),
              })}
        </Fact>
        <Fact name={t('record_odds')}>
          <Odds bet={bet} />
        </Fact>
        {bet.rebate_ppm > 0 && (
          <Fact name={t('record_rebate')}>
            {t('record_rebate_of', { percent: percentOf(bet.rebate_ppm) })}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** Odds fixed at acceptance: one figure, or the lowest and highest of several. */
function Odds({ bet }: { bet: Bet }) {
  const format = useFormat();
  const all = Object.values(bet.odds).map(BigInt);
  const [least, most] = all.reduce<[bigint, bigint]>(
    ([low, high], odds) => [odds < low ? odds : low, odds > high ? odds : high],
    [all[0] ?? 0n, all[0] ?? 0n],
  );
  return least === most ? format.exactOdds(most) : `${format.exactOdds(least)} – ${format.exactOdds(most)}`;
}

function Decided({ at, state }: { at: number; state: Bet['state'] }) {
  const t = useT();
  const format = useFormat();
  const done = state === 'won' || state === 'lost' ? 'record_settled_at' : 'record_ended_at';
  return <Live>{t(done, { time: format.time(at, 'time') })}</Live>;
}

function PlacedAt({ bet }: { bet: Bet }) {
  const t = useT();
  const format = useFormat();
  return <Fact name={t('record_placed_at')}>{format.time(bet.placed_at, 'datetime')}</Fact>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Parts per million as a percentage: 12 500 is `1.25`. */
function percentOf(ppm: number): string {
  return String(ppm / 10_000);
}
