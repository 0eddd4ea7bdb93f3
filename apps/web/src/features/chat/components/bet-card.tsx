import { amountOf } from '@tessera/protocol/money';
import { Emblem, Skeleton, Tag, type Tone } from '@tessera/ui';
import type { ReactNode } from 'react';
import { AmountText, NetText } from '../../../components/amount/index.ts';
import { BetContent } from '../../../components/bet-content/index.ts';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { unitsOf } from '../../../components/bet-outcome/index.ts';
import { DrawResult } from '../../../components/draw-result/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { shortIssue } from '../../../data/draws/index.ts';
import { familyOf, rulesOf } from '../../../data/rules/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useWatchLotteries } from '../../../platform/socket/index.ts';
import { type Card, cardOptions, useFreshCard } from '../api/cards.ts';
import { chancesText, percentText } from '../model/card-text.ts';
import styles from './bet-card.module.css';
import { CopyLine } from './copy-line.tsx';

const tones: Readonly<Record<Card['state'], Tone>> = {
  accepted: 'info',
  won: 'accent',
  lost: 'neutral',
  void: 'warning',
  cancelled: 'neutral',
};

/** A shared bet as it is now: what was bet, its exact chance and return, and the result, won or lost alike. */
export function BetCard({ room, seq }: { room: string; seq: number }) {
  const t = useT();
  const { data: card, isError, refetch } = useQuery(cardOptions(room, seq));
  useFreshCard(card, refetch);
  useWatchLotteries(card?.state === 'accepted' ? [card.lottery_id] : []);
  if (card === null || isError) return <p className={styles.gone}>{t('ch_card_gone')}</p>;
  if (!card) return <Skeleton height={180} className={styles.root ?? ''} />;
  return <Shown room={room} card={card} />;
}

function Shown({ room, card }: { room: string; card: Card }) {
  const t = useT();
  const names = useBetNames();
  const family = names.family(card.lottery_id);
  return (
    <section className={styles.root} aria-label={t('ch_card')}>
      <header className={styles.top}>
        <Emblem family={family} name={names.lottery(card.lottery_id)} size={32} />
        <span className={styles.name}>
          <b>
            <LotteryName lottery={names.lotteryNamed(card.lottery_id)} />
          </b>
          <small>
            {t('sale_issue', { issue: shortIssue(card.issue) })} · {names.play(card.played)} ·{' '}
            {t('record_lines_of', { n: card.lines })}
          </small>
        </span>
        <Tag tone={tones[card.state]}>{t(`record_state_${card.state}`)}</Tag>
      </header>
      <BetContent
        content={card.content}
        family={familyOf(card.played)}
        shape={rulesOf(card.played)?.playItem(card.played)?.content}
        cut={card.content_cut}
        collapse="two"
        className={styles.content ?? ''}
      />
      <dl className={styles.facts}>
        <Fact name={t('ch_chance')}>{chancesText(card.chances)}</Fact>
        <Fact name={t('ch_return')}>{percentText(card.return_ppm)}</Fact>
        <Fact name={t('record_stake')}>
          {card.stake === null ? t('ch_stake_hidden') : <AmountText amount={card.stake} />}
        </Fact>
      </dl>
      <footer className={styles.foot}>
        {card.state === 'accepted' ? (
          <CopyLine room={room} card={card} />
        ) : (
          <Outcome card={card} family={family} />
        )}
      </footer>
    </section>
  );
}

function Outcome({ card, family }: { card: Card; family: string }) {
  const { result, stake, payout, state, issue } = card;
  const decided = state === 'won' || state === 'lost';
  return (
    <>
      {result && <DrawResult family={family} issue={issue} result={result} size="s" />}
      {decided && stake !== null && payout !== null && <Net stake={stake} payout={payout} />}
    </>
  );
}

function Net({ stake, payout }: { stake: string; payout: string }) {
  return (
    <span className={styles.push}>
      <NetText net={amountOf(unitsOf(payout) - unitsOf(stake))} still />
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
