import { Card, Emblem, Ring, Skeleton, SkeletonRegion } from '@tessera/ui';
import { type Ref, useRef } from 'react';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { type LotteryDraws, useAllDraws } from '../../../data/draws/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useReached } from '../../../platform/lazy/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { layout } from '../model/layout.ts';
import { type Lottery, soonest } from '../model/order.ts';
import { SaleText, useSale } from './sale-clock.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './soon-to-draw.module.css';
import { MoveArrows } from './strip-arrows.desktop.tsx';
import { useSoonestFirst } from './use-soonest-first.ts';

/** Number of lotteries in the strip. */
const SOON_MAX = 12;

const Arrows = partByForm({ desktop: MoveArrows });

/** The lotteries by closing time, the next one first. */
export function SoonToDraw({ lotteries }: { lotteries: readonly Lottery[] | undefined }) {
  const t = useT();
  const draws = useAllDraws((lotteries ?? []).map(({ id }) => id));
  const soon = soonest(lotteries ?? [], (id) => draws[id]?.current?.close_at).slice(0, SOON_MAX);
  const strip = useRef<HTMLUListElement>(null);
  const keep = useSoonestFirst(strip, soon.map(({ id }) => id).join(' '));
  const known = lotteries?.every(({ id, enabled }) => !enabled || draws[id]);
  if (known && soon.length === 0) return null;
  return (
    <section aria-label={t('lobby_soon')} {...keep}>
      <SectionHead title={t('lobby_soon')} note={t('lobby_soon_note')}>
        {soon.length > 6 && <Arrows strip={strip} />}
      </SectionHead>
      <Card className={styles.card}>
        {known ? <Strip ref={strip} lotteries={soon} draws={draws} /> : <Waiting />}
      </Card>
    </section>
  );
}

interface StripProps {
  ref: Ref<HTMLUListElement>;
  lotteries: readonly Lottery[];
  draws: Readonly<Record<string, LotteryDraws>>;
}

function Strip({ ref, lotteries, draws }: StripProps) {
  // Lotteries that are not visible at first render when scrolled into view.
  const [rest, reached] = useReached();
  return (
    <ul ref={ref} className={styles.strip} tabIndex={-1}>
      {lotteries.map((lottery, place) => (
        <li key={lottery.id} ref={place === layout.soon ? rest : undefined} className={styles.item}>
          {(reached || place < layout.soon) && <Soon lottery={lottery} draws={draws[lottery.id]} />}
        </li>
      ))}
    </ul>
  );
}

function Soon({ lottery, draws }: { lottery: Lottery; draws: LotteryDraws | undefined }) {
  const format = useFormat();
  const sale = useSale(draws);
  const name = format.name(lottery.name);
  const face = (
    <>
      <Ring
        share={sale.share}
        state={sale.state === 'closing' || sale.state === 'closed' ? sale.state : 'open'}
        size={layout.ring}
      >
        <Emblem family={lottery.family} name={name} size={layout.emblem} tag={format.tag(lottery)} />
      </Ring>
      <span className={styles.text}>
        <b className={styles.time} data-state={sale.state} role="timer" aria-live="off">
          <SaleText sale={sale} />
        </b>
        <span className={styles.name}>
          <LotteryName lottery={lottery} tag="heard" />
        </span>
      </span>
    </>
  );
  if (!hasScreen('lottery')) return <div className={styles.link}>{face}</div>;
  return (
    <Link to="lottery" params={{ id: lottery.id }} className={styles.link}>
      {face}
    </Link>
  );
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')} className={styles.strip}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.item}>
          <div className={styles.link}>
            <Skeleton shape="circle" width={layout.ring} height={layout.ring} />
            <span className={styles.text}>
              <span className={styles.time}>
                <Skeleton width={72} height={24} />
              </span>
              <Skeleton width={72} height={20} />
            </span>
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
