import { grouped, shortFigure } from '@tessera/protocol/money';
import { Tessera } from '@tessera/ui';
import { useMemo } from 'react';
import { useMoment } from '../../../components/moment/index.ts';
import { reachable } from '../../../components/reachable/index.ts';
import { tierText } from '../../../components/tier-text/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSale } from '../draw/use-sale.ts';
import { engine } from '../play/engine.ts';
import styles from './jackpot-head.module.css';
import { ticketTiers } from './tiers.ts';

/**
 * What a line of a jackpot ticket can win, and how likely. The prizes are fixed when a bet is accepted (L9): there is no pool, so
 * none is shown.
 */
export function JackpotHead() {
  const t = useT();
  const format = useFormat();
  const moment = useMoment();
  const { lottery, item, pricing, terms } = useBettingPage();
  const { draw } = useSale(lottery.id);
  const tiers = useMemo(
    () => ticketTiers(item, engine.oddsOf(item.id, pricing, terms.rebatePpm), terms.unitStake),
    [item, pricing, terms.rebatePpm, terms.unitStake],
  );
  const [top] = tiers;
  if (!top) return null;
  const chance = (oneIn: number) => `1/${grouped(oneIn)}`;
  return (
    <section className={styles.root} aria-label={t('bet_jackpot')}>
      <Tessera className={styles.tessera ?? ''} />
      <div className={styles.top}>
        <span className={styles.label}>{t('bet_jackpot_top')}</span>
        <b className={styles.prize}>{shortFigure(format.money(top.prize))}</b>
        <span className={styles.chance}>{t('bet_jackpot_chance', { chance: chance(top.oneIn) })}</span>
        {draw && (
          <span className={styles.draw}>
            {t('bet_jackpot_draw', { time: moment(draw.draw_at, lottery.zone) })}
          </span>
        )}
      </div>
      <ul ref={reachable} className={styles.tiers} aria-label={t('bet_jackpot_tiers')}>
        {tiers.map(({ tier, prize, oneIn }) => (
          <li key={tier}>
            <span>{tierText(t, tier, item.family)}</span>
            <b>{shortFigure(format.figure(prize))}</b>
            <small>{chance(oneIn)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
