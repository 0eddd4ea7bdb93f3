import { printAmount, ZERO } from '@tessera/protocol/money';
import { Button, Card } from '@tessera/ui';
import { Pause } from '@tessera/ui/icons';
import { dayStart } from '../../../components/moment/day-start.ts';
import { useDecidedNet } from '../../../components/reality/decided-net.ts';
import { askStop, hoursOf } from '../../../data/protection/index.ts';
import { amountFrom, useFormat, useSettings } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Overview } from '../api/protection.ts';
import styles from './cards.module.css';
import { NetFigure } from './net-figure.tsx';

const MINUTE_MS = 60_000;

/** Today's figures, and the fastest way to a break. */
export function TodayCard({ today, resting }: { today: Overview['today']; resting: boolean }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useSettings();
  const known = useDecidedNet({
    startedAt: dayStart(useNow(MINUTE_MS), timeZone),
    staked: amountFrom(today.staked) ?? ZERO,
    returned: amountFrom(today.returned) ?? ZERO,
    net: amountFrom(today.net) ?? ZERO,
  });
  return (
    <Card pad className={styles.today}>
      <div className={styles.lead}>
        <span>{t('rp_today_played')}</span>
        <b>{hoursOf(today.played_ms)}</b>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('rp_staked')}</dt>
          <dd>{format.figure(today.staked)}</dd>
        </div>
        <div>
          <dt>{t('rp_returned')}</dt>
          <dd>{format.figure(today.returned)}</dd>
        </div>
        <div>
          <dt>{t('account_open_bets')}</dt>
          <dd>{known ? format.figure(known.open) : '—'}</dd>
        </div>
        <div>
          <dt>{t('rp_today_net')}</dt>
          <dd>{known ? <NetFigure net={printAmount(known.decided)} /> : '—'}</dd>
        </div>
      </dl>
      {!resting && (
        <>
          <Button size="lg" block icon={Pause} onClick={() => askStop(true)}>
            {t('rp_rest')}
          </Button>
          <p className={styles.small}>{t('rp_rest_line')}</p>
        </>
      )}
    </Card>
  );
}
