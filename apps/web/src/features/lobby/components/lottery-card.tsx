import { Card, Emblem, IconButton, Ring, Skeleton, Tag } from '@tessera/ui';
import { Star } from '@tessera/ui/icons';
import { DrawResult } from '../../../components/draw-result/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { type DrawView, type LotteryDraws, useDraws } from '../../../data/draws/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useFavourite, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { layout } from '../model/layout.ts';
import type { Lottery } from '../model/order.ts';
import styles from './lottery-card.module.css';
import { SaleText, useSale } from './sale-clock.tsx';

/** One lottery: its current sale and last result. The whole card links to its board; the star is a separate button. */
export function LotteryCard({ lottery }: { lottery: Lottery }) {
  const format = useFormat();
  const draws = useDraws(lottery.id);
  const name = format.name(lottery.name);
  return (
    <Card className={styles.root} data-off={lottery.enabled ? undefined : ''}>
      <div className={styles.top}>
        <Emblem family={lottery.family} name={name} size={36} tag={format.tag(lottery)} />
        <span className={styles.text}>
          {hasScreen('lottery') ? (
            <Link to="lottery" params={{ id: lottery.id }} className={styles.name} data-card="">
              <LotteryName lottery={lottery} tag="heard" />
            </Link>
          ) : (
            <b className={styles.name}>
              <LotteryName lottery={lottery} tag="heard" />
            </b>
          )}
          <State lottery={lottery} draws={draws} />
        </span>
      </div>
      <FavouriteStar id={lottery.id} name={format.lottery(lottery)} />
      <LastDraw lottery={lottery} draw={draws?.last} known={draws !== undefined} />
    </Card>
  );
}

function State({ lottery, draws }: { lottery: Lottery; draws: LotteryDraws | undefined }) {
  const t = useT();
  const sale = useSale(draws);
  if (!lottery.enabled) return <Tag tone="info">{t('lobby_maintenance')}</Tag>;
  return (
    <span className={styles.time} data-state={sale.state} role="timer" aria-live="off">
      <Ring
        share={sale.share}
        state={sale.state === 'closing' || sale.state === 'closed' ? sale.state : 'open'}
        size={16}
        width={3}
      />
      <SaleText sale={sale} />
    </span>
  );
}

function FavouriteStar({ id, name }: { id: string; name: string }) {
  const t = useT();
  const { on, toggle } = useFavourite(id);
  return (
    <IconButton
      icon={Star}
      iconSize={16}
      className={styles.star}
      label={t('lobby_favourite', { name })}
      pressed={on}
      onClick={toggle}
    />
  );
}

interface LastDrawProps {
  lottery: Lottery;
  draw: DrawView | null | undefined;
  known: boolean;
}

function LastDraw({ lottery, draw, known }: LastDrawProps) {
  const t = useT();
  if (!known) {
    return (
      <>
        <Skeleton width="40%" height={16} />
        <Skeleton height={28} />
      </>
    );
  }
  if (!draw?.result) return <p className={styles.none}>{t('lobby_no_result')}</p>;
  const zones = Array.isArray(draw.result) ? undefined : draw.result;
  const count = zones ? zones.main.length + 1 : (draw.result as readonly number[]).length;
  return (
    <>
      <p className={styles.issue}>{t('lobby_issue', { issue: shortIssue(draw.issue) })}</p>
      <div className={styles.balls} data-tight={count > 5 || undefined}>
        <DrawResult
          family={lottery.family}
          issue={draw.issue}
          result={draw.result}
          size={zones ? 's' : 'm'}
          limit={zones ? undefined : lookOf(lottery.family) === 'square' ? layout.squaresMax : 5}
        />
      </div>
    </>
  );
}
